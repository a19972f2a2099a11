import { and, eq, exists, gte, inArray, isNotNull, isNull, lt, ne, notInArray, or, type SQL } from 'drizzle-orm';
import {
  isProductCheck,
  priceMonths,
  shortBelow,
  smallBelow,
  type HealthCheck,
  type ProductCheck,
} from '../../../../common/health/healthChecks.ts';
import { badInput } from '../../../core/errors.ts';
import type { Tx } from '../../../db/database.ts';
import { holdsTextOf, isBelow, isSetTo, isShorterThan, isWord } from '../../../db/expressions.ts';
import { healthFine, outliers, outsideLinks } from '../../../db/healthTables.ts';
import { importMissing, importProfiles } from '../../../db/importTables.ts';
import { images, products } from '../../../db/tables.ts';

const month = 30.44 * 86_400_000;

/** The conditions of the health checks. Each has an index that holds only, or mostly, what it finds. */
const conditions: Record<ProductCheck, (db: Tx, now: number) => SQL | undefined> = {
  LACKS_SPECS: () => isSetTo(products.lacksSpecs, true),
  NO_PICTURE: () => isNull(products.image),
  SMALL_PICTURE: (db) => inArray(products.image, smallPictures(db)),
  NO_ALT: () => and(isNotNull(products.image), isNull(products.imageAlt)),
  NO_CODE: () => isNull(products.stockCode),
  NO_PRICE: () => isNull(products.price),
  NO_CATEGORY: () => isNull(products.categoryId),
  SHORT_DESCRIPTION: () => isShorterThan(products.description, shortBelow),
  PRICE_UNCHANGED: (_, now) => and(lt(products.pricedAt, Math.round(now - priceMonths * month)), isMade),
  NO_SUCCESSOR: () => and(isWord(products.availability, 'DISCONTINUED'), isNull(products.successorId)),
  NOT_IN_IMPORT: (db) => inArray(products.seq, missingFromAny(db)),
  OUTSIDE_LINK: (db) => and(inArray(products.seq, withDeadLinks(db)), exists(stillThere(db))),
  SPEC_RANGE: (db) => inArray(products.seq, db.select({ seq: outliers.productSeq }).from(outliers)),
};

/** A site may be away for a night: an address is dead when it has failed so many times in a row, a week apart. */
const failuresOfDead = 2;
const isDead = gte(outsideLinks.failures, failuresOfDead);

const withDeadLinks = (db: Tx) => db.select({ seq: outsideLinks.productSeq }).from(outsideLinks).where(isDead);

/** An address that was taken out counts no longer, before the next night looks again. */
const stillThere = (db: Tx) =>
  db
    .select({ seq: outsideLinks.productSeq })
    .from(outsideLinks)
    .where(
      and(
        isDead,
        eq(outsideLinks.productSeq, products.seq),
        or(holdsTextOf(products.description, outsideLinks.address), eq(products.image, outsideLinks.address)),
      ),
    );

const isMade = or(isNull(products.availability), ne(products.availability, 'DISCONTINUED'));

const smallPictures = (db: Tx) => db.select({ url: images.url }).from(images).where(isBelow(images.width, smallBelow));

/** The rows of a deleted profile stay, since it may come back. */
const missingFromAny = (db: Tx) =>
  db
    .select({ seq: importMissing.productSeq })
    .from(importMissing)
    .innerJoin(importProfiles, eq(importProfiles.id, importMissing.profileId));

/** Returns the condition for what a check finds, without what somebody has said to be fine. */
export function isFound(db: Tx, check: ProductCheck, now: number): SQL | undefined {
  const fine = db.select({ id: healthFine.productId }).from(healthFine).where(eq(healthFine.check, check));
  return and(conditions[check](db, now), notInArray(products.id, fine));
}

/** Throws `BAD_USER_INPUT` for a check of other things. */
export function readProductCheck(check: HealthCheck, field: string): ProductCheck {
  if (!isProductCheck(check)) throw badInput(field, `${check} is no check of products.`);
  return check;
}
