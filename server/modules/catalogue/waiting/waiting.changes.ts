import { eq } from 'drizzle-orm';
import { labels } from '../../../../common/labels.ts';
import { badInput, inUse, notFound, stale } from '../../../core/errors.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { holds } from '../../../core/holds.ts';
import { products as table } from '../../../db/tables/tables.ts';
import type { ProductChanges } from '../../../generated/resolvers.ts';
import { changeProduct, type ProductValues } from '../products/products.change.ts';
import { changesPrices, jumpsIn, refuseJumps } from '../products/checks/products.jumps.ts';
import { refuseCleared } from '../products/products.rowProblems.ts';
import { changedValues, checkedAgain } from '../products/products.input.ts';
import { findProduct } from '../products/products.store.ts';
import { resolved } from './resolved.ts';
import { findWaitingChanges, noteWaitingInProduct, putWaitingChanges, removeWaitingChanges } from './waiting.store.ts';

type Started = {
  /** It is that of the product from which the edit started. */
  version?: number | null | undefined;
  /** Prices may jump. */
  confirmJumps?: boolean | null | undefined;
};

/** Throws `NOT_FOUND` and, when another save came between, `CONFLICT`. */
async function present(tx: Tx, id: string, { version }: Started) {
  const [row] = await tx.select().from(table).where(eq(table.id, id));
  if (!row) throw notFound('Product');
  if (version != null && version !== row.version) throw stale('The product');
  return row;
}

const pick = (values: ProductValues, names: string[]): Partial<ProductValues> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));

async function enteredValues(db: Db, id: string, input: ProductChanges) {
  refuseCleared(input);
  const stored = await findProduct(db, id);
  return changedValues(db, id, input, stored ?? undefined);
}

/**
 * Keeps what the input names as changes that wait, beside those that wait already. What equals the site does not wait.
 * Throws `NOT_FOUND`, `BAD_USER_INPUT` and `CONFLICT`, and `PRICE_JUMPS` unless the price waits already.
 */
export async function keepWaiting(db: Db, id: string, input: ProductChanges, by: string, started: Started) {
  const values = await enteredValues(db, id, input);
  await db.write(async (tx) => {
    const row = await present(tx, id, started);
    if (row.status !== 'PUBLISHED') throw inUse('Only changes of a published product can wait. Save it instead.');
    if (values.status !== undefined && values.status !== row.status)
      throw badInput('status', 'Whether visitors see the product does not wait. Save this at once.');
    const earlier = await findWaitingChanges(tx, id);
    if (changesPrices({ ...row, ...earlier?.changes }, values)) refuseJumps(jumpsIn(row, values), started.confirmJumps);
    const changes = { ...earlier?.changes, ...values };
    const base = { ...pick(row, Object.keys(changes)), ...earlier?.base, ...pick(row, Object.keys(values)) };
    const { fields } = resolved(row, { changes, base });
    const kept = { changes: pick(changes as ProductValues, fields), base: pick(base as ProductValues, fields) };
    if (earlier && fields.length > 0 && holds(earlier, kept)) return;
    const version = (earlier?.version ?? 0) + 1;
    if (fields.length > 0)
      await putWaitingChanges(tx, { productId: id, ...kept, changedBy: by, changedAt: Date.now(), version });
    else await removeWaitingChanges(tx, id);
    if (earlier || fields.length > 0) await noteWaitingInProduct(tx, id);
  });
}

/**
 * Writes the waiting changes to the product, or with `input` what a form shows in their place, in one transaction: none of
 * it is done when it throws. `CONFLICT` when somebody has saved one of the fields on the site since, and the form did not
 * show it; `BAD_USER_INPUT` when a value no longer fits, such as a stock code that another product has by now; `PRICE_JUMPS` for
 * prices of the form that jump. Those that wait were confirmed when they were kept.
 */
export async function publishWaiting(
  db: Db,
  id: string,
  { input, ...started }: Started & { input?: ProductChanges | null } = {},
) {
  const row = await findProduct(db, id);
  const kept = await findWaitingChanges(db, id);
  if (!row || !kept) throw notFound('Waiting change');
  const { values, conflicts } = resolved(row, kept);
  if (!input && conflicts.length > 0) throw inUse(sentence(conflicts));
  const written = input ? await enteredValues(db, id, input) : await checkedAgain(db, id, values, row);
  await db.write(async (tx) => {
    const before = await present(tx, id, { version: started.version ?? row.version });
    if (changesPrices({ ...before, ...values }, written)) refuseJumps(jumpsIn(before, written), started.confirmJumps);
    await changeProduct(tx, { of: before, values: written }, { jumps: 'confirmed' });
    await removeWaitingChanges(tx, id);
  });
}

/** Throws `NOT_FOUND` and `CONFLICT`. */
export const discardWaiting = (db: Db, id: string, started: Started) =>
  db.write(async (tx) => {
    await present(tx, id, started);
    if (!(await findWaitingChanges(tx, id))) throw notFound('Waiting change');
    await removeWaitingChanges(tx, id);
    await noteWaitingInProduct(tx, id);
  });

function sentence(fields: (keyof ProductValues)[]) {
  const named = fields.map((name) => labels.product[name]).join(', ');
  return `Somebody has changed the product on the site since: ${named}. Open it to see both, and publish from there.`;
}
