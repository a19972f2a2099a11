import { bothSides, box, line, polygon, type Generator } from '../shapes/shapes.ts';

const depressed = /\b(?:27|29|42)\b|çukur|depressed/iu;

/** A cutting or grinding disc, cut along its axis; one with a sunk middle where its specs say so. */
export const cuttingDisc: Generator = {
  letters: { D: ['Çap', 'Dış çap', 'Disk çapı'], T: ['Kalınlık'], H: ['Delik çapı', 'Mil deliği'] },
  sample: { D: 115, T: 6, H: 22.23 },
  draw({ D: outside, T: thickness, H: hole }, said) {
    const D = outside ?? (hole ? hole * 5.2 : (thickness ?? 6) * 20);
    const H = hole ?? D * 0.19;
    const T = thickness ?? D * 0.03;
    if (H >= D * 0.8) return null;
    const [R, r] = [D / 2, H / 2];
    const middle = r + (R - r) * 0.28;
    const sink = depressed.test(said) ? Math.max(T * 0.8, D * 0.035) : 0;
    const slope = middle + sink * 0.9;
    const label = Math.min(T * 0.25, D * 0.012);
    return {
      shapes: [
        line('edge', [sink, -r], [sink, r]),
        line('edge', [sink + T, -r], [sink + T, r]),
        ...bothSides(
          polygon(
            'cut',
            [
              [sink, -r],
              [sink, -middle],
              [0, -slope],
              [0, -R],
              [T, -R],
              [T, -slope],
              [sink + T, -middle],
              [sink + T, -r],
            ],
            1,
          ),
          box('mark', [sink + T, -middle], [sink + T + label, -r]),
        ),
        line('axis', [0, 0], [sink + T, 0]),
      ],
      dimensions: [
        { letter: 'H', from: [sink, -r], to: [sink, r], side: 'left' },
        { letter: 'D', from: [T, -R], to: [T, R], side: 'right' },
        { letter: 'T', from: [0, -R], to: [T, -R], side: 'above' },
      ],
    };
  },
};
