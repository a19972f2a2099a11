import { line, polygon, type Generator, type Shape } from '../shapes/shapes.ts';

/** The angle of a point that nobody states (DIN 338, type N). */
const usual = 118;
/** The flutes turn once in this many diameters. */
const turn = 3.2;
const mostTurns = 24;

/** A twist drill from the side. */
export const drill: Generator = {
  letters: {
    d: ['Çap', 'Matkap çapı'],
    L: ['Toplam boy', 'Boy'],
    l1: ['Helis boyu', 'Kesme boyu', 'Çalışma boyu'],
    a: ['Uç açısı'],
  },
  sample: { d: 10, L: 133, l1: 87, a: 118 },
  draw({ d: across, L: length, l1: fluted, a }) {
    if (a !== undefined && (a < 60 || a > 180)) return null;
    const opening = a ?? usual;
    // The height of the point, as a part of the diameter.
    const point = Math.max(0.5 / Math.tan((opening * Math.PI) / 360), 0);
    const d = across ?? (length ?? (fluted ?? 87) * 1.5) / 13;
    const L = length ?? (fluted ? fluted * 1.5 : d * 13);
    const l1 = fluted ?? L * 0.65;
    if (l1 >= L || l1 <= d * (point + 0.1)) return null;
    const half = d / 2;
    const [start, shoulder] = [L - l1, L - point * d];
    const turns = Math.min(Math.max(Math.round((shoulder - start) / (d * turn)), 1), mostTurns);
    const step = (shoulder - start) / turns;
    const flutes = Array.from({ length: turns }, (_, at): Shape[] => {
      const x = start + at * step;
      return [
        line(
          'edge',
          [x + step * 0.1, half],
          [x + step * 0.42, half * 0.35],
          [x + step * 0.62, -half * 0.35],
          [x + step * 0.94, -half],
        ),
        line(
          'thin',
          [x + step * 0.28, half],
          [x + step * 0.56, half * 0.3],
          [x + step * 0.76, -half * 0.4],
          [x + step, -half * 0.92],
        ),
      ];
    }).flat();
    return {
      shapes: [
        polygon('face', [
          [0, -half * 0.92],
          [half * 0.1, -half],
          [shoulder, -half],
          [L, 0],
          [shoulder, half],
          [half * 0.1, half],
          [0, half * 0.92],
        ]),
        ...flutes,
        line('edge', [shoulder, -half], [shoulder + point * d * 0.35, half * 0.2], [L, 0]),
        line('axis', [0, 0], [L, 0]),
      ],
      dimensions: [
        { letter: 'd', from: [0, -half], to: [0, half], side: 'left' },
        { letter: 'l1', from: [start, half], to: [L, 0], side: 'below' },
        { letter: 'L', from: [0, half], to: [L, 0], side: 'below', row: 2 },
        { letter: 'a', vertex: [L, 0], from: -opening / 2, to: opening / 2, reach: 0 },
      ],
    };
  },
};
