import { box, line, polygon, type Generator, type Point, type Shape } from '../shapes/shapes.ts';

/**
 * A flange with its raised face, cut along its axis. Where its height is known, it has a neck for welding; where neither a
 * nominal size nor a pipe is known, it is blind.
 */
export const flange: Generator = {
  letters: {
    DN: ['Anma çapı', 'Çap', 'DN'],
    D: ['Dış çap', 'Flanş çapı'],
    K: ['Cıvata ekseni çapı', 'Delik dairesi çapı', 'Delik ekseni çapı'],
    d2: ['Cıvata deliği çapı', 'Delik çapı'],
    b: ['Kalınlık', 'Flanş kalınlığı'],
    n: ['Delik sayısı', 'Cıvata deliği sayısı'],
    H: ['Toplam yükseklik', 'Yükseklik'],
    A: ['Boru dış çapı', 'Kaynak ağzı dış çapı'],
  },
  sample: { DN: 80, D: 200, K: 160, d2: 18, b: 20, n: 8, H: 50, A: 88.9 },
  draw({ DN: nominal, D: outside, K: axes, d2: hole, b: thick, n, H, A }) {
    const D = outside ?? (axes ? axes * 1.25 : (nominal ?? A ?? 80) * 2.4);
    const K = axes ?? D * 0.8;
    const d2 = hole ?? D * 0.09;
    const b = thick ?? D * 0.1;
    // The wall of a pipe by a straight line through the usual ones of EN 10220.
    const pipe = A === undefined ? undefined : A - 2 * (1.8 + A * 0.016);
    const bore = Math.max(nominal ?? (H === undefined ? A : pipe) ?? 0, 0) / 2;
    const [near, far] = [K / 2 - d2 / 2, K / 2 + d2 / 2];
    if (2 * bore >= K - d2 || K + d2 >= D || (H !== undefined && H <= b)) return null;
    const face = Math.min(D * 0.015, b * 0.2);
    const sealing = bore + (near - bore) * 0.8;
    const neckEnd = Math.max(A === undefined ? bore + (near - bore) * 0.2 : A / 2, bore * 1.01);
    if (H !== undefined && (bore === 0 || neckEnd >= near)) return null;
    const neck: Point[] =
      H === undefined
        ? [[bore, -b]]
        : [
            [neckEnd + (near - neckEnd) * 0.45, -b],
            [neckEnd, -b - (H - b) * 0.62],
            [neckEnd, -H],
            [bore, -H],
          ];
    const top = -(H ?? b);
    const half = (sign: 1 | -1): Shape[] => {
      const at = ([x, y]: Point): Point => [sign * x, y];
      const inner: Point[] = [[bore, 0], [sealing, 0], [sealing, -face], [near, -face], [near, -b], ...neck];
      return [
        ...(bore > 0 ? [polygon('cut', inner.map(at), 1)] : []),
        box('cut', [sign * far, -b], [(sign * D) / 2, -face], 1),
        line('edge', at([near, -b]), at([far, -b])),
        line('edge', at([near, -face]), at([far, -face])),
        line('axis', at([K / 2, -b]), at([K / 2, 0])),
        polygon('mark', [at([bore, 0]), at([sealing, 0]), at([sealing, face * 0.7]), at([bore, face * 0.7])]),
      ];
    };
    const blind: Point[] = [
      [-near, -b],
      [near, -b],
      [near, -face],
      [sealing, -face],
      [sealing, 0],
      [-sealing, 0],
      [-sealing, -face],
      [-near, -face],
    ];
    return {
      shapes: [
        ...(bore > 0
          ? [line('edge', [-bore, top], [bore, top]), line('edge', [-bore, 0], [bore, 0])]
          : [polygon('cut', blind, 1)]),
        ...half(1),
        ...half(-1),
        line('axis', [0, top], [0, face]),
      ],
      dimensions: [
        { letter: 'DN', from: [-bore, 0], to: [bore, 0], side: 'below' },
        { letter: 'K', from: [-K / 2, 0], to: [K / 2, 0], side: 'below', row: 2 },
        { letter: 'D', from: [-D / 2, -face], to: [D / 2, -face], side: 'below', row: 3 },
        { letter: 'd2', from: [-far, -b], to: [-near, -b], side: 'above', row: A === undefined ? 1 : 2 },
        { letter: 'b', from: [D / 2, -b], to: [D / 2, 0], side: 'right' },
        ...(H === undefined ? [] : [{ letter: 'H', from: [-neckEnd, -H], to: [-D / 2, 0], side: 'left' } as const]),
        ...(A === undefined ? [] : [{ letter: 'A', from: [-A / 2, top], to: [A / 2, top], side: 'above' } as const]),
        ...(n === undefined ? [] : [{ letter: 'n', at: [K / 2, -b * 0.5], toward: [34, -70] } as const]),
      ],
    };
  },
};
