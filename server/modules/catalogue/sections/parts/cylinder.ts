import { bothSides, box, line, polygon, type Generator, type Point } from '../shapes/shapes.ts';

/** A cylinder with its rod drawn in, cut along its axis; covers and piston follow the proportions of ISO 15552. */
export const cylinder: Generator = {
  letters: {
    D: ['Piston çapı'],
    S: ['Strok'],
    KK: ['Mil dişi', 'Diş'],
    L: ['Boy', 'Toplam boy'],
    d: ['Mil çapı'],
  },
  sample: { D: 50, S: 100, KK: 16, L: 206, d: 20 },
  draw({ D: bore, S: stroke, KK: thread, L: total, d: rod }) {
    const D = bore ?? (rod ? rod * 2.5 : thread ? thread * 3.1 : (stroke ?? 100) / 2);
    const S = stroke ?? (total ? total * 0.5 : D * 2);
    const piston = D * 0.36;
    const d = rod ?? D * 0.4;
    const KK = Math.min(thread ?? d * 0.8, D);
    const L = total ?? S + piston + D * 1.2;
    const cover = (L - S - piston) / 2;
    if (d >= D || cover <= 0) return null;
    const [outer, inner] = [D * 0.62, D / 2];
    const front = L - cover;
    const back = cover + piston;
    const boss = L + D * 0.24;
    const neck = boss + D * 0.14;
    const tip = neck + KK * 1.5;
    const root = rootOf(KK) / 2;
    const [wide, deep] = [Math.min(D * 0.09, cover * 0.2), (outer - d / 2) * 0.42];
    /** The upper edge of a cover, with the hole of its port. */
    const upper = (from: number): Point[] => {
      const middle = from + cover / 2;
      return [
        [from, -outer],
        [middle - wide, -outer],
        [middle - wide, -outer + deep],
        [middle + wide, -outer + deep],
        [middle + wide, -outer],
        [from + cover, -outer],
      ];
    };
    return {
      shapes: [
        line('edge', [front, -inner], [front, inner]),
        polygon('cut', [...upper(0), [cover, outer], [0, outer]], 1),
        polygon('cut', [...upper(front), [L, -d / 2], [front, -d / 2]], 1),
        box('cut', [front, d / 2], [L, outer], 1),
        ...[0, front].map((from) => line('axis', [from + cover / 2, -outer], [from + cover / 2, -outer + deep])),
        ...bothSides(
          box('cut', [L, -d / 2 - D * 0.16], [boss, -d / 2], 1),
          box('cut', [cover, -outer * 0.92], [front, -inner], -1),
        ),
        box('cut', [cover, -inner * 0.97], [back, inner * 0.97], -1),
        ...bothSides(
          box('mark', [cover + piston * 0.16, -inner], [cover + piston * 0.36, -inner * 0.84]),
          box('mark', [cover + piston * 0.64, -inner], [cover + piston * 0.84, -inner * 0.84]),
          box('mark', [boss - D * 0.09, -d / 2 - D * 0.08], [boss, -d / 2]),
        ),
        box('face', [back, -d / 2], [neck, d / 2]),
        box('face', [neck, -KK / 2], [tip, KK / 2]),
        ...bothSides(line('thin', [neck, -root], [tip, -root])),
        line('axis', [0, 0], [tip, 0]),
      ],
      dimensions: [
        { letter: 'D', from: [cover, -inner], to: [cover, inner], side: 'left' },
        { letter: 'S', from: [back, -inner], to: [front, -inner], side: 'above' },
        { letter: 'L', from: [0, outer], to: [L, outer], side: 'below' },
        { letter: 'KK', from: [tip, -KK / 2], to: [tip, KK / 2], side: 'right' },
        { letter: 'd', from: [neck, -d / 2], to: [neck, d / 2], side: 'right', row: 2 },
      ],
    };
  },
};

/** The distance over the corners of a hexagon, as a multiple of that over its flats. */
export const corners = 2 / Math.sqrt(3);

/** The root of a metric coarse thread, by a straight line through those of M5 to M24. */
export const rootOf = (outside: number) => outside * 0.84;
