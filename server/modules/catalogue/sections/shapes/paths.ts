import type { Path, Point, Shape, Step } from './shapes.ts';

/** The number of lines that stand for an arc where an outline is measured or hatched. */
const fine = 10;

export type Bounds = { left: number; top: number; right: number; bottom: number };

export const round = (value: number) => String(Math.round(value * 10) / 10 || 0);

/** Enlarges a path and moves it. */
export const placed = (path: Path, scale: number, [dx, dy]: Point): Path =>
  path.map((step): Step => {
    if (step[0] === 'Z') return step;
    if (step[0] === 'A') return ['A', step[1] * scale, step[2], step[3], step[4] * scale + dx, step[5] * scale + dy];
    return [step[0], step[1] * scale + dx, step[2] * scale + dy];
  });

/** Writes a path as the attribute `d` of SVG, which pdfkit reads, too. */
export const written = (path: Path) =>
  path
    .map((step) => {
      if (step[0] === 'Z') return 'Z';
      if (step[0] !== 'A') return `${step[0]}${round(step[1])} ${round(step[2])}`;
      const [, radius, isLarge, isClockwise, x, y] = step;
      return `A${round(radius)} ${round(radius)} 0 ${Number(isLarge)} ${Number(isClockwise)} ${round(x)} ${round(y)}`;
    })
    .join('');

/** Returns points of an arc after its start. */
function arcPoints(
  [x0, y0]: Point,
  [, radius, isLarge, isClockwise, x1, y1]: Extract<Step, readonly ['A', ...unknown[]]>,
) {
  const [mx, my] = [(x0 + x1) / 2, (y0 + y1) / 2];
  const half = Math.hypot(x1 - x0, y1 - y0) / 2;
  if (half === 0) return [];
  const rise = Math.sqrt(Math.max(radius * radius - half * half, 0));
  const side = isLarge === isClockwise ? -1 : 1;
  const [cx, cy] = [mx - (side * rise * (y1 - y0)) / (2 * half), my + (side * rise * (x1 - x0)) / (2 * half)];
  const from = Math.atan2(y0 - cy, x0 - cx);
  let sweep = Math.atan2(y1 - cy, x1 - cx) - from;
  if (isClockwise && sweep < 0) sweep += 2 * Math.PI;
  if (!isClockwise && sweep > 0) sweep -= 2 * Math.PI;
  const r = Math.max(radius, half);
  return Array.from({ length: fine }, (_, at): Point => {
    const angle = from + (sweep * (at + 1)) / fine;
    return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
  });
}

/** Returns each outline of a path as points; arcs become short lines. */
export function outlines(path: Path): Point[][] {
  const all: Point[][] = [];
  for (const step of path) {
    const current = all.at(-1) ?? [];
    if (step[0] === 'M') all.push([[step[1], step[2]]]);
    else if (step[0] === 'L') current.push([step[1], step[2]]);
    else if (step[0] === 'A') current.push(...arcPoints(current.at(-1) ?? [0, 0], step));
  }
  return all;
}

export function boundsOf(points: Point[]): Bounds {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

export const boundsOfShapes = (shapes: Shape[]) => boundsOf(shapes.flatMap(({ path }) => outlines(path).flat()));

/** Returns the lines at 45° that fill a path, a distance of `gap` from each other. */
export function hatching(path: Path, lean: 1 | -1, gap: number): Path {
  const edges = outlines(path).flatMap((points) =>
    points.map((point, at) => [point, points[(at + 1) % points.length] ?? point] as const),
  );
  // Along such a line, `across` is the same everywhere.
  const across = ([x, y]: Point) => y + lean * x;
  const all = edges.map(([point]) => across(point));
  const step = gap * Math.SQRT2;
  const lines: Step[] = [];
  for (let at = Math.ceil(Math.min(...all) / step) * step; at < Math.max(...all); at += step) {
    const hits = edges
      .flatMap(([one, other]) => {
        const [a, b] = [across(one), across(other)];
        if (a < at === b < at) return [];
        const share = (at - a) / (b - a);
        return [[one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share] as const];
      })
      .sort(([a], [b]) => a - b);
    for (let hit = 0; hit + 1 < hits.length; hit += 2) {
      const [from, to] = [hits[hit], hits[hit + 1]];
      if (from && to && to[0] - from[0] > 0.5) lines.push(['M', ...from], ['L', ...to]);
    }
  }
  return lines;
}
