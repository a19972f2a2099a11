import { bothSides, line, polygon, roundBox, type Generator, type Path, type Shape } from '../shapes/shapes.ts';

/** A roller with a curved outside, lying across the section. */
function barrel(from: number, to: number, middle: number, half: number): Shape {
  const bulge = (to - from) * 1.1;
  const path: Path = [
    ['M', from, middle - half * 0.8],
    ['A', bulge, false, true, to, middle - half * 0.8],
    ['L', to, middle + half * 0.8],
    ['A', bulge, false, true, from, middle + half * 0.8],
    ['Z'],
  ];
  return { look: 'mark', path };
}

/** A spherical roller bearing, cut along its axis: two rows of rollers run in one hollow track. */
export const sphericalBearing: Generator = {
  letters: { d: ['İç çap', 'Delik çapı'], D: ['Dış çap'], B: ['Genişlik'] },
  sample: { d: 50, D: 90, B: 23 },
  draw({ d: bore, D: outside, B: breadth }) {
    const D = outside ?? (bore ?? 50) * 1.8;
    const d = bore ?? D / 1.8;
    const B = breadth ?? (D - d) * 0.56;
    if (d >= D) return null;
    const [R, ri, side] = [D / 2, d / 2, B / 2];
    const high = R - ri;
    const middle = -(R + ri) / 2;
    const [outer, inner] = [R - high * 0.24, ri + high * 0.24];
    return {
      shapes: [
        line('edge', [-side, -ri], [-side, ri]),
        line('edge', [side, -ri], [side, ri]),
        ...bothSides(
          roundBox('cut', [-side, -R], [side, -outer], high * 0.08, 1),
          polygon(
            'cut',
            [
              [-side, -inner],
              [-side * 0.92, -inner - high * 0.1],
              [-side * 0.82, -inner],
              [-side * 0.1, -inner],
              [-side * 0.06, -inner - high * 0.12],
              [side * 0.06, -inner - high * 0.12],
              [side * 0.1, -inner],
              [side * 0.82, -inner],
              [side * 0.92, -inner - high * 0.1],
              [side, -inner],
              [side, -ri],
              [-side, -ri],
            ],
            -1,
          ),
          barrel(-side * 0.8, -side * 0.12, middle, high * 0.24),
          barrel(side * 0.12, side * 0.8, middle, high * 0.24),
          line('axis', [-side * 0.8, middle], [side * 0.8, middle]),
        ),
        line('axis', [-side, 0], [side, 0]),
      ],
      dimensions: [
        { letter: 'd', from: [-side, -ri], to: [-side, ri], side: 'left' },
        { letter: 'D', from: [side, -R], to: [side, R], side: 'right' },
        { letter: 'B', from: [-side, -R], to: [side, -R], side: 'above' },
      ],
    };
  },
};
