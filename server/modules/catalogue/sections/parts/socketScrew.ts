import { bothSides, circle, cross, line, polygon, regular, type Generator } from '../shapes/shapes.ts';
import { corners, rootOf } from './cylinder.ts';

/** A screw with a hexagon socket: its head is cut open, and shown from its side on the right (first angle). */
export const socketScrew: Generator = {
  letters: {
    d: ['Diş', 'Çap', 'Diş çapı'],
    L: ['Boy', 'Uzunluk'],
    dk: ['Baş çapı'],
    k: ['Baş yüksekliği'],
    s: ['Anahtar ağzı', 'Alyan ölçüsü'],
  },
  sample: { d: 8, L: 30, dk: 13, k: 8, s: 6 },
  draw({ d: thread, L: length, dk: head, k: high, s: flats }) {
    const d = thread ?? high ?? (head ? head / 1.6 : flats ? flats / 0.78 : (length ?? 30) / 4);
    const L = length ?? d * 4;
    const dk = head ?? d * 1.6;
    const k = high ?? d;
    const s = flats ?? d * 0.78;
    const across = s * corners;
    if (dk <= d || across >= dk) return null;
    const root = rootOf(d) / 2;
    const [depth, chamfer, round] = [k * 0.55, Math.min(d * 0.14, L / 3), Math.min(k * 0.1, dk * 0.06)];
    const centre = L + dk / 2 + Math.max(dk * 0.95, L * 0.22);
    return {
      shapes: [
        circle('face', [centre, 0], dk / 2),
        regular('face', [centre, 0], across / 2, 6),
        ...cross([centre, 0], dk / 2),
        polygon('face', [
          [0, -d / 2],
          [L - chamfer, -d / 2],
          [L, -d / 2 + chamfer],
          [L, d / 2 - chamfer],
          [L - chamfer, d / 2],
          [0, d / 2],
        ]),
        ...bothSides(line('thin', [d * 0.1, -root], [L, -root])),
        line('edge', [L - chamfer, -d / 2], [L - chamfer, d / 2]),
        polygon(
          'cut',
          [
            [-k, -dk / 2 + round],
            [-k + round, -dk / 2],
            [0, -dk / 2],
            [0, dk / 2],
            [-k + round, dk / 2],
            [-k, dk / 2 - round],
            [-k, across / 2],
            [-k + depth, across / 2],
            [-k + depth + across * 0.2, 0],
            [-k + depth, -across / 2],
            [-k, -across / 2],
          ],
          1,
        ),
        line('edge', [-k, -across / 2], [-k, across / 2]),
        line('edge', [-k + depth, -across / 2], [-k + depth, across / 2]),
        line('axis', [-k, 0], [L, 0]),
      ],
      dimensions: [
        { letter: 'd', from: [L - chamfer, -d / 2], to: [L - chamfer, d / 2], side: 'right', beside: [L, 0] },
        { letter: 'L', from: [0, dk / 2], to: [L, d / 2], side: 'below' },
        { letter: 'k', from: [-k, -dk / 2], to: [0, -dk / 2], side: 'above' },
        { letter: 'dk', from: [centre, -dk / 2], to: [centre, dk / 2], side: 'right' },
        { letter: 's', from: [centre - s / 2, across / 4], to: [centre + s / 2, across / 4], side: 'below' },
      ],
    };
  },
};
