import { box, line, polygon, type Generator } from '../shapes/shapes.ts';

/** A welding electrode: its core stands out of the coating where the holder grips it. */
export const electrode: Generator = {
  letters: { d: ['Çap', 'Çekirdek çapı', 'Tel çapı'], L: ['Boy', 'Uzunluk'] },
  sample: { d: 3.2, L: 60 },
  draw({ d: core, L: length }) {
    const d = core ?? (length ?? 60) / 18;
    const L = length ?? d * 18;
    const [half, coat] = [d / 2, d * 0.82];
    const bare = Math.min(L * 0.16, d * 8);
    return {
      shapes: [
        box('face', [0, -half], [bare, half]),
        polygon('face', [
          [bare, -half],
          [bare + Math.min(d * 0.6, L * 0.05), -coat],
          [L, -coat],
          [L, coat],
          [bare + Math.min(d * 0.6, L * 0.05), coat],
          [bare, half],
        ]),
        box('mark', [bare + (L - bare) * 0.08, -coat], [bare + (L - bare) * 0.12, coat]),
        line('axis', [0, 0], [L, 0]),
      ],
      dimensions: [
        { letter: 'd', from: [0, -half], to: [0, half], side: 'left' },
        { letter: 'L', from: [0, coat], to: [L, coat], side: 'below' },
      ],
    };
  },
};
