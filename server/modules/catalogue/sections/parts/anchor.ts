import { box, line, polygon, type Generator } from '../shapes/shapes.ts';
import { rootOf } from './cylinder.ts';

/** A wedge anchor in its hole: the sleeve spreads over the cone at its end. */
export const anchor: Generator = {
  letters: {
    d: ['Diş', 'Diş çapı'],
    L: ['Boy', 'Uzunluk'],
    d0: ['Delik çapı', 'Matkap çapı'],
    h: ['Ankraj derinliği', 'Gömme derinliği'],
  },
  sample: { d: 10, L: 95, d0: 10, h: 60 },
  draw({ d: thread, L: length, d0: hole, h: depth }) {
    const d = thread ?? hole ?? (length ?? 95) / 9.5;
    const d0 = hole ?? d;
    const L = length ?? (depth ? depth * 1.6 : d * 9.5);
    const h = depth ?? L * 0.62;
    if (h >= L || d0 < d * 0.8 || d > L) return null;
    const [half, root, sleeve] = [d / 2, rootOf(d) / 2, d0 / 2];
    const from = L - h;
    const cone = Math.min(d * 0.9, h * 0.2);
    const long = Math.min(d * 2, h * 0.5);
    return {
      shapes: [
        box('face', [0, -half], [L - cone, half]),
        line('thin', [0, -root], [L - cone - long, -root]),
        line('thin', [0, root], [L - cone - long, root]),
        box('mark', [L - cone - long, -sleeve], [L - cone, sleeve]),
        polygon('face', [
          [L - cone, -half * 0.7],
          [L, -sleeve * 0.98],
          [L, sleeve * 0.98],
          [L - cone, half * 0.7],
        ]),
        line('hidden', [from, -sleeve], [L, -sleeve]),
        line('hidden', [from, sleeve], [L, sleeve]),
        line('edge', [from, -half * 2.6], [from, half * 2.6]),
        line('axis', [0, 0], [L, 0]),
      ],
      dimensions: [
        { letter: 'd', from: [0, -half], to: [0, half], side: 'left' },
        { letter: 'h', from: [from, half], to: [L, sleeve], side: 'below' },
        { letter: 'L', from: [0, half], to: [L, sleeve], side: 'below', row: 2 },
        { letter: 'd0', from: [L, -sleeve], to: [L, sleeve], side: 'right' },
      ],
    };
  },
};
