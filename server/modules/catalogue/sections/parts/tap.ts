import { box, line, polygon, type Generator } from '../shapes/shapes.ts';
import { rootOf } from './cylinder.ts';

/** A hand or machine tap: a thread with flutes, a shank and the square that turns it. */
export const tap: Generator = {
  letters: {
    d: ['Diş', 'Diş çapı', 'Çap'],
    L: ['Boy', 'Toplam boy'],
    d2: ['Şaft çapı', 'Sap çapı'],
    s: ['Şaft karesi', 'Kare'],
  },
  sample: { d: 10, L: 100, d2: 10, s: 8 },
  draw({ d: thread, L: length, d2: shank, s: square }) {
    const d = thread ?? shank ?? (square ? square * 1.3 : (length ?? 100) / 11);
    const d2 = shank ?? d * 0.8;
    const s = square ?? d2 * 0.8;
    const L = length ?? d * 9 + 12;
    const cut = Math.min(L * 0.34, d * 3);
    if (s > d2 * 1.05 || L <= d) return null;
    const [half, root, grip] = [d / 2, rootOf(d) / 2, d2 / 2];
    const end = Math.min(L * 0.12, s * 1.5);
    const [from, lead] = [L - cut, Math.min(cut * 0.4, d)];
    const neck = from - Math.min(L * 0.06, d * 0.5);
    return {
      shapes: [
        box('face', [0, -s / 2], [end, s / 2]),
        line('thin', [0, -s / 2], [end, s / 2]),
        line('thin', [0, s / 2], [end, -s / 2]),
        polygon('face', [
          [end, -grip],
          [neck, -grip],
          [from, -root],
          [from, root],
          [neck, grip],
          [end, grip],
        ]),
        polygon('mark', [
          [from, -half],
          [L - lead, -half],
          [L, -root * 0.9],
          [L, root * 0.9],
          [L - lead, half],
          [from, half],
        ]),
        line('edge', [from, -half * 0.3], [L, -half * 0.3]),
        line('edge', [from, half * 0.3], [L, half * 0.3]),
        line('axis', [0, 0], [L, 0]),
      ],
      dimensions: [
        { letter: 'd', from: [L - lead, -half], to: [L - lead, half], side: 'right' },
        { letter: 'L', from: [0, s / 2], to: [L, root * 0.9], side: 'below' },
        { letter: 'd2', from: [end, -grip], to: [end, grip], side: 'left', row: 2 },
        { letter: 's', from: [0, -s / 2], to: [0, s / 2], side: 'left' },
      ],
    };
  },
};
