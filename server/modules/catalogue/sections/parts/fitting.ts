import { bothSides, box, line, polygon, type Generator } from '../shapes/shapes.ts';

/** A compression fitting, cut along its pipe: the nut drives the cutting ring onto the pipe. */
export const fitting: Generator = {
  letters: { d: ['Boru dış çapı', 'Boru çapı', 'Dış çap'] },
  sample: { d: 15 },
  draw({ d = 15 }) {
    const [half, inner] = [d / 2, d * 0.36];
    const body = d * 0.62;
    const nut = d * 0.84;
    return {
      shapes: [
        line('edge', [-d * 1.5, -inner], [-d * 1.5, inner]),
        line('edge', [d * 1.6, -inner], [d * 1.6, inner]),
        ...bothSides(
          box('cut', [-d * 0.3, -half], [d * 1.6, -inner], -1),
          polygon(
            'cut',
            [
              [-d * 1.5, -inner],
              [-d * 1.5, -body],
              [-d * 0.7, -body],
              [-d * 0.7, -nut],
              [-d * 0.4, -nut],
              [-d * 0.4, -body],
              [d * 0.3, -body],
              [d * 0.3, -half],
              [-d * 0.3, -half],
              [-d * 0.3, -inner],
            ],
            1,
          ),
          polygon('mark', [
            [d * 0.1, -half],
            [d * 0.3, -body * 0.98],
            [d * 0.6, -body * 0.98],
            [d * 0.7, -half],
          ]),
          polygon(
            'cut',
            [
              [-d * 0.12, -body],
              [-d * 0.12, -nut],
              [d * 0.8, -nut],
              [d, -half * 1.2],
              [d, -half],
              [d * 0.7, -half],
              [d * 0.6, -body],
            ],
            -1,
          ),
        ),
        line('axis', [-d * 1.5, 0], [d * 1.6, 0]),
      ],
      dimensions: [{ letter: 'd', from: [d * 1.6, -half], to: [d * 1.6, half], side: 'right' }],
    };
  },
};
