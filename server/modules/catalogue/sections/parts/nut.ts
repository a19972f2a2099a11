import { bothSides, circle, cross, line, polygon, regular, threadRoot, type Generator } from '../shapes/shapes.ts';
import { corners, rootOf } from './cylinder.ts';

/** A hexagon nut from the front, and cut along its axis. */
export const nut: Generator = {
  letters: { d: ['Diş', 'Çap', 'Diş çapı'], s: ['Anahtar ağzı'], m: ['Yükseklik', 'Somun yüksekliği'] },
  sample: { d: 10, s: 16, m: 8.4 },
  draw({ d: thread, s: flats, m: high }) {
    const d = thread ?? (flats ? flats / 1.6 : (high ?? 8.4) / 0.84);
    const s = flats ?? d * 1.6;
    const m = high ?? d * 0.84;
    if (s <= d) return null;
    const e = s * corners;
    const root = rootOf(d) / 2;
    const bevel = Math.min((e - s) * 0.7, m * 0.2);
    const left = s / 2 + s * 0.9;
    const right = left + m;
    return {
      shapes: [
        regular('face', [0, 0], e / 2, 6),
        circle('thin', [0, 0], s / 2),
        circle('face', [0, 0], root),
        threadRoot([0, 0], d / 2),
        ...cross([0, 0], e / 2),
        ...bothSides(
          polygon(
            'cut',
            [
              [left, -e / 2 + bevel],
              [left + bevel * 0.6, -e / 2],
              [right - bevel * 0.6, -e / 2],
              [right, -e / 2 + bevel],
              [right, -d / 2],
              [right - (d / 2 - root), -root],
              [left + (d / 2 - root), -root],
              [left, -d / 2],
            ],
            1,
          ),
          line('thin', [left, -d / 2], [right, -d / 2]),
        ),
        line('edge', [left, -d / 2], [left, d / 2]),
        line('edge', [right, -d / 2], [right, d / 2]),
        line('axis', [left, 0], [right, 0]),
      ],
      dimensions: [
        { letter: 'd', from: [right, -d / 2], to: [right, d / 2], side: 'right' },
        { letter: 's', from: [-s / 2, e / 4], to: [s / 2, e / 4], side: 'below' },
        { letter: 'm', from: [left, e / 2], to: [right, e / 2], side: 'below' },
      ],
    };
  },
};
