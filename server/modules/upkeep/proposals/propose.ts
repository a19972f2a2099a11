import { randomUUID } from 'node:crypto';
import { badInput, badInputs, DomainError, taken, type Problem } from '../../../core/errors.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { NotUnique } from '../../../db/notUnique.ts';
import type { PlannedRow } from '../../../db/planTables.ts';
import type { ProposedRowInput } from '../../../generated/resolvers.ts';
import { refuseCleared, type Guard } from '../../catalogue/products/patchProduct.ts';
import { refuseTaken, valuesOfRow } from '../../catalogue/products/products.input.ts';
import { findByStockCode, withIds } from '../../catalogue/products/products.lookup.ts';
import type { ProductRow } from '../../catalogue/products/products.rows.ts';
import { plain, type ProductValues } from '../../catalogue/products/products.store.ts';
import { circlesIn, type Successors } from '../../catalogue/products/products.successor.ts';
import { productWriter } from '../../catalogue/products/products.writer.ts';
import { between, keyOf, thingsNow } from '../plans/things.ts';

type Proposed = { id: string; rows: PlannedRow[] };

/**
 * Reckons what changes would make of products, each saved on trial and rolled back, and keeps nothing. Throws
 * `BAD_USER_INPUT` with all rows that are wrong, and when nothing would change.
 */
export async function reckon(db: Db, given: ProposedRowInput[], guard: Guard): Promise<Proposed> {
  const rows = new Map<string, PlannedRow>();
  const successors: Successors = new Map();
  const places = new Map<string, number>();
  const problems: Problem[] = [];
  for (const [place, { id, stockCode, changes }] of given.entries()) {
    let at = `rows.${place}`;
    try {
      const product = await named(db, id, stockCode);
      if (rows.has(product.id)) throw badInput('id', 'This product stands twice.');
      at += '.changes';
      guard(changes);
      refuseCleared(changes);
      const values = await valuesOfRow(db, product.id, changes, product);
      await refuseTaken(db, product.id, values);
      if (values.successorId !== undefined) successors.set(product.id, values.successorId);
      places.set(product.id, place);
      rows.set(product.id, await onTrial(db, product, values));
    } catch (error) {
      problems.push(problemOf(error, at));
    }
  }
  for (const [id, message] of await circlesIn(db, successors))
    problems.push({ field: `rows.${places.get(id)}.changes.successorId`, message });
  if (problems.length > 0) throw badInputs(problems, problems[0]?.message ?? '');
  const changed = [...rows.values()].filter(({ from, to }) => Object.keys({ ...from, ...to }).length > 0);
  if (changed.length === 0) throw badInput('rows', 'Nothing changes by this.');
  return { id: randomUUID(), rows: changed };
}

async function named(db: Db, id: string | null | undefined, stockCode: string | null | undefined) {
  if ((id == null) === (stockCode == null)) throw badInput('id', 'Name the product by its id or by its stock code.');
  const row = id == null ? await findByStockCode(db, stockCode ?? '') : (await withIds(db, [id]))[0];
  if (!row) throw badInput(id == null ? 'stockCode' : 'id', 'There is no such product.');
  return row;
}

/** A row is reckoned as soon as running writes are done; beyond this many milliseconds the program is asked to come back. */
const patience = 5000;

/** Saves the changes of one product in a transaction that is rolled back, which checks them as a save does. */
async function onTrial(db: Db, product: ProductRow, values: Partial<ProductValues>): Promise<PlannedRow> {
  const thing = { entity: 'product', id: product.id };
  const read = async (tx: Tx) => (await thingsNow(tx, [thing])).get(keyOf(thing))?.values ?? {};
  return db.attempt(
    async (tx) => {
      const before = await read(tx);
      const writer = productWriter(tx);
      await writer.change(plain(product), values);
      await writer.finish();
      return { ...thing, ...between(before, await read(tx)) };
    },
    { patience },
  );
}

function problemOf(error: unknown, at: string): Problem {
  if (error instanceof NotUnique) return { field: `${at}.${error.field}`, message: taken(error.field).message };
  if (!(error instanceof DomainError) || error.kind !== 'badInput') throw error;
  return { field: `${at}.${error.details.field ?? ''}`, message: error.message };
}
