import { boundsOf, boundsOfShapes, hatching, outlines, placed, type Bounds } from './paths.ts';
import { boxOfLabel, placeAll } from './placeAll.ts';
import type { PlacedDimension } from './placeDimension.ts';
import type { Dimension, Look, Part, Path, Point, Shape } from './shapes.ts';

/** A drawing in its place: everything is within `width` and `height`. */
export type Layout = {
  width: number;
  height: number;
  /** Units for a millimetre. */
  scale: number;
  shapes: { look: Look | 'hatch'; path: Path }[];
  dimensions: PlacedDimension[];
};

/** `detail` is the share of margins, hatches and overhangs that a small picture has of those of a page. */
export type Room = { width: number; height: number; leastHeight?: number; detail?: number };
/** The room of a drawing on a page. */
export const page: Room = { width: 672, height: 504, leastHeight: 336 };

const margin = 22;
const hatchGap = 7;
/** Centre lines go on beyond the part. */
const overhang = 14;
const cramped = 0.94;

const scaledShape = (scale: number, shape: Shape, detail = 1): Shape => ({
  ...shape,
  path: longer(shape.look, placed(shape.path, scale, [0, 0]), overhang * detail),
});

function longer(look: Look, path: Path, by: number): Path {
  const [from, to] = path;
  if (look !== 'axis' || path.length !== 2 || from?.[0] !== 'M' || to?.[0] !== 'L') return path;
  const [dx, dy] = [to[1] - from[1], to[2] - from[2]];
  const length = Math.hypot(dx, dy) || 1;
  const [x, y] = [(dx / length) * by, (dy / length) * by];
  return [
    ['M', from[1] - x, from[2] - y],
    ['L', to[1] + x, to[2] + y],
  ];
}

const scaledDimension = (dimension: Dimension, scale: number): Dimension => {
  const point = ([x, y]: Point): Point => [x * scale, y * scale];
  if ('at' in dimension) return { ...dimension, at: point(dimension.at) };
  if ('vertex' in dimension) return { ...dimension, vertex: point(dimension.vertex), reach: dimension.reach * scale };
  const { from, to, beside } = dimension;
  return { ...dimension, from: point(from), to: point(to), ...(beside && { beside: point(beside) }) };
};

/** Draws a part at a scale with the origin where it is; `bounds` contains everything. */
function drawn({ shapes, dimensions }: Part, scale: number, detail?: number) {
  const outlined = shapes.filter(({ look }) => look !== 'axis').map((shape) => scaledShape(scale, shape));
  const edges = boundsOfShapes(outlined);
  const all = shapes.map((shape) => scaledShape(scale, shape, detail));
  const placedDimensions = placeAll(
    dimensions.map((one) => scaledDimension(one, scale)),
    edges,
  );
  const corners = placedDimensions.flatMap((one): Point[] => {
    const { left, top, right, bottom } = boxOfLabel(one);
    return [...outlines(one.lines).flat(), [left, top], [right, bottom]];
  });
  const bounds = boundsOf([...all.flatMap(({ path }) => outlines(path).flat()), ...corners]);
  return { shapes: all, dimensions: placedDimensions, bounds };
}

const marginOf = ({ detail = 1 }: Room) => margin * detail;

const sizeOf = ({ left, top, right, bottom }: Bounds) => ({ width: right - left, height: bottom - top });

/** Tells whether the part has room at a scale, with its dimensions and a margin. */
export function fits(part: Part, room: Room, scale: number): boolean {
  const { width, height } = sizeOf(drawn(part, scale, room.detail).bounds);
  const edge = marginOf(room);
  return width <= room.width - 2 * edge && height <= room.height - 2 * edge;
}

/** The scale at which the part and all its dimensions just fit into the room. */
export function scaleFor(part: Part, room: Room): number {
  const own = sizeOf(boundsOfShapes(part.shapes));
  const edge = marginOf(room);
  let scale = Math.min((room.width - 2 * edge) / own.width, (room.height - 2 * edge) / own.height);
  for (;;) {
    if (fits(part, room, scale)) return scale;
    scale *= cramped;
    if (scale * Math.max(own.width, own.height) < 1) return scale;
  }
}

/**
 * Lays a part out in the room, in its middle; `scale` is the largest that fits unless it is given. Where not even the smallest
 * fits, since labels keep their size, the drawing becomes larger than the room.
 */
export function layOut(part: Part, room: Room = page, scale = scaleFor(part, room)): Layout {
  const { shapes, dimensions, bounds } = drawn(part, scale, room.detail);
  const edge = marginOf(room);
  const own = sizeOf(bounds);
  const width = Math.max(room.width, Math.ceil(own.width + 2 * edge));
  const height = Math.max(own.height + 2 * edge, room.leastHeight ?? room.height);
  const by: Point = [(width - own.width) / 2 - bounds.left, (height - own.height) / 2 - bounds.top];
  const move = (path: Path) => placed(path, 1, by);
  return {
    width,
    height: Math.ceil(height),
    scale,
    shapes: shapes.flatMap(({ look, path, lean }) => {
      const moved = { look, path: move(path) };
      return look === 'cut'
        ? [moved, { look: 'hatch', path: hatching(moved.path, lean ?? 1, hatchGap * (room.detail ?? 1)) }]
        : [moved];
    }),
    dimensions: dimensions.map((one) => ({
      ...one,
      lines: move(one.lines),
      hit: move(one.hit),
      arrows: one.arrows.map(move),
      label: [one.label[0] + by[0], one.label[1] + by[1]],
    })),
  };
}
