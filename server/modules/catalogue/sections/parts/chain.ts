import { box, circle, line, type Generator, type Shape } from '../shapes/shapes.ts';

const mostStrands = 3;

/** A roller chain from the side and from above; plates and pins follow the proportions of ISO 606. */
export const chain: Generator = {
  letters: {
    p: ['Hatve', 'Zincir hatvesi'],
    b1: ['İç genişlik', 'Genişlik'],
    d1: ['Makara çapı'],
    n: ['Sıra sayısı'],
  },
  sample: { p: 12.7, b1: 7.75, d1: 8.51, n: 1 },
  draw({ p: pitch, b1: inner, d1: roller, n }) {
    const strands = Math.round(n ?? 1);
    if (strands < 1 || strands > mostStrands) return null;
    const p = pitch ?? (roller ? roller * 1.5 : (inner ?? 7.75) * 1.64);
    const b1 = inner ?? p * 0.61;
    const d1 = roller ?? p * 0.67;
    if (d1 >= p) return null;
    const high = Math.max(p * 0.46, d1 * 0.56);
    const waist = high * 0.68;
    const lean = Math.sqrt(high ** 2 - waist ** 2);
    const link = (from: number): Shape => ({
      look: 'face',
      path: [
        ['M', from + lean, -waist],
        ['L', from + p - lean, -waist],
        ['A', high, true, true, from + p - lean, waist],
        ['L', from + lean, waist],
        ['A', high, true, true, from + lean, -waist],
        ['Z'],
      ],
    });
    const pins = [0, p, 2 * p, 3 * p];
    const plate = p * 0.13;
    const first = high * 2 + b1 / 2 + plate * 3;
    // Strands lie beside each other with their outer plates between them.
    const middles = Array.from({ length: strands }, (_, strand) => first + strand * (b1 + plate * 4));
    const last = middles.at(-1) ?? first;
    const sheet = (middle: number, from: number, off: number): Shape[] =>
      [-1, 1].map((sign) => {
        const near = middle + sign * (b1 / 2 + off);
        return box(
          'face',
          [from - high, Math.min(near, near + sign * plate)],
          [from + p + high, Math.max(near, near + sign * plate)],
        );
      });
    const reach = b1 / 2 + plate * 2.8;
    return {
      shapes: [
        link(0),
        link(2 * p),
        link(p),
        ...pins.flatMap((x): Shape[] => [circle('face', [x, 0], p * 0.14), line('axis', [x, -high], [x, high])]),
        circle('hidden', [0, 0], d1 / 2),
        circle('hidden', [3 * p, 0], d1 / 2),
        line('axis', [0, 0], [3 * p, 0]),
        ...pins.map((x) => box('face', [x - p * 0.14, first - reach], [x + p * 0.14, last + reach])),
        ...middles.flatMap((middle) => [
          ...pins.map((x) => box('face', [x - d1 / 2, middle - b1 / 2], [x + d1 / 2, middle + b1 / 2])),
          ...sheet(middle, 0, 0),
          ...sheet(middle, 2 * p, 0),
          ...sheet(middle, p, plate),
        ]),
        ...pins.map((x) => line('axis', [x, first - reach], [x, last + reach])),
      ],
      dimensions: [
        { letter: 'p', from: [p, -high], to: [2 * p, -high], side: 'above' },
        { letter: 'd1', from: [0, -d1 / 2], to: [0, d1 / 2], side: 'left' },
        { letter: 'b1', from: [3 * p + d1 / 2, first - b1 / 2], to: [3 * p + d1 / 2, first + b1 / 2], side: 'right' },
        ...(n === undefined ? [] : [{ letter: 'n', at: [0, last + reach * 0.94], toward: [-40, 18] } as const]),
      ],
    };
  },
};
