import type { Bounds } from './paths.ts';
import { placeDimension, sizes, type PlacedDimension } from './placeDimension.ts';
import type { Dimension } from './shapes.ts';

/** The box that a label takes, turned or not. */
export function boxOfLabel({ label: [x, y], width, isTurned }: PlacedDimension): Bounds {
  const [across, down] = isTurned ? [sizes.letter, width] : [width, sizes.letter];
  return { left: x - across / 2, top: y - down / 2, right: x + across / 2, bottom: y + down / 2 };
}

/** Labels closer than this read as one. */
const apart = 4;

const meet = (a: Bounds, b: Bounds) =>
  a.left < b.right + apart && b.left < a.right + apart && a.top < b.bottom + apart && b.top < a.bottom + apart;

/** Beyond so many rows there are no other labels. */
const mostRows = 24;

/** Angles and what is pointed at have few places; distances can always go out by another row. */
const rank = (dimension: Dimension) => ('vertex' in dimension ? 0 : 'at' in dimension ? 1 : 2);

/** Places the dimensions of a part, so that no label stands upon another: the later of two goes out by a row. */
export function placeAll(dimensions: Dimension[], bounds: Bounds): PlacedDimension[] {
  const placed = new Map<Dimension, PlacedDimension>();
  const rowOf = (one: Dimension) => ('side' in one ? (one.row ?? 1) : 0);
  const inTurn = dimensions.toSorted((one, other) => rank(one) - rank(other) || rowOf(one) - rowOf(other));
  for (const dimension of inTurn) {
    const taken = [...placed.values()].map(boxOfLabel);
    let further = 0;
    let found = placeDimension(dimension, bounds);
    while (further < mostRows && taken.some((box) => meet(box, boxOfLabel(found))))
      found = placeDimension(dimension, bounds, ++further);
    placed.set(dimension, found);
  }
  return dimensions.flatMap((one) => placed.get(one) ?? []);
}
