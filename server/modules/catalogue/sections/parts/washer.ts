import {
  bothSides,
  box,
  circle,
  cross,
  line,
  polygon,
  type Generator,
  type Point,
  type Shape,
} from '../shapes/shapes.ts';

const sprung = /yaylı|DIN 12[78]/iu;

/** A spring washer is cut through at an angle. */
function split([x, y]: Point, inner: number, outer: number): Shape[] {
  const [slope, half] = [(outer - inner) * 0.18, (outer - inner) * 0.09];
  return [
    polygon('mark', [
      [x - half - slope, y - outer * 0.995],
      [x + half - slope, y - outer * 0.995],
      [x + half + slope, y - inner],
      [x - half + slope, y - inner],
    ]),
  ];
}

/** A flat washer, cut along its axis, and from the front. */
export const washer: Generator = {
  letters: { d1: ['İç çap'], d2: ['Dış çap'], h: ['Kalınlık', 'Yükseklik'] },
  sample: { d1: 8.4, d2: 16, h: 1.6 },
  draw({ d1: bore, d2: outside, h: thick }, said) {
    const d2 = outside ?? (bore ?? (thick ?? 1.6) * 5) * 1.9;
    const d1 = bore ?? d2 / 1.9;
    const h = thick ?? d2 * 0.1;
    if (d1 >= d2) return null;
    const centre = h + d2 / 2 + d2 * 0.45;
    return {
      shapes: [
        line('edge', [0, -d1 / 2], [0, d1 / 2]),
        line('edge', [h, -d1 / 2], [h, d1 / 2]),
        ...bothSides(box('cut', [0, -d2 / 2], [h, -d1 / 2], 1)),
        line('axis', [0, 0], [h, 0]),
        circle('face', [centre, 0], d2 / 2),
        circle('face', [centre, 0], d1 / 2),
        ...cross([centre, 0], d2 / 2),
        ...(sprung.test(said) ? split([centre, 0], d1 / 2, d2 / 2) : []),
      ],
      dimensions: [
        { letter: 'd1', from: [0, -d1 / 2], to: [0, d1 / 2], side: 'left' },
        { letter: 'd2', from: [0, -d2 / 2], to: [0, d2 / 2], side: 'left', row: 2 },
        { letter: 'h', from: [0, -d2 / 2], to: [h, -d2 / 2], side: 'above' },
      ],
    };
  },
};
