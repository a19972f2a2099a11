import { and, eq } from 'drizzle-orm';
import { cachedByKey } from '../../../db/caches/cachedByKey.ts';
import type { Db } from '../../../db/database.ts';
import { products } from '../../../db/tables/tables.ts';
import { isMade } from '../products/products.rows.ts';
import type { Definitions } from '../references/definitions.ts';
import type { Product } from './productSection.ts';
import { thumbPart, thumbRoom, thumbSvg } from './sectionThumb.ts';
import { boundsOfShapes } from './shapes/paths.ts';
import type { Part } from './shapes/shapes.ts';

/** So many products of a kind say how large its largest one is. */
const mostRead = 400;
/** The part of the room that the largest product takes; the rest is margin. */
const filled = 0.86;

const cachedScales = cachedByKey<number>(200);

function largestScale(part: Part) {
  const { left, top, right, bottom } = boundsOfShapes(part.shapes);
  return filled * Math.min(thumbRoom.width / (right - left), thumbRoom.height / (bottom - top));
}

/** Returns the scale at which the largest product of a kind fits into a small picture. */
const scaleOfKind = (db: Db, kindId: string, definitions: Definitions) =>
  cachedScales(db, kindId, async () => {
    const rows = await db
      .select({ specs: products.specs, kindId: products.kindId })
      .from(products)
      .where(and(eq(products.kindId, kindId), isMade))
      .orderBy(products.sizeKey)
      .limit(mostRead);
    const scales = rows.flatMap((row) => {
      const part = thumbPart(row, definitions);
      return part ? largestScale(part) : [];
    });
    return scales.reduce((least, scale) => Math.min(least, scale), Number.MAX_VALUE);
  });

/** Draws the section of a product at the scale of its kind; null where none can be drawn. */
export async function scaledThumb(db: Db, product: Product, definitions: Definitions): Promise<string | null> {
  const part = thumbPart(product, definitions);
  if (!part || product.kindId === null) return null;
  const scale = Math.min(await scaleOfKind(db, product.kindId, definitions), largestScale(part));
  return thumbSvg(part, thumbRoom, scale);
}
