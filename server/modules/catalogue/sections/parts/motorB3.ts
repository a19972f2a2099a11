import { box, line, type Generator } from '../shapes/shapes.ts';
import { motorBody, shaftEnd } from './motors.ts';

/** A motor on feet (IM B3) from the side; the housing is drawn in the usual proportions of IEC motors. */
export const motorB3: Generator = {
  letters: {
    D: ['Mil çapı'],
    E: ['Mil boyu'],
    H: ['Mil yüksekliği', 'Gövde büyüklüğü'],
    L: ['Toplam boy', 'Boy'],
    AC: ['Gövde çapı'],
  },
  sample: { D: 24, E: 50, H: 90, L: 330, AC: 178 },
  draw({ D: shaft, E: end, H: high, L: total, AC: body }) {
    const H = high ?? (body ? body / 1.97 : shaft ? shaft * 3.75 : (total ?? 330) / 3.7);
    const D = shaft ?? H * 0.27;
    const E = end ?? D * 2.1;
    const AC = body ?? H * 1.97;
    const L = total ?? H * 3.1 + E;
    if (E >= L * 0.6 || D >= AC || AC / 2 > H * 1.4) return null;
    const long = L - E;
    const foot = (at: number) => box('face', [at, H * 0.86], [at + long * 0.16, H]);
    const radius = AC / 2;
    const under = Math.min(radius, H);
    return {
      shapes: [
        ...shaftEnd(E, D),
        box('face', [E + long * 0.15, under * 0.7], [E + long * 0.27, H * 0.9]),
        box('face', [E + long * 0.57, under * 0.7], [E + long * 0.69, H * 0.9]),
        ...motorBody(E, L, under, under * 1.36),
        foot(E + long * 0.13),
        foot(E + long * 0.55),
        line('axis', [0, 0], [L, 0]),
      ],
      dimensions: [
        { letter: 'D', from: [0, -D / 2], to: [0, D / 2], side: 'left' },
        { letter: 'E', from: [0, -D / 2], to: [E, -under * 0.82], side: 'above' },
        { letter: 'L', from: [0, D / 2], to: [L, under * 0.8], side: 'below' },
        { letter: 'H', from: [L, 0], to: [E + long * 0.71, H], side: 'right' },
        ...(radius <= H ? [{ letter: 'AC', from: [L, -radius], to: [L, radius], side: 'right', row: 2 } as const] : []),
      ],
    };
  },
};
