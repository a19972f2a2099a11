import { box, circle, line, polygon, roundBox, type Generator, type Point } from '../shapes/shapes.ts';

const ticks = 11;

/** A gauge or a thermometer from the front; where the length of its stem is known, the stem goes so deep into the pipe. */
export const dial: Generator = {
  letters: { D: ['Gösterge çapı', 'Kadran çapı', 'Çap'], L: ['Daldırma boyu', 'Boy'] },
  sample: { D: 100, L: 100 },
  draw({ D: across, L: length }) {
    const D = across ?? length ?? 100;
    const [R, face] = [D / 2, D * 0.43];
    if (length !== undefined && length > D * 12) return null;
    const hex = D * 0.11;
    const neck = R + D * 0.14;
    const thread = neck + D * 0.12;
    const stem = thread + (length ?? D * 0.16);
    const at = (radius: number, turn: number): Point => [radius * Math.sin(turn), -radius * Math.cos(turn)];
    const turnOf = (tick: number) => ((-135 + (270 * tick) / (ticks - 1)) * Math.PI) / 180;
    const needle = turnOf(6);
    return {
      shapes: [
        box('face', [-D * 0.05, R * 0.96], [D * 0.05, neck]),
        roundBox('face', [-hex, neck], [hex, thread], D * 0.015),
        box(
          'face',
          [-D * (length === undefined ? 0.07 : 0.035), thread],
          [D * (length === undefined ? 0.07 : 0.035), stem],
        ),
        circle('face', [0, 0], R),
        circle('face', [0, 0], face),
        ...Array.from({ length: ticks }, (_, tick) =>
          line('edge', at(face * 0.8, turnOf(tick)), at(face * 0.94, turnOf(tick))),
        ),
        polygon('mark', [
          at(face * 0.75, needle),
          at(face * 0.07, needle + 1.57),
          at(face * 0.18, needle + 3.14),
          at(face * 0.07, needle - 1.57),
        ]),
        circle('face', [0, 0], face * 0.05),
        line('axis', [0, R], [0, stem]),
      ],
      dimensions: [
        { letter: 'D', from: [-R, 0], to: [R, 0], side: 'above' },
        ...(length === undefined
          ? []
          : [{ letter: 'L', from: [hex, thread], to: [D * 0.035, stem], side: 'right' } as const]),
      ],
    };
  },
};
