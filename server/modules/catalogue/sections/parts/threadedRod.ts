import { line, polygon, type Generator } from '../shapes/shapes.ts';
import { rootOf } from './cylinder.ts';

/** A rod with a thread along all of it. */
export const threadedRod: Generator = {
  letters: { d: ['Diş', 'Diş çapı', 'Çap'], L: ['Boy', 'Uzunluk'] },
  sample: { d: 10, L: 100 },
  draw({ d: thread, L: length }) {
    const d = thread ?? (length ?? 100) / 10;
    const L = length ?? d * 10;
    const chamfer = Math.min(d * 0.14, L / 4);
    const [half, root] = [d / 2, rootOf(d) / 2];
    return {
      shapes: [
        polygon('face', [
          [0, -half + chamfer],
          [chamfer, -half],
          [L - chamfer, -half],
          [L, -half + chamfer],
          [L, half - chamfer],
          [L - chamfer, half],
          [chamfer, half],
          [0, half - chamfer],
        ]),
        line('thin', [0, -root], [L, -root]),
        line('thin', [0, root], [L, root]),
        line('edge', [chamfer, -half], [chamfer, half]),
        line('edge', [L - chamfer, -half], [L - chamfer, half]),
        line('axis', [0, 0], [L, 0]),
      ],
      dimensions: [
        { letter: 'd', from: [0, -half], to: [0, half], side: 'left' },
        { letter: 'L', from: [0, half], to: [L, half], side: 'below' },
      ],
    };
  },
};
