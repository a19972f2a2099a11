import { and, eq, gte, inArray, isNotNull, isNull, ne, notInArray, type SQL, exists, lt, or } from 'drizzle-orm';
import {
  type HealthCheck,
  type ProductCheck,
  isProductCheck,
  priceMonths,
  shortBelow,
  smallBelow,
} from '../../../../common/health/healthChecks.ts';
import type { Currency } from '../../../../common/money/money.ts';
import { badInput } from '../../../core/errors.ts';
import { startOfDayHere } from '../../../core/companyDays.ts';
import type { Tx } from '../../../db/database.ts';
import { isSetTo, holdsTextOf, isBelow, isShorterThan, isWord } from '../../../db/columns/expressions.ts';
import { changes, revisions } from '../../../db/tables/historyTables.ts';
import { importMissing, importProfiles } from '../../../db/tables/importTables.ts';
import { waitingChanges } from '../../../db/tables/previewTables.ts';
import { products, images } from '../../../db/tables/tables.ts';
import { acceptedFindings, outliers, outsideLinks } from '../../../db/tables/healthTables.ts';

/** Conditions for people who look after the catalogue; visitors have no such lists. */
export type Work = {
  pictured?: boolean;
  coded?: boolean;
  lacksSpecs?: boolean;
  branded?: boolean;
  brand?: string;
  kindId?: string;
  familyId?: string;
  availability?: NonNullable<(typeof products.$inferSelect)['availability']>;
  changedBy?: string;
  /** The moment in milliseconds since 1970. */
  changedSince?: number;
  /** The id of the import profile. */
  notInImport?: string;
  /** Only what this check finds, without what is said to be fine. */
  check?: ProductCheck;
  status?: (typeof products.$inferSelect)['status'];
  waiting?: boolean;
  /** That of the list price. */
  currency?: Currency;
  /** These are keys of stock codes. */
  stockCodes?: string[];
};

/** The conditions as the API takes them: null is none, and `changedSince` is a day such as '2026-11-30'. */
type WorkInput = { [Name in Exclude<keyof Work, 'changedSince' | 'check' | 'stockCodes'>]?: Work[Name] | null } & {
  changedSince?: string | null;
  check?: HealthCheck | null;
};

/** Returns undefined where no condition is given. Throws `BAD_USER_INPUT` for a day that does not exist. */
export function readWork(filter: WorkInput | null | undefined): Work | undefined {
  const {
    pictured,
    coded,
    lacksSpecs,
    branded,
    brand,
    kindId,
    familyId,
    availability,
    changedBy,
    changedSince,
    notInImport,
    status,
    check,
    waiting,
    currency,
  } = filter ?? {};
  const work: Work = {
    ...(pictured != null && { pictured }),
    ...(coded != null && { coded }),
    ...(lacksSpecs != null && { lacksSpecs }),
    ...(branded != null && { branded }),
    ...(brand && { brand }),
    ...(kindId && { kindId }),
    ...(familyId && { familyId }),
    ...(availability && { availability }),
    ...(changedBy && { changedBy }),
    ...(changedSince && { changedSince: momentOf(changedSince) }),
    ...(notInImport && { notInImport }),
    ...(check && { check: readProductCheck(check, 'work.check') }),
    ...(status && { status }),
    ...(waiting != null && { waiting }),
    ...(currency && { currency }),
  };
  return Object.keys(work).length > 0 ? work : undefined;
}

function momentOf(day: string) {
  const moment = startOfDayHere(day);
  if (moment === undefined) throw badInput('work.changedSince', 'Give a day like 2026-11-23.');
  return moment;
}

const isThere = (
  column: typeof products.image | typeof products.stockCode | typeof products.brand,
  isWanted: boolean | undefined,
) => (isWanted === undefined ? undefined : isWanted ? isNotNull(column) : isNull(column));

/** Returns the conditions as SQL. */
export const isToDo = (
  db: Tx,
  {
    pictured,
    coded,
    lacksSpecs,
    branded,
    brand,
    kindId,
    familyId,
    availability,
    notInImport,
    status,
    check,
    stockCodes,
    waiting,
    currency,
    ...changed
  }: Work,
): SQL | undefined =>
  and(
    isThere(products.image, pictured),
    isThere(products.stockCode, coded),
    lacksSpecs === undefined ? undefined : isSetTo(products.lacksSpecs, lacksSpecs),
    isThere(products.brand, branded),
    brand === undefined ? undefined : eq(products.brand, brand),
    kindId === undefined ? undefined : eq(products.kindId, kindId),
    familyId === undefined ? undefined : eq(products.familyId, familyId),
    availability && eq(products.availability, availability),
    status && eq(products.status, status),
    // The index of currencies is a partial one, too.
    currency && and(eq(products.currency, currency), isNotNull(products.currency)),
    // The index of what is not published is a partial one, which the engine takes only where it can prove this.
    status && status !== 'PUBLISHED' ? ne(products.status, 'PUBLISHED') : undefined,
    notInImport === undefined ? undefined : inArray(products.seq, missingFrom(db, notInImport)),
    waiting === undefined ? undefined : isWaiting(db, waiting),
    stockCodes && inArray(products.stockCodeKey, stockCodes),
    check && isFound(db, check, Date.now()),
    wasChanged(db, changed),
  );

function isWaiting(db: Tx, isWanted: boolean) {
  const ids = db.select({ id: waitingChanges.productId }).from(waitingChanges);
  return isWanted ? inArray(products.id, ids) : notInArray(products.id, ids);
}

const missingFrom = (db: Tx, profileId: string) =>
  db.select({ seq: importMissing.productSeq }).from(importMissing).where(eq(importMissing.profileId, profileId));

/** A subquery that is run once: one for each product would take a hundred times as long. */
function wasChanged(db: Tx, { changedBy, changedSince }: Pick<Work, 'changedBy' | 'changedSince'>) {
  if (changedBy === undefined && changedSince === undefined) return undefined;
  const ids = db
    .select({ id: revisions.entityId })
    .from(changes)
    .innerJoin(revisions, eq(revisions.changeSeq, changes.seq))
    .where(
      and(
        eq(revisions.entity, 'product'),
        changedBy === undefined ? undefined : eq(changes.admin, changedBy),
        changedSince === undefined ? undefined : gte(changes.at, changedSince),
      ),
    );
  return inArray(products.id, ids);
}

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
  const fine = db
    .select({ id: acceptedFindings.productId })
    .from(acceptedFindings)
    .where(eq(acceptedFindings.check, check));
  return and(conditions[check](db, now), notInArray(products.id, fine));
}

/** Throws `BAD_USER_INPUT` for a check of other things. */
export function readProductCheck(check: HealthCheck, field: string): ProductCheck {
  if (!isProductCheck(check)) throw badInput(field, `${check} is no check of products.`);
  return check;
}
