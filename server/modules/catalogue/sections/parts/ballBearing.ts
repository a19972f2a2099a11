import { bothSides, box, circle, line, roundBox, type Generator } from '../shapes/shapes.ts';

/** The diameter of a ball as a part of the height of the section, as in the common series. */
const ball = 0.6;

/** A deep groove ball bearing, cut along its axis. Only d, D and B are normed; the balls are placed by a rule of thumb. */
export const ballBearing: Generator = {
  letters: { d: ['İç çap'], D: ['Dış çap'], B: ['Genişlik'], r: ['Köşe yuvarlatması', 'Pah'] },
  sample: { d: 20, D: 47, B: 14, r: 1 },
  draw({ d: bore, D: outside, B: breadth, r }) {
    const D = outside ?? (bore ?? 20) * 2.2;
    const d = bore ?? D / 2.2;
    const B = breadth ?? (D - d) * 0.52;
    if (d >= D) return null;
    const [R, ri] = [D / 2, d / 2];
    const high = R - ri;
    const middle = (R + ri) / 2;
    const radius = Math.min((ball * high) / 2, B * 0.46);
    const shoulder = radius * 0.55;
    const corner = Math.min(r ?? high * 0.08, high * 0.2);
    const side = B / 2;
    // Shields close the gap between the rings; they are the part that wears.
    const shield = (at: number) =>
      box('mark', [at - B * 0.022, -middle - shoulder * 1.5], [at + B * 0.022, -middle + shoulder * 1.5]);
    return {
      shapes: [
        line('edge', [-side, -ri], [-side, ri]),
        line('edge', [side, -ri], [side, ri]),
        ...bothSides(
          roundBox('cut', [-side, -R], [side, -middle - shoulder], corner, 1),
          roundBox('cut', [-side, -middle + shoulder], [side, -ri], corner, -1),
          shield(-side * 0.86),
          shield(side * 0.86),
          circle('face', [0, -middle], radius),
          line('axis', [-radius, -middle], [radius, -middle]),
          line('axis', [0, -middle - radius], [0, -middle + radius]),
        ),
        line('axis', [-side, 0], [side, 0]),
      ],
      dimensions: [
        { letter: 'd', from: [-side, -ri], to: [-side, ri], side: 'left' },
        { letter: 'D', from: [side, -R], to: [side, R], side: 'right', row: 2 },
        { letter: 'B', from: [-side, -R], to: [side, -R], side: 'above' },
        { letter: 'r', at: [side - corner * 0.3, -R + corner * 0.3], toward: [40, -26] },
      ],
    };
  },
};
