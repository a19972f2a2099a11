import { box, line, roundBox, type Shape } from '../shapes/shapes.ts';

/** The housing of a motor from the side, between `from` and `to`: ribs, the cover of its fan and the terminal box. */
export function motorBody(from: number, to: number, radius: number, boxRadius: number): Shape[] {
  const long = to - from;
  const cover = to - long * 0.24;
  const shield = from + long * 0.08;
  const ribs = [0.14, 0.32, 0.5, 0.68, 0.84].flatMap((share) => [-share, share]);
  const slots = [0.12, 0.36, 0.6].flatMap((share) => [-share, share]);
  return [
    roundBox('face', [from + long * 0.2, -boxRadius], [from + long * 0.56, -radius * 0.9], radius * 0.06),
    line('thin', [from + long * 0.2, -boxRadius * 0.95], [from + long * 0.56, -boxRadius * 0.95]),
    roundBox('face', [cover - long * 0.02, -radius * 0.96], [to, radius * 0.96], radius * 0.2),
    ...slots.map((share) => line('thin', [to - long * 0.05, radius * share], [to, radius * share])),
    box('face', [shield, -radius], [cover, radius]),
    ...ribs.map((share) => line('thin', [shield, radius * share], [cover, radius * share])),
    roundBox('face', [from, -radius * 0.88], [shield, radius * 0.88], long * 0.03),
  ];
}

/** The end of a shaft, with its key. */
export const shaftEnd = (length: number, diameter: number): Shape[] => [
  roundBox('face', [0, -diameter / 2], [length * 1.05, diameter / 2], diameter * 0.08),
  roundBox('mark', [length * 0.12, -diameter * 0.14], [length * 0.88, diameter * 0.14], diameter * 0.14),
];
