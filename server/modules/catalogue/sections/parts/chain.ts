import { box, circle, line, type Generator, type Shape } from '../shapes/shapes.ts';

/** A roller chain from the side and from above; plates and pins follow the proportions of ISO 606. */
export const chain: Generator = {
  letters: {
    p: ['Hatve', 'Zincir hatvesi'],
    b1: ['İç genişlik', 'Genişlik'],
    d1: ['Makara çapı'],
  },
  sample: { p: 12.7, b1: 7.75, d1: 8.51 },
  draw({ p: pitch, b1: inner, d1: roller }) {
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
    const middle = high * 2 + b1 / 2 + plate * 3;
    const sheet = (from: number, off: number): Shape[] =>
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
        circle('thin', [0, 0], d1 / 2),
        circle('thin', [3 * p, 0], d1 / 2),
        line('axis', [0, 0], [3 * p, 0]),
        ...pins.map((x) => box('face', [x - p * 0.14, middle - reach], [x + p * 0.14, middle + reach])),
        ...pins.map((x) => box('face', [x - d1 / 2, middle - b1 / 2], [x + d1 / 2, middle + b1 / 2])),
        ...sheet(0, 0),
        ...sheet(2 * p, 0),
        ...sheet(p, plate),
        line('axis', [0, middle], [3 * p, middle]),
      ],
      dimensions: [
        { letter: 'p', from: [p, -high], to: [2 * p, -high], side: 'above' },
        { letter: 'd1', from: [0, -d1 / 2], to: [0, d1 / 2], side: 'left' },
        { letter: 'b1', from: [3 * p + d1 / 2, middle - b1 / 2], to: [3 * p + d1 / 2, middle + b1 / 2], side: 'right' },
      ],
    };
  },
};
