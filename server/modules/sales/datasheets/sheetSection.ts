import type { StoredSpec } from '../../../db/tables/tables.ts';
import type { Definitions } from '../../catalogue/references/definitions.ts';
import { partOf } from '../../catalogue/sections/drawSection.ts';
import { letteredValues, measuresBy, saidOf } from '../../catalogue/sections/productSection.ts';
import { fits, layOut, type Layout, type Room } from '../../catalogue/sections/shapes/layOut.ts';
import type { Part } from '../../catalogue/sections/shapes/shapes.ts';

/** The scales of ISO 5455, the largest first: how many millimetres of the sheet stand for one of the part. */
const scales = [
  ...[50, 20, 10, 5, 2, 1].map((ratio) => ({ ratio, name: `${ratio}:1` })),
  ...[2, 5, 10, 20, 50, 100, 200, 500].map((by) => ({ ratio: 1 / by, name: `1:${by}` })),
];

/** Letters and arrows are laid out in units of this many millimetres, which makes letters 3,2 mm high. */
export const unit = 0.18;

export type SheetSection = { part: Part; letters: Map<string, string> };
type Product = { specs: StoredSpec[]; kindId: string | null };

/** Returns the section of a product, and the letters by the ids of their attributes; null where it has none. */
export function sheetSection(product: Product, definitions: Definitions): SheetSection | null {
  const kind = product.kindId === null ? undefined : definitions.kinds.get(product.kindId);
  if (!kind?.section || kind.ownDrawing !== null) return null;
  const values = letteredValues(product, definitions);
  const part = partOf(kind.section, measuresBy(values), saidOf(product, definitions));
  if (!part) return null;
  const drawn = new Set(part.dimensions.map(({ letter }) => letter));
  const lettered = values.filter(({ letter }) => drawn.has(letter));
  return { part, letters: new Map(lettered.map(({ attributeId, letter }) => [attributeId, letter])) };
}

/** Lays the section out at the largest normed scale that fits into the room, which is in millimetres. */
export function atNormedScale(
  { part }: SheetSection,
  { width, height }: Room,
): { layout: Layout; scale: string; ratio: number } | null {
  const room = { width: width / unit, height: height / unit };
  const found = scales.find(({ ratio }) => fits(part, room, ratio / unit));
  return found ? { layout: layOut(part, room, found.ratio / unit), scale: found.name, ratio: found.ratio } : null;
}
