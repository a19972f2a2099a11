import { setImmediate } from 'node:timers/promises';
import { badInput, notFound } from '../../../core/errors.ts';
import type { Db, Tx } from '../../../db/database.ts';
import type { PlannedRow } from '../../../db/tables/planTables.ts';
import type { Document } from '../../../entity/recorded.ts';
import { differences } from '../../../entity/shownFields.ts';
import { storedLira, storedLadder } from '../../../fields/ladder.ts';
import { type PriceRule, pricesBy } from '../../catalogue/products/products.bulk.ts';
import { chosenSeqs, type Choice } from '../../catalogue/products/products.choice.ts';
import { type Entered, productsWithSeqs } from '../../catalogue/products/products.rows.ts';
import { recordedEntity } from '../history/recordedEntities.ts';
import { joined } from '../history/undoParts.ts';
import { between, keyOf, thingsNow } from './things.ts';

export type Status = 'PUBLISHED' | 'DRAFT' | 'HIDDEN';
type Named = Pick<PlannedRow, 'entity' | 'id'>;

/** A plan as plain data, before it is reckoned for each thing. */
export type Planned =
  | { what: 'PRICES'; choice: Choice; rule: PriceRule }
  | { what: 'STATUS'; choice: Choice | null; things: Named[]; status: Status }
  | { what: 'VALUES'; thing: Named; given: Document };

export const mostPlanned = 10_000;
const atOnce = 100;

/** Reads the values of everything that is planned, by the key of each thing. Throws `BAD_USER_INPUT` and `NOT_FOUND`. */
export async function readThings(tx: Tx, planned: Planned): Promise<Map<string, { thing: Named; values: Document }>> {
  const named = planned.what === 'VALUES' ? [planned.thing] : [...('things' in planned ? planned.things : [])];
  if (planned.what !== 'VALUES' && planned.choice) {
    const seqs = await chosenSeqs(tx, planned.choice);
    if (seqs.length > mostPlanned) throw badInput('which', `At most ${mostPlanned} products can be planned at once.`);
    for (let at = 0; at < seqs.length; at += atOnce) {
      if (at > 0) await setImmediate();
      for (const { id } of await productsWithSeqs(tx, seqs.slice(at, at + atOnce)))
        named.push({ entity: 'product', id });
    }
  }
  const found = new Map<string, { thing: Named; values: Document }>();
  for (let at = 0; at < named.length; at += atOnce) {
    if (at > 0) await setImmediate();
    const part = named.slice(at, at + atOnce);
    const things = await thingsNow(tx, part);
    for (const thing of part) {
      const now = things.get(keyOf(thing));
      if (now) found.set(keyOf(thing), { thing, values: now.values });
      else if (planned.what !== 'PRICES') throw notFound('What is planned');
    }
  }
  return found;
}

/** Reckons what becomes of things that have these values then. Things that stay as they are are left out. */
export function rowsOf(planned: Planned, found: Map<string, { thing: Named; values: Document }>): PlannedRow[] {
  return [...found.values()].flatMap(({ thing, values }): PlannedRow[] => {
    const row = { ...thing, ...between(values, { ...values, ...changesOf(planned, values) }) };
    return Object.keys(row.to).length > 0 ? [row] : [];
  });
}

function changesOf(planned: Planned, values: Document): Document {
  if (planned.what === 'STATUS') return { status: planned.status };
  if (planned.what === 'VALUES') return planned.given;
  const { price, priceBreaks } = values as Pick<Entered, 'price' | 'priceBreaks'>;
  const before = { price: storedLira.write(price), priceBreaks: storedLadder.write(priceBreaks) };
  const made = pricesBy(planned.rule, before);
  return {
    ...(made.price !== undefined && { price: storedLira.read(made.price) }),
    ...(made.priceBreaks && { priceBreaks: storedLadder.read(made.priceBreaks) }),
  };
}

const undone = new Error('A trial is not kept.');

/**
 * Saves new values on trial, which checks them as a save does, and returns them as they would be stored. Throws what the
 * save throws.
 */
export async function onTrial(db: Db, thing: Named, given: Document): Promise<Document> {
  const recorded = recordedEntity(thing.entity);
  let stored: Document = {};
  try {
    await db.write(async (tx) => {
      const before = (await thingsNow(tx, [thing])).get(keyOf(thing));
      if (!before) throw notFound('What is planned');
      const wanted = { ...before.values, ...given };
      await recorded.restore(tx, thing.id, joined(wanted, recorded));
      const saved = (await thingsNow(tx, [thing])).get(keyOf(thing));
      stored = between(before.values, saved?.values ?? before.values).to;
      throw undone;
    });
  } catch (error) {
    if (error !== undone) throw error;
  }
  return stored;
}

/** Returns the labels of what new values change of a thing. */
export async function labelsOf(db: Db, thing: Named, given: Document): Promise<string[]> {
  const recorded = recordedEntity(thing.entity);
  const now = (await thingsNow(db, [thing])).get(keyOf(thing));
  if (!now) return [];
  const shown = (values: Document) => recorded.shown(joined(values, recorded), db);
  return differences(await shown(now.values), await shown({ ...now.values, ...given })).map(({ label }) => label);
}
