import { asc, eq } from 'drizzle-orm';
import { dayHere } from '../../../core/companyDays.ts';
import { cachedByRevision } from '../../../db/caches/cachedByRevision.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { pins } from '../../../db/tables/figureTables.ts';
import { holds } from '../../../core/holds.ts';
import { synonymKey } from '../../../search/synonyms.ts';

export type PinRow = typeof pins.$inferSelect;
export type PinValues = Omit<PinRow, 'key'>;

export const listPins = async (db: Tx): Promise<PinRow[]> => db.select().from(pins).orderBy(asc(pins.key));

export async function findPin(db: Tx, said: string): Promise<PinRow | undefined> {
  const [row] = await db
    .select()
    .from(pins)
    .where(eq(pins.key, synonymKey(said)));
  return row;
}

/** Adds a pin, or replaces the one of these words. */
export async function putPin(tx: Tx, values: PinValues): Promise<PinRow> {
  const row = { key: synonymKey(values.said), ...values };
  await tx.insert(pins).values(row).onConflictDoUpdate({ target: pins.key, set: values });
  return row;
}

/** Gives a pin other values, perhaps other words. */
export async function changePin(tx: Tx, before: PinRow, values: PinValues): Promise<PinRow> {
  if (holds(before, values)) return before;
  const after = await putPin(tx, values);
  if (after.key !== before.key) await removePin(tx, before.key);
  return after;
}

/** Returns false when there is none. */
export async function removePin(tx: Tx, key: string): Promise<boolean> {
  return (await tx.delete(pins).where(eq(pins.key, key)).returning({ key: pins.key })).length > 0;
}

export type Pins = Map<string, PinRow>;

/** Reads the pins each time. */
export const storedPins = async (db: Tx): Promise<Pins> =>
  new Map((await db.select().from(pins)).map((row) => [row.key, row]));
const readOnce = cachedByRevision<Pins>(storedPins);
const isStore = (db: Tx): db is Db => 'revision' in db;

/** Returns what comes first for a search, or where it leads; undefined where nothing is said of it on this day. */
export const pinOf = async (db: Tx, search: string): Promise<PinRow | undefined> =>
  pinIn(isStore(db) ? await readOnce(db) : await storedPins(db), search);

/** Does the same among pins that are read already. */
export function pinIn(all: Pins, search: string): PinRow | undefined {
  if (all.size === 0) return undefined;
  const pin = all.get(synonymKey(search));
  return pin && (pin.until === null || pin.until >= dayHere(Date.now())) ? pin : undefined;
}
