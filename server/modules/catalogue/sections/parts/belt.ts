import { polygon, roundBox, line, type Generator, type Point, type Shape } from '../shapes/shapes.ts';

/** Half of the angle between the sides of a V-belt that nobody states (DIN 2215, DIN 7753). */
const usual = 20;
const cords = 7;

/** A V-belt, cut across. A length is no distance in the section, so it is pointed at where it is measured. */
export const belt: Generator = {
  letters: {
    b: ['Üst genişlik', 'Genişlik'],
    h: ['Yükseklik', 'Kayış yüksekliği', 'Kalınlık'],
    Ld: ['Etkin boy', 'Etkin uzunluk', 'Boy', 'Uzunluk'],
    Li: ['İç uzunluk', 'İç boy'],
    a: ['Kama açısı', 'Yan açı'],
  },
  sample: { b: 13, h: 8, Ld: 1250, Li: 1200, a: 40 },
  draw({ b: breadth, h: high, Ld, Li, a }) {
    const half = a === undefined ? usual : a / 2;
    if (half >= 45) return null;
    const slope = Math.tan((half * Math.PI) / 180);
    const b = breadth ?? (high ?? 8) * 1.6;
    const h = high ?? b / 1.6;
    const base = b - 2 * h * slope;
    if (base <= b * 0.05) return null;
    const at = h * 0.3;
    const sideAt = (y: number) => b / 2 - y * slope;
    const band = (from: number, to: number, off: number): Point[] => [
      [-sideAt(from) + off, from],
      [sideAt(from) - off, from],
      [sideAt(to) - off, to],
      [-sideAt(to) + off, to],
    ];
    const wrap = h * 0.05;
    const inside = (sideAt(at + h * 0.09) - wrap * 1.06) * 0.98;
    const width = (inside * 2) / cords;
    const cord = (place: number): Shape => {
      const x = -inside + width * (place + 0.5);
      const wide = Math.min(width * 0.3, h * 0.055);
      return roundBox('mark', [x - wide, at - h * 0.055], [x + wide, at + h * 0.055], h * 0.055);
    };
    const vertex: Point = [0, h + base / 2 / slope];
    return {
      shapes: [
        polygon('cut', band(0, h, 0), 1),
        polygon('face', band(at - h * 0.09, at + h * 0.09, wrap * 1.06)),
        ...Array.from({ length: cords }, (_, place) => cord(place)),
        line('thin', ...band(wrap, h - wrap, wrap * 1.06), ...band(wrap, wrap, wrap * 1.06).slice(0, 1)),
      ],
      dimensions: [
        { letter: 'b', from: [-b / 2, 0], to: [b / 2, 0], side: 'above' },
        { letter: 'h', from: [b / 2, 0], to: [base / 2, h], side: 'right' },
        ...(Ld === undefined ? [] : [{ letter: 'Ld', at: [-sideAt(at), at], toward: [-54, 40] } as const]),
        ...(Li === undefined ? [] : [{ letter: 'Li', at: [-base * 0.3, h], toward: [-54, 40] } as const]),
        {
          letter: 'a',
          vertex,
          from: -90 - half,
          to: -90 + half,
          reach: Math.hypot(base / 2, vertex[1] - h),
          isInside: true,
        },
      ],
    };
  },
};
