import { box, line, polygon, roundBox, type Generator } from '../shapes/shapes.ts';
import { cover, dimensionsOf, flangedEnd, handwheel, letters, mirrored, pipeLines, upsideDown } from './valves.ts';

/** A gate valve with a wedge of rubber in a straight bore, closed and cut along its pipe. */
export const gateValve: Generator = {
  letters,
  sample: { DN: 80, L: 180, H: 320, D: 200 },
  draw({ DN: nominal, L: length, H: high, D: flanged }) {
    const DN = nominal ?? (length ? length / 2.2 : flanged ? flanged / 2.4 : (high ?? 320) / 4);
    const D = flanged ?? DN * 2.3;
    const L = length ?? DN * 1.3 + 70;
    const bore = DN / 2;
    const [half, end] = [L / 2, D / 2];
    const thick = Math.min(L * 0.12, D * 0.1);
    const [wall, chamber, wedge] = [bore * 1.24, L * 0.17, L * 0.1];
    const seat = -bore * 2.2;
    const H = high ?? -seat + DN * 1.5;
    if (end <= wall || H < -seat * 1.25 || L <= DN * 0.5) return null;
    const shell = bore * 0.22;
    const pipe = flangedEnd({ half, bore, end, thick }, -chamber, wall);
    const inner = pipe.slice(0, -1);
    const upper = [...inner, [-chamber - shell, -wall], [-chamber - shell, seat], [-chamber, seat]] as const;
    const lower = upsideDown([...pipe.slice(1), ...mirrored(pipe.slice(1)).toReversed()]);
    const stem = Math.max(bore * 0.13, L * 0.02);
    const neck = seat - (H + seat) * 0.52;
    return {
      shapes: [
        polygon('cut', lower, 1),
        polygon('cut', [...upper], 1),
        polygon('cut', mirrored(upper), 1),
        line('edge', [-half, -bore], [half, -bore]),
        ...cover(chamber, seat, neck, stem),
        ...handwheel(-H, -bore, stem, Math.min(bore * 1.5, L * 0.55)),
        roundBox('mark', [-wedge, -bore * 1.3], [wedge, bore], wedge * 0.7),
        box('cut', [-wedge * 0.5, -bore * 1.3], [wedge * 0.5, bore * 0.84], -1),
        ...pipeLines({ half, bore, end, thick }),
        line('axis', [0, -H], [0, wall]),
      ],
      dimensions: dimensionsOf({ half, bore, end, thick, high: [0, -H], flanged: flanged !== undefined }),
    };
  },
};
