// Sections are drawn in millimetres, with y downwards; `layOut` brings them to the size of a sheet or a page.

export type Point = readonly [x: number, y: number];
/** A step of an outline: a move, a line, an arc of a circle (its radius first, then whether it turns clockwise), or the way home. */
export type Step =
  | readonly ['M' | 'L', number, number]
  | readonly ['A', radius: number, isLarge: boolean, isClockwise: boolean, x: number, y: number]
  | readonly ['Z'];
export type Path = readonly Step[];

/**
 * The looks of lines after ISO 128: 'face' and 'cut' are outlined and cover what is behind them, and 'cut' is hatched; 'edge' is
 * a visible edge, 'hidden' one behind the part, 'thin' the root of a thread, 'axis' a centre line, and 'mark' the one functional
 * part that is coloured.
 */
export type Look = 'face' | 'cut' | 'edge' | 'hidden' | 'thin' | 'axis' | 'mark';
export type Shape = {
  look: Look;
  path: Path;
  /** The direction of the hatching: neighbouring parts lean against each other. */
  lean?: 1 | -1;
};

export type Side = 'above' | 'below' | 'left' | 'right';
/**
 * Two points whose distance across the side is the measure; `row` 1 is the line nearest to the part. Between two views the line
 * stands beside one of them: `beside` is the point whose level the rows are counted from.
 */
export type Distance = { letter: string; from: Point; to: Point; side: Side; row?: number; beside?: Point };
/** An angle between two edges that go on from the vertex by `reach`; degrees are counted clockwise from the right. */
export type Angle = { letter: string; vertex: Point; from: number; to: number; reach: number; isInside?: boolean };
/** A measure that is no distance in the drawing, such as a number of teeth, is pointed at. */
export type Pointer = { letter: string; at: Point; toward: Point };
/** A dimension has its value written in, as `label`, or its letter alone. On paper, vertical ones are read from the right. */
export type Dimension = (Distance | Angle | Pointer) & { label?: string; isUpright?: boolean };

export type Part = { shapes: Shape[]; dimensions: Dimension[] };

/** The known measures by their letters; each is a positive number. */
export type Measures = Readonly<Record<string, number | undefined>>;

export type Generator = {
  /** The letters in the order of a table, with the usual Turkish names of their attributes. */
  letters: Readonly<Record<string, readonly string[]>>;
  /** The measures of a common article, which the example is drawn by. */
  sample: Readonly<Record<string, number>>;
  /**
   * Returns null where the measures contradict each other, since a wrong drawing would be worse than none. `said` has the names
   * and texts among the specs, which tell a shielded bearing from an open one.
   */
  draw: (measures: Measures, said: string) => Part | null;
};

export const line = (look: Look, ...points: Point[]): Shape => ({
  look,
  path: points.map(([x, y], at) => [at === 0 ? 'M' : 'L', x, y] as const),
});

export const polygon = (look: Look, points: Point[], lean?: 1 | -1): Shape => ({
  look,
  path: [...line(look, ...points).path, ['Z']],
  ...(lean && { lean }),
});

export const box = (look: Look, [left, top]: Point, [right, bottom]: Point, lean?: 1 | -1) =>
  polygon(
    look,
    [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ],
    lean,
  );

/** Draws a box with four rounded corners. */
export function roundBox(look: Look, [left, top]: Point, [right, bottom]: Point, radius: number, lean?: 1 | -1): Shape {
  const r = Math.min(radius, Math.abs(right - left) / 2, Math.abs(bottom - top) / 2);
  const path: Path = [
    ['M', left + r, top],
    ['L', right - r, top],
    ['A', r, false, true, right, top + r],
    ['L', right, bottom - r],
    ['A', r, false, true, right - r, bottom],
    ['L', left + r, bottom],
    ['A', r, false, true, left, bottom - r],
    ['L', left, top + r],
    ['A', r, false, true, left + r, top],
    ['Z'],
  ];
  return { look, path, ...(lean && { lean }) };
}

/** It is drawn in quarters, since rounded numbers would flatten two halves. */
export const circle = (look: Look, [x, y]: Point, radius: number): Shape => ({
  look,
  path: [
    ['M', x - radius, y],
    ['A', radius, false, true, x, y - radius],
    ['A', radius, false, true, x + radius, y],
    ['A', radius, false, true, x, y + radius],
    ['A', radius, false, true, x - radius, y],
    ['Z'],
  ],
});

/** The root of a thread seen from its end: three quarters of a circle. */
export const threadRoot = ([x, y]: Point, radius: number): Shape => ({
  look: 'thin',
  path: [
    ['M', x, y - radius],
    ['A', radius, true, false, x + radius, y],
  ],
});

/** The centre lines of a circle. */
export const cross = ([x, y]: Point, radius: number): Shape[] => [
  line('axis', [x - radius, y], [x + radius, y]),
  line('axis', [x, y - radius], [x, y + radius]),
];

function flipped(step: Step): Step {
  if (step[0] === 'Z') return step;
  if (step[0] !== 'A') return [step[0], step[1], -step[2]];
  const [, radius, isLarge, isClockwise, x, y] = step;
  return ['A', radius, isLarge, !isClockwise, x, -y];
}

/** Adds what is on the other side of the horizontal axis. */
export const bothSides = (...shapes: Shape[]): Shape[] => [
  ...shapes,
  ...shapes.map((shape) => ({ ...shape, path: shape.path.map(flipped) })),
];

/** Draws a regular polygon, such as a hexagon; `turn` 0 puts a corner at the top. */
export const regular = (look: Look, [x, y]: Point, radius: number, corners: number, turn = 0) =>
  polygon(
    look,
    Array.from({ length: corners }, (_, at) => {
      const angle = turn + (2 * Math.PI * at) / corners;
      return [x + radius * Math.sin(angle), y - radius * Math.cos(angle)] as const;
    }),
  );
