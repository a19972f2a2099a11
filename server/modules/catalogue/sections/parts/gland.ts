import { bothSides, box, line, polygon, roundBox, type Generator } from '../shapes/shapes.ts';
import { rootOf } from './cylinder.ts';

/** A cable gland from the side: its thread, the hexagon of its body and the dome that presses the seal onto the cable. */
export const gland: Generator = {
  letters: { d: ['Diş', 'Diş çapı', 'Bağlantı dişi'] },
  sample: { d: 20 },
  draw({ d = 20 }) {
    const [half, root] = [d / 2, rootOf(d) / 2];
    const [wide, long] = [d * 0.66, d * 0.5];
    return {
      shapes: [
        box('face', [-long, -half], [0, half]),
        line('thin', [-long, -root], [0, -root]),
        line('thin', [-long, root], [0, root]),
        roundBox('face', [0, -wide], [d * 0.3, wide], d * 0.03),
        ...bothSides(line('edge', [0, -wide * 0.5], [d * 0.3, -wide * 0.5])),
        box('mark', [d * 0.3, -wide * 0.86], [d * 0.38, wide * 0.86]),
        polygon('face', [
          [d * 0.38, -wide * 0.96],
          [d * 0.86, -wide * 0.96],
          [d * 1.16, -wide * 0.5],
          [d * 1.16, wide * 0.5],
          [d * 0.86, wide * 0.96],
          [d * 0.38, wide * 0.96],
        ]),
        ...bothSides(line('edge', [d * 0.38, -wide * 0.48], [d * 0.86, -wide * 0.48])),
        line('axis', [-long, 0], [d * 1.16, 0]),
      ],
      dimensions: [{ letter: 'd', from: [-long, -half], to: [-long, half], side: 'left' }],
    };
  },
};
