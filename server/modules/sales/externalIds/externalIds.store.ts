import { and, asc, eq, inArray } from 'drizzle-orm';
import { fold } from '../../../../common/text/letters.ts';
import { badInput, externalIdTaken } from '../../../core/errors.ts';
import type { AnyColumn } from '../../../db/columns/columns.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { customerCodes, enquiries } from '../../../db/tables/enquiryTables.ts';
import { externalIds, type numberedThings } from '../../../db/tables/createKeyTables.ts';
import { orders } from '../../../db/tables/orderTables.ts';
import { inParts } from '../../../db/parts.ts';
import { categories, products } from '../../../db/tables/tables.ts';

export type Numbered = (typeof numberedThings)[number];
export type ExternalIdRow = typeof externalIds.$inferSelect;

const idOf: Record<Numbered, AnyColumn> = {
  product: products.id,
  category: categories.id,
  customer_code: customerCodes.id,
  enquiry: enquiries.id,
  order: orders.id,
};

/** Programs write their names as they like: 'Logo' is 'LOGO'. */
const nameOf = (system: string) => fold(system).trim();

/** Returns those of the things that exist. */
async function existing(db: Tx, entity: Numbered, ids: string[]): Promise<Set<string>> {
  const id = idOf[entity];
  const found = await inParts([...new Set(ids)], (part) => db.select({ id }).from(id.table).where(inArray(id, part)));
  return new Set(found.map((row) => String(row.id)));
}

/** Returns all numbers of things, by program. */
export const externalIdsOf = (db: Tx, entity: Numbered, ids: string[]): Promise<ExternalIdRow[]> =>
  inParts(ids, (part) =>
    db
      .select()
      .from(externalIds)
      .where(and(eq(externalIds.entity, entity), inArray(externalIds.entityId, part)))
      .orderBy(asc(externalIds.system), asc(externalIds.seq)),
  );

/** Finds things by their numbers in a program, without those that are gone. */
export async function findByExternalIds(db: Tx, entity: Numbered, system: string, numbers: string[]) {
  const found = await inParts(numbers, (part) =>
    db
      .select()
      .from(externalIds)
      .where(
        and(
          eq(externalIds.system, nameOf(system)),
          eq(externalIds.entity, entity),
          inArray(externalIds.externalId, part),
        ),
      ),
  );
  const there = await existing(
    db,
    entity,
    found.map(({ entityId }) => entityId),
  );
  return found.filter(({ entityId }) => there.has(entityId));
}

export type SentNumber = { thingId: string; system: string; externalId?: string | null | undefined };

/**
 * Keeps the numbers of things, all or none, and returns all that these things have. A number of a thing that is gone is free
 * again. Throws `BAD_USER_INPUT` for unknown things and for rows that contradict each other, and `CONFLICT` for numbers that
 * others have.
 */
export const putExternalIds = (db: Db, entity: Numbered, sent: SentNumber[]): Promise<ExternalIdRow[]> =>
  db.write((tx) => putExternalIdsWithin(tx, entity, sent), { raisesRevision: false });

/** Does the same in a transaction that is open already. */
export async function putExternalIdsWithin(tx: Tx, entity: Numbered, sent: SentNumber[]): Promise<ExternalIdRow[]> {
  const rows = sent.map((row) => ({
    ...row,
    system: nameOf(row.system),
    externalId: row.externalId?.trim() || null,
  }));
  const ids = [...new Set(rows.map(({ thingId }) => thingId))];
  const there = await existing(tx, entity, ids);
  const unknown = rows.findIndex(({ thingId }) => !there.has(thingId));
  if (unknown >= 0) throw badInput(`rows.${unknown}.thingId`, 'There is no such thing.');
  const cells = rows.map(({ thingId, system }) => JSON.stringify([thingId, system]));
  const twice = cells.findIndex((cell, place) => cells.indexOf(cell) < place);
  if (twice >= 0) throw badInput(`rows.${twice}.system`, 'This thing has a number of this program above.');
  const stored = await externalIdsOf(tx, entity, ids);
  const isStored = ({ thingId, system, externalId }: (typeof rows)[number]) => {
    const of = stored.filter((row) => row.entityId === thingId && row.system === system);
    return externalId === null ? of.length === 0 : of.length === 1 && of[0]?.externalId === externalId;
  };
  if (rows.every(isStored)) return stored;
  // The rows that are replaced go first, so that two things can exchange their numbers.
  for (const { thingId, system } of rows) await tx.delete(externalIds).where(isCell(entity, thingId, system));
  for (const [place, { thingId, system, externalId }] of rows.entries()) {
    if (externalId === null) continue;
    await freeNumber(tx, { entity, system, externalId }, place);
    await tx.insert(externalIds).values({ entity, entityId: thingId, system, externalId });
  }
  return externalIdsOf(tx, entity, ids);
}

const isCell = (entity: Numbered, thingId: string, system: string) =>
  and(eq(externalIds.entity, entity), eq(externalIds.entityId, thingId), eq(externalIds.system, system));

async function freeNumber(tx: Tx, number: Pick<ExternalIdRow, 'entity' | 'system' | 'externalId'>, place: number) {
  const { entity, system, externalId } = number;
  const isIt = and(
    eq(externalIds.system, system),
    eq(externalIds.entity, entity),
    eq(externalIds.externalId, externalId),
  );
  const [other] = await tx.select().from(externalIds).where(isIt);
  if (!other) return;
  if ((await existing(tx, entity, [other.entityId])).size > 0)
    throw externalIdTaken(`rows.${place}.externalId`, `${system} ${externalId}`, other.entityId);
  await tx.delete(externalIds).where(isIt);
}

/** Forgets the numbers of things whose persons are erased. */
export const dropExternalIds = (tx: Tx, entity: Numbered, ids: string[]) =>
  inParts(ids, async (part) => {
    await tx.delete(externalIds).where(and(eq(externalIds.entity, entity), inArray(externalIds.entityId, part)));
    return [];
  });
