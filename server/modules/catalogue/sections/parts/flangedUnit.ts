import { box, circle, cross, line, roundBox, type Generator } from '../shapes/shapes.ts';

/** A bearing in a square housing with four holes, from the front and from the side, in the usual proportions of UCF units. */
export const flangedUnit: Generator = {
  letters: {
    d: ['Mil çapı', 'İç çap'],
    L: ['Flanş kenarı', 'Kenar', 'Boy'],
    J: ['Delikler arası', 'Delik aralığı', 'Cıvata aralığı'],
    n: ['Delik sayısı'],
  },
  sample: { d: 25, L: 95, J: 70, n: 4 },
  draw({ d: shaft, L: edge, J: holes, n }) {
    const L = edge ?? (holes ? holes * 1.36 : (shaft ?? 25) * 3.8);
    const J = holes ?? L * 0.735;
    const d = shaft ?? L * 0.26;
    const [half, pitch] = [L / 2, J / 2];
    const housing = Math.min(pitch * 1.06, half * 0.8);
    const ring = Math.min(Math.max(d * 0.7, housing * 0.5), housing * 0.86);
    const hole = Math.min((half - pitch) * 0.5, L * 0.07);
    if (pitch >= half || d / 2 >= ring || hole <= 0) return null;
    const corners = [1, -1].flatMap((x) => [1, -1].map((y) => [x * pitch, y * pitch] as const));
    const side = half + L * 0.34;
    const [plate, deep] = [L * 0.14, L * 0.36];
    return {
      shapes: [
        roundBox('face', [-half, -half], [half, half], (half - pitch) * 0.9),
        ...corners.map((at) => circle('face', at, hole)),
        ...corners.flatMap((at) => cross(at, hole * 1.3)),
        circle('face', [0, 0], housing),
        circle('mark', [0, 0], (ring + housing) / 2),
        circle('face', [0, 0], ring),
        circle('face', [0, 0], d / 2),
        ...cross([0, 0], half),
        roundBox('face', [side, -half], [side + plate, half], L * 0.02),
        roundBox('face', [side + plate, -housing], [side + deep, housing], L * 0.03),
        box('face', [side + deep, -ring], [side + deep + L * 0.06, ring]),
        line('axis', [side, 0], [side + deep + L * 0.06, 0]),
      ],
      dimensions: [
        { letter: 'd', from: [0, -d / 2], to: [0, d / 2], side: 'left' },
        { letter: 'J', from: [-pitch, pitch], to: [pitch, pitch], side: 'below' },
        { letter: 'L', from: [-half, half], to: [half, half], side: 'below', row: 2 },
        ...(n === undefined ? [] : [{ letter: 'n', at: [pitch, -pitch], toward: [34, -60] } as const]),
      ],
    };
  },
};
