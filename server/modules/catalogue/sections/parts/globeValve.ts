import { box, line, polygon, type Generator, type Point } from '../shapes/shapes.ts';
import { cover, dimensionsOf, flangedEnd, handwheel, letters, mirrored, pipeLines, upsideDown } from './valves.ts';

/** A globe valve: the way leads up through a seat in its middle, which a disc closes. It is cut along its pipe. */
export const globeValve: Generator = {
  letters,
  sample: { DN: 50, L: 230, H: 240, D: 165 },
  draw({ DN: nominal, L: length, H: high, D: flanged }) {
    const DN = nominal ?? (length ? length / 4 : flanged ? flanged / 3 : (high ?? 240) / 4.6);
    const D = flanged ?? DN * 2.6;
    const L = length ?? DN * 3 + 80;
    const bore = DN / 2;
    const [half, end] = [L / 2, D / 2];
    const thick = Math.min(L * 0.09, D * 0.12);
    const [wall, chamber, shell] = [bore * 1.3, Math.min(bore * 1.5, half * 0.55), bore * 0.28];
    const seat = -bore * 2;
    const H = high ?? -seat + DN * 2.4;
    if (end <= wall || H < -seat * 1.25 || half - thick <= chamber + shell) return null;
    const belly = bore * 1.5;
    const pipe = flangedEnd({ half, bore, end, thick }, -chamber - shell, wall);
    const inner = pipe.slice(1, -1);
    const upper: Point[] = [
      [-chamber, -bore],
      ...inner,
      [-chamber - shell, -wall],
      [-chamber - shell, seat],
      [-chamber, seat],
    ];
    const left: Point[] = [
      [-chamber, bore],
      ...upsideDown(inner),
      [-chamber - shell, wall],
      [-chamber * 0.7, belly + shell],
    ];
    const under: Point[] = [...left, ...mirrored(left).toReversed(), [chamber * 0.6, belly], [-chamber * 0.6, belly]];
    const wide = bore * 0.85;
    const web = bore * 0.2;
    // The wall between both sides comes down from the left and goes on down to the right of the seat.
    const before: Point[] = [
      [-chamber, -bore],
      [-wide - web, -web],
      [-wide, -web],
      [-wide, web],
      [-wide - web * 1.6, web],
      [-chamber, -bore + web * 2],
    ];
    const behind: Point[] = before.map(([x, y]) => [-x, -y]);
    const stem = Math.max(bore * 0.15, L * 0.015);
    const neck = seat - (H + seat) * 0.5;
    return {
      shapes: [
        polygon('cut', under, 1),
        polygon('cut', upper, 1),
        polygon('cut', mirrored(upper), 1),
        polygon('cut', before, 1),
        polygon('cut', behind, 1),
        ...cover(chamber, seat, neck, stem),
        ...handwheel(-H, -web, stem, Math.min(bore * 1.7, L * 0.4)),
        box('mark', [-wide * 1.16, -web - bore * 0.3], [wide * 1.16, -web]),
        box('face', [-stem * 2.4, -web - bore * 0.62], [stem * 2.4, -web - bore * 0.3]),
        ...pipeLines({ half, bore, end, thick }),
        line('axis', [0, -H], [0, belly + shell]),
      ],
      dimensions: dimensionsOf({
        half,
        bore,
        end: Math.max(end, belly + shell),
        thick,
        high: [0, -H],
        flanged: false,
      }).concat(
        flanged === undefined ? [] : [{ letter: 'D', from: [-half, -end], to: [-half, end], side: 'left', row: 2 }],
      ),
    };
  },
};
