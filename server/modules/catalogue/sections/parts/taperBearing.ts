import { bothSides, line, polygon, type Generator, type Point } from '../shapes/shapes.ts';

/** A taper roller bearing. Rings and roller follow straight lines through the usual parts of the section's height. */
export const taperBearing: Generator = {
  letters: {
    d: ['İç çap'],
    D: ['Dış çap'],
    T: ['Toplam genişlik', 'Genişlik'],
    B: ['İç bilezik genişliği'],
    C: ['Dış bilezik genişliği'],
  },
  sample: { d: 30, D: 62, T: 17.25, B: 16, C: 14 },
  draw({ d: bore, D: outside, T: total, B: inner, C: outer }) {
    const D = outside ?? (bore ?? 30) * 2.07;
    const d = bore ?? D / 2.07;
    const T = total ?? (inner ? inner * 1.08 : (D - d) * 0.54);
    const B = inner ?? T * 0.93;
    const C = outer ?? T * 0.81;
    if (d >= D || B > T || C > T) return null;
    const [R, ri] = [D / 2, d / 2];
    const high = R - ri;
    // Both lead towards one point of the axis, which lets the rollers roll: so they are thicker at the rib.
    const onCone = (x: number): Point => [x, -(ri + high * (0.5 - (0.17 * x) / T))];
    const onCup = (x: number): Point => [x, -(ri + high * (0.88 - (0.24 * x) / T))];
    const onRoller = (x: number) => (onCone(x)[1] + onCup(x)[1]) / 2;
    const [big, small] = [T * 0.17, Math.min(T * 0.8, B * 0.88)];
    const rib = -(ri + high * 0.64);
    return {
      shapes: [
        line('edge', [0, -ri], [0, ri]),
        line('edge', [B, -ri], [B, ri]),
        ...bothSides(
          polygon('cut', [[T - C, -R], [T, -R], onCup(T), onCup(T - C)], 1),
          polygon(
            'cut',
            [
              [0, -ri],
              [0, rib],
              [big * 0.86, rib],
              [big * 0.86, onCone(big * 0.86)[1]],
              onCone(small + T * 0.02),
              [small + T * 0.02, onCone(small)[1] - high * 0.06],
              [B, onCone(small)[1] - high * 0.06],
              [B, -ri],
            ],
            -1,
          ),
          polygon('mark', [onCone(big), onCup(big + T * 0.05), onCup(small + T * 0.03), onCone(small - T * 0.02)]),
          line('axis', [big, onRoller(big)], [small, onRoller(small)]),
        ),
        line('axis', [0, 0], [T, 0]),
      ],
      dimensions: [
        { letter: 'd', from: [0, -ri], to: [0, ri], side: 'left' },
        { letter: 'D', from: [T, -R], to: [T, R], side: 'right' },
        { letter: 'T', from: [0, ri], to: [T, R], side: 'below', row: 2 },
        { letter: 'B', from: [0, rib], to: [B, rib], side: 'above' },
        { letter: 'C', from: [T - C, R], to: [T, R], side: 'below' },
      ],
    };
  },
};
