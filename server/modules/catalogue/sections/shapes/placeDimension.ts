import type { Bounds } from './paths.ts';
import { letterHeight, widthOf, writtenWidth } from './labels.ts';
import type { Angle, Dimension, Distance, Path, Point, Pointer } from './shapes.ts';

/** All of these are units of the laid out drawing: on a page pixels of its full width. */
export const sizes = {
  /** From the part to the first dimension line, and from each to the next. */
  first: 34,
  next: 42,
  arrow: 13,
  arrowHalf: 4,
  /** Extension lines begin here and end this far beyond the dimension line. */
  gap: 4,
  beyond: 7,
  /** A shorter distance has its arrows and its label outside. */
  short: 58,
  /** And so has one that would leave its arrows no room beside the label. */
  besideLabel: 30,
  tail: 24,
  letter: letterHeight,
} as const;

export type PlacedDimension = {
  letter: string;
  /** The extension lines and the dimension line. */
  lines: Path;
  /** The dimension line alone, which is pointed at. */
  hit: Path;
  /** Triangles whose first point is the tip. */
  arrows: Path[];
  /** The middle of the label. */
  label: Point;
  /** The label is as wide as this. */
  width: number;
  /** What the label says: the letter, or on paper its value, too. */
  text: string;
  /** The label is read from the right, along its vertical line (ISO 129). */
  isTurned: boolean;
};

type Label = Pick<PlacedDimension, 'text' | 'width'>;

const arrow = ([x, y]: Point, [dx, dy]: Point): Path => {
  const [bx, by] = [x - dx * sizes.arrow, y - dy * sizes.arrow];
  const [nx, ny] = [-dy * sizes.arrowHalf, dx * sizes.arrowHalf];
  return [['M', x, y], ['L', bx + nx, by + ny], ['L', bx - nx, by - ny], ['Z']];
};

/**
 * Places a dimension beside the part, whose bounds and points are in the units of the drawing; `further` is how many rows it
 * gives way to others.
 */
export function placeDimension(dimension: Dimension, bounds: Bounds, further = 0): PlacedDimension {
  const { letter, label } = dimension;
  const said: Label = { text: label ?? letter, width: label === undefined ? widthOf(letter) : writtenWidth(label) };
  if ('at' in dimension) return pointed(dimension, said, further);
  if ('vertex' in dimension) return turned(dimension, said, further);
  const isWritten = label !== undefined;
  return measured({ ...dimension, row: (dimension.row ?? 1) + further }, said, bounds, isWritten);
}

function pointed({ letter, at, toward }: Pointer, label: Label, further: number): PlacedDimension {
  const long = Math.hypot(...toward);
  const [dx, dy] = toward.map((part) => part * (1 + (further * sizes.next) / long)) as [number, number];
  const length = Math.hypot(dx, dy);
  const end: Point = [at[0] + dx, at[1] + dy];
  const hit: Path = [
    ['M', ...at],
    ['L', ...end],
  ];
  return {
    ...label,
    letter,
    lines: hit,
    hit,
    arrows: [arrow(at, [-dx / length, -dy / length])],
    label: [end[0] + Math.sign(dx) * (label.width / 2 + 2), end[1]],
    isTurned: false,
  };
}

function turned(
  { letter, vertex: [x, y], from, to, reach, isInside = false }: Angle,
  label: Label,
  further: number,
): PlacedDimension {
  const outwards = isInside ? -1 : 1;
  const radius = reach + outwards * (sizes.first + sizes.next * (further + 0.5));
  const ray = (degrees: number): Point => [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const on = ([dx, dy]: Point, far: number): Point => [x + dx * far, y + dy * far];
  const [start, end] = [ray(from), ray(to)];
  const extension = (along: Point): Path => [
    ['M', ...on(along, reach + outwards * sizes.gap)],
    ['L', ...on(along, radius + outwards * sizes.beyond)],
  ];
  const hit: Path = [
    ['M', ...on(start, radius)],
    ['A', radius, false, true, ...on(end, radius)],
  ];
  return {
    ...label,
    letter,
    lines: [...extension(start), ...extension(end), ...hit],
    hit,
    arrows: [arrow(on(start, radius), [start[1], -start[0]]), arrow(on(end, radius), [-end[1], end[0]])],
    label: on(ray((from + to) / 2), radius),
    isTurned: false,
  };
}

function measured(
  { letter, from, to, side, row = 1, beside, isUpright = false }: Distance & Pick<Dimension, 'isUpright'>,
  label: Label,
  bounds: Bounds,
  isWritten: boolean,
): PlacedDimension {
  const isAcross = side === 'above' || side === 'below';
  const outwards = side === 'above' || side === 'left' ? -1 : 1;
  const [x, y] = beside ?? [undefined, undefined];
  const edge = {
    above: y ?? bounds.top,
    below: y ?? bounds.bottom,
    left: x ?? bounds.left,
    right: x ?? bounds.right,
  }[side];
  const { width } = label;
  const isTurned = isWritten && !isAcross && !isUpright;
  // What is read upright beside the part is as wide as it is long.
  const first = isAcross || isTurned ? sizes.first : Math.max(sizes.first, width / 2 + sizes.beyond);
  const level = edge + outwards * (first + (row - 1) * sizes.next);
  // A point on the dimension line is turned for a vertical one, so that all below is written once.
  const at = (along: number, off: number): Point => (isAcross ? [along, off] : [off, along]);
  const ends = [from, to].map((point) => (isAcross ? point : ([point[1], point[0]] as const)));
  const [[low = 0, lowOff = 0] = [], [high = 0, highOff = 0] = []] = ends.sort(([one], [other]) => one - other);
  const isLong = isWritten && (isAcross || isTurned);
  const isShort = high - low < Math.max(sizes.short, isLong ? width + sizes.besideLabel : 0);
  const tail = isShort ? sizes.tail : 0;
  const extension = (along: number, off: number): Path => [
    ['M', ...at(along, off + outwards * sizes.gap)],
    ['L', ...at(along, level + outwards * sizes.beyond)],
  ];
  const hit: Path = [
    ['M', ...at(low - tail, level)],
    ['L', ...at(high + tail, level)],
  ];
  const inwards = isShort ? 1 : -1;
  const across = isAcross ? high + tail + width / 2 + 4 : low - tail - (isTurned ? width : sizes.letter) / 2 - 4;
  return {
    ...label,
    letter,
    lines: [...extension(low, lowOff), ...extension(high, highOff), ...hit],
    hit,
    arrows: [arrow(at(low, level), at(inwards, 0)), arrow(at(high, level), at(-inwards, 0))],
    label: at(isShort ? across : (low + high) / 2, level),
    isTurned,
  };
}
