import { circle, cross, line, polygon, regular, threadRoot, type Generator } from '../shapes/shapes.ts';
import { corners, rootOf } from './cylinder.ts';

/** A bolt with a hexagonal head, and the view of its end on the left (first angle). A length of thread that nobody states is the whole shank. */
export const hexBolt: Generator = {
  letters: {
    d: ['Diş', 'Çap', 'Diş çapı'],
    L: ['Boy', 'Uzunluk'],
    k: ['Baş yüksekliği'],
    s: ['Anahtar ağzı'],
    b: ['Diş boyu'],
  },
  sample: { d: 8, L: 40, k: 5.3, s: 13, b: 22 },
  draw({ d: thread, L: length, k: head, s: flats, b: threaded }) {
    const d = thread ?? (flats ? flats / 1.62 : head ? head / 0.65 : (length ?? 40) / 5);
    const L = length ?? d * 5;
    const k = head ?? d * 0.65;
    const s = flats ?? d * 1.62;
    if (s <= d || (threaded ?? 0) > L) return null;
    const e = s * corners;
    const from = L - Math.min(threaded ?? L - d * 0.12, L);
    const chamfer = Math.min(d * 0.14, L / 3);
    const root = rootOf(d) / 2;
    const bevel = Math.min(k * 0.3, (e - s) * 0.8);
    const centre = -k - s * 0.5 - Math.max(s * 0.7, L * 0.16);
    return {
      shapes: [
        regular('face', [centre, 0], e / 2, 6),
        circle('edge', [centre, 0], s * 0.475),
        circle('face', [centre, 0], d / 2),
        threadRoot([centre, 0], root),
        ...cross([centre, 0], e / 2),
        polygon('face', [
          [-k, -e / 2 + bevel],
          [-k + bevel * 0.6, -e / 2],
          [0, -e / 2],
          [0, e / 2],
          [-k + bevel * 0.6, e / 2],
          [-k, e / 2 - bevel],
        ]),
        line('edge', [-k, -e / 4], [0, -e / 4]),
        line('edge', [-k, e / 4], [0, e / 4]),
        polygon('face', [
          [0, -d / 2],
          [L - chamfer, -d / 2],
          [L, -d / 2 + chamfer],
          [L, d / 2 - chamfer],
          [L - chamfer, d / 2],
          [0, d / 2],
        ]),
        line('thin', [from, -root], [L, -root]),
        line('thin', [from, root], [L, root]),
        ...(threaded ? [line('edge', [from, -d / 2], [from, d / 2])] : []),
        line('edge', [L - chamfer, -d / 2], [L - chamfer, d / 2]),
        line('axis', [-k, 0], [L, 0]),
      ],
      dimensions: [
        { letter: 'd', from: [L - chamfer, -d / 2], to: [L - chamfer, d / 2], side: 'right' },
        { letter: 'L', from: [0, e / 2], to: [L, d / 2], side: 'below' },
        { letter: 'k', from: [-k, -e / 2], to: [0, -e / 2], side: 'above' },
        { letter: 's', from: [centre - s / 2, e / 4], to: [centre + s / 2, e / 4], side: 'below' },
        { letter: 'b', from: [from, -d / 2], to: [L, -d / 2], side: 'above' },
      ],
    };
  },
};
