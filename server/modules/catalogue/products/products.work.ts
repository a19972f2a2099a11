import { and, eq, gte, inArray, isNotNull, isNull, ne, notInArray, type SQL } from 'drizzle-orm';
import type { HealthCheck, ProductCheck } from '../../../../common/health/healthChecks.ts';
import { badInput } from '../../../core/errors.ts';
import { startOfDayInIstanbul } from '../../../core/istanbul.ts';
import type { Tx } from '../../../db/database.ts';
import { isSetTo } from '../../../db/expressions.ts';
import { changes, revisions } from '../../../db/historyTables.ts';
import { importMissing } from '../../../db/importTables.ts';
import { waitingChanges } from '../../../db/previewTables.ts';
import { products } from '../../../db/tables.ts';
import { isFound, readProductCheck } from './products.checks.ts';

/** Conditions for people who look after the catalogue; visitors have no such lists. */
export type Work = {
  pictured?: boolean;
  coded?: boolean;
  lacksSpecs?: boolean;
  branded?: boolean;
  brand?: string;
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
    availability,
    changedBy,
    changedSince,
    notInImport,
    status,
    check,
    waiting,
  } = filter ?? {};
  const work: Work = {
    ...(pictured != null && { pictured }),
    ...(coded != null && { coded }),
    ...(lacksSpecs != null && { lacksSpecs }),
    ...(branded != null && { branded }),
    ...(brand && { brand }),
    ...(availability && { availability }),
    ...(changedBy && { changedBy }),
    ...(changedSince && { changedSince: momentOf(changedSince) }),
    ...(notInImport && { notInImport }),
    ...(check && { check: readProductCheck(check, 'work.check') }),
    ...(status && { status }),
    ...(waiting != null && { waiting }),
  };
  return Object.keys(work).length > 0 ? work : undefined;
}

function momentOf(day: string) {
  const moment = startOfDayInIstanbul(day);
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
    availability,
    notInImport,
    status,
    check,
    stockCodes,
    waiting,
    ...changed
  }: Work,
): SQL | undefined =>
  and(
    isThere(products.image, pictured),
    isThere(products.stockCode, coded),
    lacksSpecs === undefined ? undefined : isSetTo(products.lacksSpecs, lacksSpecs),
    isThere(products.brand, branded),
    brand === undefined ? undefined : eq(products.brand, brand),
    availability && eq(products.availability, availability),
    status && eq(products.status, status),
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
