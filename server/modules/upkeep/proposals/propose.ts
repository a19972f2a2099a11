import { randomUUID } from 'node:crypto';
import { badInput, badInputs, DomainError, type Problem } from '../../../core/errors.ts';
import type { Db } from '../../../db/database.ts';
import type { PlannedRow } from '../../../db/tables/planTables.ts';
import type { ProposedRowInput } from '../../../generated/resolvers.ts';
import { changeProducts } from '../../catalogue/products/products.change.ts';
import {
  type Entered,
  findProductByStockCode,
  productsWithIds,
  type ProductRow,
} from '../../catalogue/products/products.rows.ts';
import type { Guard } from '../../catalogue/products/products.patch.ts';
import { refuseCleared } from '../../catalogue/products/products.rowProblems.ts';
import { refuseTaken, valuesOfRow } from '../../catalogue/products/products.input.ts';
import { plainProduct } from '../../catalogue/products/products.store.ts';
import { between, keyOf, thingsNow } from '../plans/things.ts';

/** A row wants this of its product; `at` is the place of its changes. */
type Wanted = { product: ProductRow; values: Partial<Entered>; at: string };
type Proposed = { id: string; rows: PlannedRow[] };

/**
 * Reckons what changes would make of products, saved together on trial and rolled back, and keeps nothing. Throws
 * `BAD_USER_INPUT` with all rows that are wrong, and when nothing would change.
 */
export async function reckon(db: Db, given: ProposedRowInput[], guard: Guard): Promise<Proposed> {
  const wanted = new Map<string, Wanted>();
  const problems: Problem[] = [];
  for (const [place, { id, stockCode, changes }] of given.entries()) {
    let at = `rows.${place}`;
    try {
      const product = await named(db, id, stockCode);
      if (wanted.has(product.id)) throw badInput('id', 'This product stands twice.');
      at += '.changes';
      guard(changes);
      refuseCleared(changes);
      const values = await valuesOfRow(db, product.id, changes, product);
      await refuseTaken(db, product.id, values);
      wanted.set(product.id, { product, values, at });
    } catch (error) {
      problems.push(...problemsOf(error, at));
    }
  }
  const { rows, refusals } = await onTrial(db, [...wanted.values()]);
  problems.push(...refusals);
  if (problems.length > 0) throw badInputs(problems, problems[0]?.message ?? '');
  const changed = rows.filter(({ from, to }) => Object.keys({ ...from, ...to }).length > 0);
  if (changed.length === 0) throw badInput('rows', 'Nothing changes by this.');
  return { id: randomUUID(), rows: changed };
}

async function named(db: Db, id: string | null | undefined, stockCode: string | null | undefined) {
  if ((id == null) === (stockCode == null)) throw badInput('id', 'Name the product by its id or by its stock code.');
  const row = id == null ? await findProductByStockCode(db, stockCode ?? '') : (await productsWithIds(db, [id]))[0];
  if (!row) throw badInput(id == null ? 'stockCode' : 'id', 'There is no such product.');
  return row;
}

/** They are reckoned as soon as running writes are done; beyond this many milliseconds the program is asked to come back. */
const patience = 5000;

/** Saves the changes in a transaction that is rolled back, which checks them as a save does. */
async function onTrial(db: Db, wanted: Wanted[]): Promise<{ rows: PlannedRow[]; refusals: Problem[] }> {
  if (wanted.length === 0) return { rows: [], refusals: [] };
  const things = wanted.map(({ product: { id } }) => ({ entity: 'product', id }));
  return db.attempt(
    async (tx) => {
      const before = await thingsNow(tx, things);
      const changes = wanted.map(({ product, values }) => ({ of: plainProduct(product), values }));
      // A proposal asks a person by itself, with the price from before and the new one.
      const written = await changeProducts(tx, changes, { reports: true, jumps: 'confirmed' });
      const after = await thingsNow(tx, things);
      const valuesIn = (now: typeof after, thing: (typeof things)[number]) => now.get(keyOf(thing))?.values ?? {};
      return {
        rows: things.map((thing) => ({ ...thing, ...between(valuesIn(before, thing), valuesIn(after, thing)) })),
        refusals: written.flatMap(({ refusal }, place) =>
          refusal ? problemsOf(refusal, wanted[place]?.at ?? '') : [],
        ),
      };
    },
    { patience },
  );
}

function problemsOf(error: unknown, at: string): Problem[] {
  if (!(error instanceof DomainError) || error.kind !== 'badInput') throw error;
  return [{ field: `${at}.${error.details.field ?? ''}`, message: error.message }];
}
