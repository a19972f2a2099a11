import { box, line, polygon, type Generator, type Point, type Shape } from '../shapes/shapes.ts';

/** A flange with its raised face, cut along its axis. Where its height is known, it has a neck for welding. */
export const flange: Generator = {
  letters: {
    DN: ['Anma çapı', 'Çap', 'DN'],
    D: ['Dış çap', 'Flanş çapı'],
    K: ['Cıvata ekseni çapı', 'Delik ekseni çapı'],
    d2: ['Cıvata deliği çapı', 'Delik çapı'],
    b: ['Kalınlık', 'Flanş kalınlığı'],
    n: ['Delik sayısı', 'Cıvata deliği sayısı'],
    H: ['Toplam yükseklik', 'Yükseklik'],
  },
  sample: { DN: 80, D: 200, K: 160, d2: 18, b: 20, n: 8, H: 50 },
  draw({ DN: nominal, D: outside, K: axes, d2: hole, b: thick, n, H }) {
    const D = outside ?? (axes ? axes * 1.25 : (nominal ?? 80) * 2.4);
    const K = axes ?? D * 0.8;
    const d2 = hole ?? D * 0.09;
    const b = thick ?? D * 0.1;
    const DN = nominal ?? K * 0.5;
    if (DN >= K - d2 || K + d2 >= D || (H !== undefined && H <= b)) return null;
    const bore = DN / 2;
    const [near, far] = [K / 2 - d2 / 2, K / 2 + d2 / 2];
    const face = Math.min(D * 0.015, b * 0.2);
    const sealing = bore + (near - bore) * 0.8;
    const wall = (near - bore) * 0.2;
    const neck: Point[] =
      H === undefined
        ? [[bore, -b]]
        : [
            [bore + wall * 2.6, -b],
            [bore + wall, -b - (H - b) * 0.62],
            [bore + wall, -H],
            [bore, -H],
          ];
    const top = -(H ?? b);
    const half = (sign: 1 | -1): Shape[] => {
      const at = ([x, y]: Point): Point => [sign * x, y];
      const inner: Point[] = [[bore, 0], [sealing, 0], [sealing, -face], [near, -face], [near, -b], ...neck];
      return [
        polygon('cut', inner.map(at), 1),
        box('cut', [sign * far, -b], [(sign * D) / 2, -face], 1),
        line('edge', at([near, -b]), at([far, -b])),
        line('edge', at([near, -face]), at([far, -face])),
        line('axis', at([K / 2, -b]), at([K / 2, 0])),
        polygon('mark', [at([bore, 0]), at([sealing, 0]), at([sealing, face * 0.7]), at([bore, face * 0.7])]),
      ];
    };
    return {
      shapes: [
        line('edge', [-bore, top], [bore, top]),
        line('edge', [-bore, 0], [bore, 0]),
        ...half(1),
        ...half(-1),
        line('axis', [0, top], [0, face]),
      ],
      dimensions: [
        { letter: 'DN', from: [-bore, top], to: [bore, top], side: 'above' },
        { letter: 'K', from: [-K / 2, 0], to: [K / 2, 0], side: 'below' },
        { letter: 'D', from: [-D / 2, -face], to: [D / 2, -face], side: 'below', row: 2 },
        { letter: 'd2', from: [near, -b], to: [far, -b], side: 'above' },
        { letter: 'b', from: [D / 2, -b], to: [D / 2, 0], side: 'right' },
        ...(H === undefined ? [] : [{ letter: 'H', from: [-bore - wall, -H], to: [-D / 2, 0], side: 'left' } as const]),
        ...(n === undefined ? [] : [{ letter: 'n', at: [-K / 2, -b * 0.5], toward: [-34, -70] } as const]),
      ],
    };
  },
};
