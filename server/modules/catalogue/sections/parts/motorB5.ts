import { box, line, type Generator } from '../shapes/shapes.ts';
import { motorBody, shaftEnd } from './motors.ts';

/** A motor with a flange (IM B5) from the side; the housing is drawn in the usual proportions of IEC motors. */
export const motorB5: Generator = {
  letters: {
    D: ['Mil çapı'],
    E: ['Mil boyu'],
    M: ['Delik ekseni çapı', 'Cıvata ekseni çapı'],
    N: ['Merkezleme çapı', 'Fatura çapı'],
    P: ['Flanş çapı', 'Flanş dış çapı'],
    L: ['Toplam boy', 'Boy'],
    AC: ['Gövde çapı'],
  },
  sample: { D: 24, E: 50, M: 165, N: 130, P: 200, L: 330, AC: 178 },
  draw({ D: shaft, E: end, M: axes, N: spigot, P: outside, L: total, AC }) {
    const rest = AC ? AC * 1.12 : (shaft ?? (total ?? 330) / 13.7) * 8.3;
    const P = outside ?? (axes ? axes * 1.21 : spigot ? spigot * 1.54 : rest);
    const D = shaft ?? P * 0.12;
    const E = end ?? D * 2.1;
    const M = axes ?? P * 0.825;
    const N = spigot ?? P * 0.65;
    const L = total ?? P * 1.4 + E;
    if (D >= N || N >= M || M >= P || E >= L * 0.6) return null;
    const thick = Math.min(P * 0.06, (L - E) * 0.1);
    const body = AC === undefined ? Math.min(P * 0.445, (L - E) * 0.6) : AC / 2;
    if (body > (L - E) * 1.5 || body < D * 0.6) return null;
    return {
      shapes: [
        ...shaftEnd(E, D),
        ...motorBody(E + thick, L, body, body * 1.36),
        box('face', [E - thick * 0.35, -N / 2], [E, N / 2]),
        box('face', [E, -P / 2], [E + thick, P / 2]),
        line('axis', [E, -M / 2], [E + thick, -M / 2]),
        line('axis', [E, M / 2], [E + thick, M / 2]),
        line('axis', [0, 0], [L, 0]),
      ],
      dimensions: [
        { letter: 'D', from: [0, -D / 2], to: [0, D / 2], side: 'left' },
        { letter: 'N', from: [E - thick * 0.35, -N / 2], to: [E - thick * 0.35, N / 2], side: 'left', row: 2 },
        { letter: 'M', from: [E, -M / 2], to: [E, M / 2], side: 'left', row: 3 },
        { letter: 'AC', from: [L, -body], to: [L, body], side: 'right' },
        {
          letter: 'P',
          from: [E + thick, -P / 2],
          to: [E + thick, P / 2],
          side: 'right',
          row: AC === undefined ? 1 : 2,
        },
        { letter: 'E', from: [0, -D / 2], to: [E, -P / 2], side: 'above' },
        { letter: 'L', from: [0, D / 2], to: [L, body * 0.8], side: 'below' },
      ],
    };
  },
};
