import { bothSides, box, circle, line, polygon, roundBox, type Generator, type Point } from '../shapes/shapes.ts';

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
    const seat = Math.min(ball * 0.96, half * 0.8);
    const stem = bore * 0.28;
    const lever = Math.max(L * 0.75, DN * 1.8);
    const upper: Point[] = [
      [-half, -bore],
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
      [half, -bore],
    ];
    const base = Math.min(body, H * 0.95);
    const grip = (H - base) * 0.14 + stem * 0.1;
    return {
      shapes: [
        box('face', [-stem, -H], [stem, -bore]),
        roundBox('face', [-stem * 1.5, -H], [lever, -H + grip * 1.2], grip * 0.6),
        ...bothSides(polygon('cut', upper, 1)),
        circle('face', [0, 0], ball),
        ...bothSides(
          line('edge', [-half, -bore], [half, -bore]),
          box('mark', [-seat, -bore * 1.22], [-seat + bore * 0.2, -bore]),
          box('mark', [seat - bore * 0.2, -bore * 1.22], [seat, -bore]),
        ),
        line('edge', [-half, -bore], [-half, bore]),
        line('edge', [half, -bore], [half, bore]),
        line('axis', [-half, 0], [half, 0]),
        line('axis', [0, -H], [0, body]),
      ],
      dimensions: [
        { letter: 'DN', from: [-half, -bore], to: [-half, bore], side: 'left' },
        { letter: 'L', from: [-half, end], to: [half, end], side: 'below' },
        { letter: 'H', from: [lever, -H], to: [half, 0], side: 'right' },
        ...(flanged === undefined
          ? []
          : [{ letter: 'D', from: [-half, -end], to: [-half, end], side: 'left', row: 2 } as const]),
      ],
    };
  },
};
