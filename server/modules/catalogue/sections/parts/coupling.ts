import { bothSides, box, line, polygon, type Generator } from '../shapes/shapes.ts';

/** A jaw coupling, cut along its axis: two hubs with a star of rubber between their jaws. */
export const coupling: Generator = {
  letters: { D: ['Dış çap', 'Çap'], L: ['Boy', 'Toplam boy', 'Uzunluk'], d: ['Mil çapı', 'Delik çapı', 'İç çap'] },
  sample: { D: 65, L: 90, d: 24 },
  draw({ D: outside, L: length, d: bore }) {
    const D = outside ?? (length ? length * 0.72 : (bore ?? 24) * 2.7);
    const L = length ?? D * 1.38;
    const d = bore ?? D * 0.36;
    if (d >= D * 0.8) return null;
    const [R, r, half] = [D / 2, d / 2, L / 2];
    const hub = r + (R - r) * 0.66;
    const [gap, jaw] = [L * 0.09, L * 0.21];
    return {
      shapes: [
        ...[-half, -gap, gap, half].map((x) => line('edge', [x, -r], [x, r])),
        ...bothSides(
          ...[1, -1].map((sign) =>
            polygon(
              'cut',
              [
                [sign * half, -r],
                [sign * half, -hub],
                [sign * jaw * 1.35, -hub],
                [sign * jaw, -R],
                [sign * gap, -R],
                [sign * gap, -r],
              ],
              sign === 1 ? 1 : -1,
            ),
          ),
          box('mark', [-gap, -R * 0.96], [gap, -r - (R - r) * 0.22]),
        ),
        line('axis', [-half, 0], [half, 0]),
      ],
      dimensions: [
        { letter: 'd', from: [-half, -r], to: [-half, r], side: 'left' },
        { letter: 'D', from: [gap, -R], to: [gap, R], side: 'right' },
        { letter: 'L', from: [-half, hub], to: [half, hub], side: 'below' },
      ],
    };
  },
};
