import { bothSides, box, line, polygon, type Generator, type Point } from '../shapes/shapes.ts';

const dustLip = /\bAS\b|toz dudaklı|dust lip/iu;

/** A radial shaft seal, cut along its shaft: rubber around an angle of steel, with a spring behind its lip. */
export const oilSeal: Generator = {
  letters: {
    d: ['Mil çapı', 'İç çap'],
    D: ['Dış çap', 'Yuva çapı'],
    b: ['Genişlik', 'Kalınlık'],
  },
  sample: { d: 25, D: 47, b: 7 },
  draw({ d: shaft, D: outside, b: breadth }, said) {
    const D = outside ?? (shaft ?? 25) * 1.7;
    const d = shaft ?? D / 1.7;
    const b = breadth ?? (D - d) * 0.34;
    if (d >= D) return null;
    const [R, ri] = [D / 2, d / 2];
    const high = R - ri;
    const wall = Math.min(b * 0.26, high * 0.2);
    const at = (x: number, up: number): Point => [x, -(ri + high * up)];
    const dust: Point[] = dustLip.test(said)
      ? [at(b * 0.12, 0.3), at(0, 0.03), at(b * 0.1, 0.02), at(b * 0.3, 0.22)]
      : [at(b * 0.18, 0.3), at(b * 0.3, 0.22)];
    return {
      shapes: [
        line('edge', [0, -ri], [0, ri]),
        line('edge', [b, -ri], [b, ri]),
        ...bothSides(
          polygon(
            'cut',
            [
              [b, -R],
              [0, -R],
              at(0, 0.42),
              ...dust,
              at(b * 0.56, 0),
              at(b * 0.94, 0.16),
              at(b * 0.8, 0.34),
              at(b * 0.62, 0.22),
              at(b * 0.36, 0.44),
              [wall * 1.6, -(ri + high * 0.5)],
              [wall * 1.6, -R + wall * 1.6],
              [b, -R + wall * 1.6],
            ],
            1,
          ),
          polygon('mark', [
            [b * 0.92, -R + wall * 0.5],
            [wall * 0.5, -R + wall * 0.5],
            at(wall * 0.5, 0.5),
            at(wall * 1.1, 0.5),
            [wall * 1.1, -R + wall * 1.1],
            [b * 0.92, -R + wall * 1.1],
          ]),
          box('face', at(b * 0.7, 0.44), at(b * 0.86, 0.32)),
        ),
        line('axis', [0, 0], [b, 0]),
      ],
      dimensions: [
        { letter: 'd', from: [0, -ri], to: [0, ri], side: 'left' },
        { letter: 'D', from: [b, -R], to: [b, R], side: 'right' },
        { letter: 'b', from: [0, -R], to: [b, -R], side: 'above' },
      ],
    };
  },
};
