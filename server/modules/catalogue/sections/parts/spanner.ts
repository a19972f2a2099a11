import { bothSides, box, line, roundBox, type Generator, type Path } from '../shapes/shapes.ts';

/** The open end of a spanner with the beginning of its handle. */
export const spanner: Generator = {
  letters: { s: ['Anahtar ağzı', 'Ağız açıklığı'] },
  sample: { s: 17 },
  draw({ s = 17 }) {
    const half = s / 2;
    const [R, jaw] = [s * 1.08, s * 0.95];
    const mouth: Path = [
      ['M', -jaw, -half],
      ['L', -jaw * 0.86, -half - s * 0.32],
      ['A', R, false, true, s * 0.86, -half * 0.7],
      ['L', s * 0.86, half * 0.7],
      ['A', R, false, true, -jaw * 0.86, half + s * 0.32],
      ['L', -jaw, half],
      ['L', -s * 0.1, half],
      ['A', half * 1.12, false, false, -s * 0.1, -half],
      ['Z'],
    ];
    return {
      shapes: [
        roundBox('face', [s * 0.6, -half * 0.72], [s * 5, half * 0.72], s * 0.1),
        { look: 'face', path: mouth },
        ...bothSides(box('mark', [-jaw, -half - s * 0.05], [-s * 0.1, -half])),
        roundBox('thin', [s * 1.3, -half * 0.3], [s * 4.4, half * 0.3], s * 0.1),
        line('axis', [-jaw, 0], [s * 5, 0]),
      ],
      dimensions: [{ letter: 's', from: [-jaw, -half], to: [-jaw, half], side: 'left' }],
    };
  },
};
