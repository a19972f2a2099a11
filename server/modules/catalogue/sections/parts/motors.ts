import { box, line, roundBox, type Shape } from '../shapes/shapes.ts';

/** The housing of a motor from the side, between `from` and `to`: ribs, the cover of its fan and the terminal box. */
export function motorBody(from: number, to: number, radius: number, boxRadius: number): Shape[] {
  const long = to - from;
  const cover = to - long * 0.22;
  const shield = from + long * 0.07;
  const ribs = [0.16, 0.36, 0.56, 0.74].flatMap((share) => [-share, share]);
  return [
    roundBox('face', [from + long * 0.24, -boxRadius], [from + long * 0.58, -radius * 0.9], radius * 0.06),
    roundBox('face', [cover, -radius * 0.94], [to, radius * 0.94], radius * 0.22),
    box('face', [shield, -radius], [cover, radius]),
    ...ribs.map((share) => line('thin', [shield, radius * share], [cover, radius * share])),
    box('face', [from, -radius * 0.82], [shield, radius * 0.82]),
  ];
}

/** The end of a shaft, with its key. */
export const shaftEnd = (length: number, diameter: number): Shape[] => [
  roundBox('face', [0, -diameter / 2], [length * 1.05, diameter / 2], diameter * 0.08),
  roundBox('mark', [length * 0.12, -diameter * 0.14], [length * 0.88, diameter * 0.14], diameter * 0.14),
];
