import { line, polygon, type Generator, type Shape } from '../shapes/shapes.ts';
import { motorBody, shaftEnd } from './motors.ts';

/** A motor on feet (IM B3) from the side; the housing is drawn in the usual proportions of IEC motors. */
export const motorB3: Generator = {
  letters: {
    D: ['Mil çapı'],
    E: ['Mil boyu'],
    H: ['Mil yüksekliği', 'Gövde büyüklüğü'],
    L: ['Toplam boy', 'Boy'],
    AC: ['Gövde çapı'],
    B: ['Ayak delikleri arası (boyuna)', 'Ayak deliği aralığı'],
    C: ['Mil omzu – ayak deliği mesafesi'],
  },
  sample: { D: 24, E: 50, H: 90, L: 330, AC: 178, B: 125, C: 56 },
  draw({ D: shaft, E: end, H: high, L: total, AC: body, B: feet, C: shoulder }) {
    const H = high ?? (body ? body / 1.97 : shaft ? shaft * 3.75 : (total ?? (feet ?? 125) * 2.6) / 3.7);
    const D = shaft ?? H * 0.27;
    const E = end ?? D * 2.1;
    const AC = body ?? H * 1.95;
    // EN 50347 puts the first hole so far behind the shoulder of the shaft.
    const C = shoulder ?? H * 0.63;
    const B = feet ?? H * 1.3;
    const L = total ?? Math.max(H * 2.7 + E, E + (C + B) * 1.42);
    if (E >= L * 0.6 || D >= AC || AC / 2 > H * 1.4 || C + B > (L - E) * 0.92) return null;
    const radius = Math.min(AC / 2, H);
    const lug = Math.min(C * 0.7, B * 0.4, H * 0.3);
    const foot = (at: number): Shape[] => [
      polygon('face', [
        [at - lug * 0.3, radius * 0.78],
        [at + lug * 0.3, radius * 0.78],
        [at + lug * 0.6, H * 0.92],
        [at + lug * 0.6, H],
        [at - lug * 0.6, H],
        [at - lug * 0.6, H * 0.92],
      ]),
      line('edge', [at - lug * 0.6, H * 0.92], [at + lug * 0.6, H * 0.92]),
    ];
    const holes = [E + C, E + C + B];
    return {
      shapes: [
        ...shaftEnd(E, D),
        ...motorBody(E, L, radius, radius * 1.36),
        ...holes.flatMap(foot),
        ...holes.map((at) => line('axis', [at, H * 0.86], [at, H])),
        line('axis', [0, 0], [L, 0]),
      ],
      dimensions: [
        { letter: 'D', from: [0, -D / 2], to: [0, D / 2], side: 'left' },
        { letter: 'E', from: [0, -D / 2], to: [E, -radius * 0.88], side: 'above' },
        { letter: 'C', from: [E, radius * 0.88], to: [E + C, H], side: 'below' },
        { letter: 'B', from: [E + C, H], to: [E + C + B, H], side: 'below', row: shoulder === undefined ? 1 : 2 },
        { letter: 'L', from: [0, D / 2], to: [L, radius * 0.96], side: 'below', row: rows(feet, shoulder) },
        { letter: 'H', from: [L, 0], to: [E + C + B + lug * 0.6, H], side: 'right' },
        ...(AC / 2 <= H ? [{ letter: 'AC', from: [L, -radius], to: [L, radius], side: 'right', row: 2 } as const] : []),
      ],
    };
  },
};

/** The length stands below the dimensions of the feet that are known. */
const rows = (feet: number | undefined, shoulder: number | undefined) =>
  1 + Number(feet !== undefined) + Number(shoulder !== undefined);
