import { box, line, polygon, roundBox, type Dimension, type Point, type Shape } from '../shapes/shapes.ts';

export const letters = {
  DN: ['Anma çapı', 'Çap', 'DN'],
  L: ['Yapı boyu', 'Boy'],
  H: ['Yükseklik'],
  D: ['Flanş çapı', 'Dış çap'],
} as const;

export type Ends = { half: number; bore: number; end: number; thick: number };

/** The half of a flanged pipe from its flange to `to`, which is on its left: from the bore up, and back along its outside. */
export const flangedEnd = ({ half, bore, end, thick }: Ends, to: number, wall: number): Point[] => [
  [to, -bore],
  [-half, -bore],
  [-half, -end],
  [-half + thick, -end],
  [-half + thick, -wall],
  [to, -wall],
];

export const mirrored = (points: readonly Point[]): Point[] => points.map(([x, y]) => [-x, y]);
export const upsideDown = (points: readonly Point[]): Point[] => points.map(([x, y]) => [x, -y]);

/** A spindle with its wheel from the side; both are seen, not cut. */
export const handwheel = (top: number, from: number, stem: number, radius: number): Shape[] => {
  const rim = Math.min(radius * 0.2, Math.abs(top - from) * 0.2);
  return [
    box('face', [-stem, top], [stem, from]),
    polygon('face', [
      [-radius, top + rim * 1.1],
      [-stem * 2, top + rim * 0.4],
      [stem * 2, top + rim * 0.4],
      [radius, top + rim * 1.1],
      [radius, top + rim * 1.6],
      [stem * 2, top + rim * 1.5],
      [-stem * 2, top + rim * 1.5],
      [-radius, top + rim * 1.6],
    ]),
    ...[-radius, radius].map((x) =>
      roundBox('face', [x - rim * 0.7, top + rim * 0.6], [x + rim * 0.7, top + rim * 2.1], rim),
    ),
  ];
};

/** The cover of a valve with a wheel: a flange on the body and a neck for the spindle, cut on both sides of the axis. */
export const cover = (inside: number, from: number, to: number, stem: number): Shape[] => {
  const [out, thick] = [inside * 1.75, (from - to) * 0.2];
  const half: Point[] = [
    [-stem, to],
    [-stem * 3, to],
    [-inside * 1.1, from - thick],
    [-out, from - thick],
    [-out, from],
    [-inside, from],
    [-inside, from - thick * 0.7],
    [-stem, to + (from - to) * 0.4],
  ];
  return [polygon('cut', half, -1), polygon('cut', mirrored(half), -1)];
};

type Sizes = Ends & { high?: readonly [at: number, top: number]; flanged: boolean };

/** The bore, both faces and the centre line of the pipe. */
export const pipeLines = ({ half, bore, end }: Ends): Shape[] => [
  line('edge', [-half, -bore], [-half, bore]),
  line('edge', [half, -bore], [half, bore]),
  line('axis', [-half, 0], [half, 0], ...(end < bore ? [[half, 0] as const] : [])),
];

export const dimensionsOf = ({ half, bore, end, high, flanged }: Sizes): Dimension[] => [
  { letter: 'DN', from: [-half, -bore], to: [-half, bore], side: 'left' },
  { letter: 'L', from: [-half, end], to: [half, end], side: 'below' },
  ...(high ? [{ letter: 'H', from: [high[0], high[1]], to: [half, 0], side: 'right' } as const] : []),
  ...(flanged ? [{ letter: 'D', from: [-half, -end], to: [-half, end], side: 'left', row: 2 } as const] : []),
];
