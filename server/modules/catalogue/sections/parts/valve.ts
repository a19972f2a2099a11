import { bothSides, box, line, polygon, roundBox, type Generator, type Point, type Shape } from '../shapes/shapes.ts';

const threads = (half: number, deep: number, radius: number) => [
  line('thin', [-half, -radius * 1.07], [-half + deep, -radius * 1.07]),
  line('thin', [half - deep, -radius * 1.07], [half, -radius * 1.07]),
];

/** A ball valve, cut along its pipe. With a diameter of flanges it has flanges, else ends with a thread. */
export const valve: Generator = {
  letters: {
    DN: ['Anma çapı', 'Çap', 'DN'],
    L: ['Yapı boyu', 'Boy'],
    H: ['Yükseklik'],
    D: ['Flanş çapı', 'Dış çap'],
  },
  sample: { DN: 50, L: 180, H: 150, D: 165 },
  draw({ DN: nominal, L: length, H: high, D: flanged }) {
    const DN = nominal ?? (length ? length / 2.6 : (high ?? flanged ?? 130) / 2.6);
    const L = length ?? DN * 2.6;
    const bore = DN / 2;
    const ball = bore * 1.45;
    const body = ball * 1.28;
    const H = high ?? body + DN;
    if (H <= ball || L <= DN * 0.6 || (flanged !== undefined && flanged <= DN)) return null;
    const end = flanged === undefined ? bore * 1.55 : flanged / 2;
    const [half, thick] = [L / 2, flanged === undefined ? L * 0.14 : Math.min(L * 0.11, flanged * 0.14)];
    const shoulder = Math.min(ball * 1.05, half - thick * 1.3);
    const wall = bore * 1.4;
    const stem = bore * 0.28;
    const lever = Math.max(L * 0.75, DN * 1.8);
    // A pipe is screwed into ends without a flange.
    const [thread, deep] = flanged === undefined ? [bore * 1.16, thick * 1.05] : [bore, 0];
    const port = Math.sqrt(ball ** 2 - bore ** 2);
    const seat = port + bore * 0.2;
    const upper: Point[] = [
      [-half + deep, -bore],
      [-half + deep, -thread],
      [-half, -thread],
      [-half, -end],
      [-half + thick, -end],
      [-half + thick, -wall],
      [-shoulder, -Math.min(wall * 1.1, body)],
      [-shoulder * 0.7, -body],
      [shoulder * 0.7, -body],
      [shoulder, -Math.min(wall * 1.1, body)],
      [half - thick, -wall],
      [half - thick, -end],
      [half, -end],
      [half, -thread],
      [half - deep, -thread],
      [half - deep, -bore],
    ];
    const cap: Shape = {
      look: 'cut',
      lean: -1,
      path: [['M', -port, -bore], ['A', ball, false, true, port, -bore], ['Z']],
    };
    const base = Math.min(body, H * 0.95);
    const grip = (H - base) * 0.14 + stem * 0.1;
    return {
      shapes: [
        ...bothSides(
          polygon('cut', upper, 1),
          ...(deep > 0 ? threads(half, deep, thread) : []),
          cap,
          box('mark', [-seat, -bore * 1.22], [-seat + bore * 0.2, -bore]),
          box('mark', [seat - bore * 0.2, -bore * 1.22], [seat, -bore]),
        ),
        line('edge', [-port, -bore], [-port, bore]),
        line('edge', [port, -bore], [port, bore]),
        box('face', [-stem * 1.7, -base - (H - base) * 0.25], [stem * 1.7, -base]),
        box('face', [-stem, -H], [stem, -ball * 0.95]),
        roundBox('face', [-stem * 1.5, -H], [lever, -H + grip * 1.2], grip * 0.6),
        line('edge', [-half, -thread], [-half, thread]),
        line('edge', [half, -thread], [half, thread]),
        line('axis', [-half, 0], [half, 0]),
        line('axis', [0, -H], [0, body]),
      ],
      dimensions: [
        { letter: 'DN', from: [-half + deep, -bore], to: [-half + deep, bore], side: 'left' },
        { letter: 'L', from: [-half, end], to: [half, end], side: 'below' },
        { letter: 'H', from: [lever, -H], to: [half, 0], side: 'right' },
        ...(flanged === undefined
          ? []
          : [{ letter: 'D', from: [-half, -end], to: [-half, end], side: 'left', row: 2 } as const]),
      ],
    };
  },
};
