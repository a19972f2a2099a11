import type { Definitions } from '../references/definitions.ts';
import { partOf } from './drawSection.ts';
import { letteredValues, measuresBy, saidOf, type Product } from './productSection.ts';
import { layOut, scaleFor, type Room } from './shapes/layOut.ts';
import type { Part } from './shapes/shapes.ts';
import { geometry } from './shapes/toSvg.ts';

/** The room of a section beside a size sheet. */
export const thumbRoom: Room = { width: 150, height: 112, detail: 0.36 };

/** Returns the part that a product's section shows, without its dimensions; null where none can be drawn. */
export function thumbPart(product: Product, definitions: Definitions): Part | null {
  const kind = product.kindId === null ? undefined : definitions.kinds.get(product.kindId);
  if (!kind?.section) return null;
  const measures = measuresBy(letteredValues(product, definitions));
  const part = partOf(kind.section, measures, saidOf(product, definitions));
  return part && { ...part, dimensions: [] };
}

/** Writes a part without dimensions, small and without colours. */
export function thumbSvg(part: Part, room: Room = thumbRoom, scale = scaleFor(part, room)): string {
  const { width, height, shapes } = layOut(part, room, scale);
  return `<svg viewBox="0 0 ${width} ${height}" class="section-svg"><g class="geo">${geometry(shapes)}</g></svg>`;
}
