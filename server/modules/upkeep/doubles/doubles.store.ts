import { asc, count, gt, inArray } from 'drizzle-orm';
import { cachedByRevision } from '../../../db/caches/cachedByRevision.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { doubleKeys } from '../../../db/tables/doubleTables.ts';
import { inParts } from '../../../db/parts.ts';
import { products } from '../../../db/tables/tables.ts';
import { doubleReasons, reasonOf, type DoubleReason } from '../../catalogue/products/doubleKeys.ts';
import { pairKeyOfDoubles, settled } from './notDoubles.store.ts';

type Member = Pick<typeof products.$inferSelect, 'seq' | 'id' | 'familyId' | 'successorId'>;
/** Two products that may be one; `one` is the older. */
export type Pair = { one: Member; other: Member; reasons: DoubleReason[] };

/** No more keys than this are looked at; nobody works through a longer list before it is made again. */
const mostKeys = 5000;
/** Every product of a small group is compared with every other, and of a larger one each with the next. */
const small = 4;
/** A picture of more products than this is one of their kind. */
const mostOfPicture = 3;

/** Reads what products have in common, and pairs them, the surest reason first and then the newest. */
const pairsOf = cachedByRevision(async (db): Promise<{ pairs: Pair[]; isAll: boolean }> => {
  const shared = await db
    .select({ key: doubleKeys.key })
    .from(doubleKeys)
    .groupBy(doubleKeys.key)
    .having(gt(count(), 1))
    .orderBy(asc(doubleKeys.key))
    .limit(mostKeys + 1);
  const groups = await groupsOf(
    db,
    shared.slice(0, mostKeys).map(({ key }) => key),
  );
  const members = await membersOf(db, [...groups.values()].flat());
  const pairs = new Map<string, Pair>();
  for (const [key, seqs] of groups) {
    const reason = reasonOf(key);
    const found = seqs.flatMap((seq) => members.get(seq) ?? []);
    if (reason === 'PICTURE' && found.length > mostOfPicture) continue;
    for (const [one, other] of pairsIn(found)) {
      if (!mayBeOne(one, other, reason)) continue;
      const pair = pairs.get(pairKeyOfDoubles(one.id, other.id)) ?? { one, other, reasons: [] };
      pair.reasons.push(reason);
      pairs.set(pairKeyOfDoubles(one.id, other.id), pair);
    }
  }
  return { pairs: [...pairs.values()].sort(surestFirst), isAll: shared.length <= mostKeys };
});

async function groupsOf(db: Tx, keys: string[]) {
  const rows = await inParts(keys, (part) =>
    db
      .select()
      .from(doubleKeys)
      .where(inArray(doubleKeys.key, part))
      .orderBy(asc(doubleKeys.key), asc(doubleKeys.productSeq)),
  );
  const groups = new Map<string, number[]>();
  for (const { key, productSeq } of rows) {
    const seqs = groups.get(key);
    if (seqs) seqs.push(productSeq);
    else groups.set(key, [productSeq]);
  }
  return groups;
}

async function membersOf(db: Tx, seqs: number[]) {
  const { seq, id, familyId, successorId } = products;
  const rows = await inParts(seqs, (part) =>
    db.select({ seq, id, familyId, successorId }).from(products).where(inArray(seq, part)),
  );
  return new Map(rows.map((row) => [row.seq, row]));
}

function pairsIn(found: Member[]): [Member, Member][] {
  const reach = found.length <= small ? found.length : 1;
  return found.flatMap((one, at) => found.slice(at + 1, at + 1 + reach).map((other): [Member, Member] => [one, other]));
}

/** Products of a family share a picture on purpose, and so do a product and what took its place. */
const mayBeOne = (one: Member, other: Member, reason: DoubleReason) =>
  one.successorId !== other.id &&
  other.successorId !== one.id &&
  (reason !== 'PICTURE' || one.familyId === null || one.familyId !== other.familyId);

const rankOf = ({ reasons }: Pair) => Math.min(...reasons.map((reason) => doubleReasons.indexOf(reason)));
const surestFirst = (a: Pair, b: Pair) =>
  rankOf(a) - rankOf(b) || b.reasons.length - a.reasons.length || b.other.seq - a.other.seq || b.one.seq - a.one.seq;

/** Lists the likely doubles that nobody has called two products. `isAll`: there are no more than these. */
export async function listDoubles(db: Db) {
  const [{ pairs, isAll }, two] = [await pairsOf(db), await settled(db)];
  return { pairs: pairs.filter(({ one, other }) => !two.has(pairKeyOfDoubles(one.id, other.id))), isAll };
}

/** Counts them. */
export async function countDoubles(db: Db) {
  const { pairs, isAll } = await listDoubles(db);
  return { count: pairs.length, isExact: isAll };
}
