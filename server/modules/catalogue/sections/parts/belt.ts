import { box, polygon, roundBox, type Generator, type Shape } from '../shapes/shapes.ts';

/** Half of the angle between the sides of a V-belt. */
const slope = Math.tan((20 * Math.PI) / 180);
const cords = 7;

/** A V-belt, cut across. Its length is no distance in the section, so it is pointed at where it is measured. */
export const belt: Generator = {
  letters: {
    b: ['Üst genişlik', 'Genişlik'],
    h: ['Yükseklik', 'Kayış yüksekliği', 'Kalınlık'],
    Ld: ['Etkin boy', 'Boy', 'Uzunluk'],
  },
  sample: { b: 13, h: 8, Ld: 1250 },
  draw({ b: breadth, h: high, Ld }) {
    const b = breadth ?? (high ?? 8) * 1.6;
    const h = high ?? b / 1.6;
    const base = b - 2 * h * slope;
    if (base <= 0) return null;
    const at = h * 0.3;
    const inside = b / 2 - at * slope;
    const width = (inside * 2) / cords;
    const cord = (place: number): Shape => {
      const x = -inside + width * (place + 0.5);
      return roundBox('mark', [x - width * 0.3, at - h * 0.045], [x + width * 0.3, at + h * 0.045], h * 0.045);
    };
    return {
      shapes: [
        polygon(
          'cut',
          [
            [-b / 2, 0],
            [b / 2, 0],
            [base / 2, h],
            [-base / 2, h],
          ],
          1,
        ),
        box('face', [-inside * 0.99, at - h * 0.08], [inside * 0.99, at + h * 0.08]),
        ...Array.from({ length: cords }, (_, place) => cord(place)),
      ],
      dimensions: [
        { letter: 'b', from: [-b / 2, 0], to: [b / 2, 0], side: 'above' },
        { letter: 'h', from: [b / 2, 0], to: [base / 2, h], side: 'right' },
        ...(Ld === undefined ? [] : [{ letter: 'Ld', at: [-inside, at], toward: [-54, 40] } as const]),
      ],
    };
  },
};
