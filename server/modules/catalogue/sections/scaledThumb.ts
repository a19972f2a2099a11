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
/** The smallest product of a kind takes at least this part of what the largest takes, or nobody could tell what it is. */
const least = 0.4;

/** How large the largest product is drawn, and how far sizes come nearer to it: 1 leaves them as they are. */
type Scale = { largest: number; power: number };
const cachedScales = cachedByKey<Scale>(200);

function largestScale(part: Part) {
  const { left, top, right, bottom } = boundsOfShapes(part.shapes);
  return filled * Math.min(thumbRoom.width / (right - left), thumbRoom.height / (bottom - top));
}

/**
 * Returns the scale at which the largest product of a kind fits into a small picture. Up to two and a half times the size of the
 * smallest, all have this one scale; beyond, differences shrink, the same way for all of the kind: what is larger looks larger.
 */
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
    const [largest, smallest] = [Math.min(Number.MAX_VALUE, ...scales), Math.max(...scales)];
    const share = largest / smallest;
    return { largest, power: share < least ? Math.log(least) / Math.log(share) : 1 };
  });

/** Draws the section of a product at the scale of its kind; null where none can be drawn. */
export async function scaledThumb(db: Db, product: Product, definitions: Definitions): Promise<string | null> {
  const part = thumbPart(product, definitions);
  if (!part || product.kindId === null) return null;
  const { largest, power } = await scaleOfKind(db, product.kindId, definitions);
  const own = largestScale(part);
  return thumbSvg(part, thumbRoom, own * Math.min(largest / own, 1) ** power);
}
