import { ProductRow as ProductRowRule } from '../../../../common/generated/validators.ts';
import { fold, stockCodeKey } from '../../../../common/text/letters.ts';
import { badInput, badInputs, DomainError, priceJumps, stale } from '../../../core/errors.ts';
import type { Db } from '../../../db/database.ts';
import { storedLira } from '../../../fields/ladder.ts';
import type { ProductInput, ProductRow } from '../../../generated/resolvers.ts';
import { clashesOf, holdersOf } from '../../catalogue/products/checks/products.checks.ts';
import type { ProductChange } from '../../catalogue/products/products.change.ts';
import { valuesOfNew, valuesOfRow } from '../../catalogue/products/products.input.ts';
import { jumpsIn } from '../../catalogue/products/checks/products.jumps.ts';
import type { Guard } from '../../catalogue/products/products.patch.ts';
import {
  clearedIn,
  readRow,
  refusalIn,
  withProblems,
  type Outcome,
} from '../../catalogue/products/products.rowProblems.ts';
import {
  productsWithIds,
  productsWithStockCodeKeys,
  type ProductRow as Product,
} from '../../catalogue/products/products.rows.ts';
import { plainProduct } from '../../catalogue/products/products.store.ts';
import { findByExternalIds } from '../../sales/externalIds/externalIds.store.ts';

/** A row that may be written, or that was refused by what it says itself. `productId` is that of the product that it means. */
export type Read = { productId: string | null } & (
  | { change: ProductChange; external?: ProductRow['external']; refusals?: undefined }
  | { refusals: Outcome[]; change?: undefined }
);

type Reading = { guard: Guard; confirmed: boolean; now: number };

/** Reads all rows on their own: finds their products and all that is wrong with each. */
export async function readRows(db: Db, given: unknown[], { guard, confirmed, now }: Reading): Promise<Read[]> {
  const rows = given.map((row) => readRow<ProductRow>(ProductRowRule, row));
  const find = await finder(
    db,
    rows.flatMap(({ row }) => row ?? []),
  );
  const seen = new Set<string>();
  const read: Read[] = [];
  for (const { row, problems } of rows) {
    const before = row && find(row);
    const productId = before?.id ?? null;
    const refusals: Outcome[] = [];
    const name = row && (before ? `id ${before.id}` : nameOf(row));
    const change = await oneChange(async () => {
      if (!row) throw badInputs(problems, problems[0]?.message ?? '');
      refuseTwice(row, name, seen);
      if (!before && row.id != null) throw new DomainError('notFound', 'There is no such product.', { field: 'id' });
      if (row.version != null && before && row.version !== before.version) refusals.push(refusalIn(late()));
      if (!before && isUnknown(row)) throw unknown(row);
      scopesOf(guard, row, refusals);
      const changes = before ? row.changes : ofNew(row);
      return withProblems(before ? problems : [...problems, ...missingIn(changes)], async () =>
        before
          ? {
              of: plainProduct(before),
              version: row.version ?? null,
              values: await valuesOfRow(db, before.id, changes, before),
            }
          : { add: await valuesOfNew(db, { name: '', description: '', ...changes } as ProductInput), now },
      );
    }, refusals);
    if (name !== undefined) seen.add(name);
    if (change && refusals.length === 0)
      read.push({ productId, change, ...(!before && row?.external && { external: row.external }) });
    else {
      if (row) refusals.push(...(await further(db, row, before, { confirmed, rows })));
      read.push({ productId, refusals });
    }
  }
  return read;
}

const late = () => new DomainError('conflict', stale('The product').message, { field: 'version' });

async function oneChange(work: () => Promise<ProductChange>, refusals: Outcome[]) {
  try {
    return await work();
  } catch (error) {
    refusals.push(refusalIn(error));
    return undefined;
  }
}

function scopesOf(guard: Guard, { changes }: ProductRow, refusals: Outcome[]) {
  try {
    guard(changes);
  } catch (error) {
    refusals.push(refusalIn(error));
  }
}

/** Throws `BAD_USER_INPUT` for a product that stands twice, and for one that is named in several ways. */
function refuseTwice({ id, stockCode, external }: ProductRow, name: string | undefined, seen: ReadonlySet<string>) {
  if ([id, stockCode, external].filter((one) => one != null).length > 1)
    throw badInput('id', 'Name the product in one way: by its id, its stock code or its number in another program.');
  if (name !== undefined && seen.has(name)) throw badInput('id', 'This product stands in an earlier row already.');
}

const numberOf = ({ system, externalId }: NonNullable<ProductRow['external']>) =>
  JSON.stringify([fold(system).trim(), externalId.trim()]);

/** Returns what tells a product that is not there yet from others; undefined for one without a name. */
function nameOf({ stockCode, external }: ProductRow): string | undefined {
  const key = stockCodeKey(stockCode ?? null);
  if (key !== null) return `code ${key}`;
  return external ? `number ${numberOf(external)}` : undefined;
}

/** Reads the products of all rows at once. */
async function finder(db: Db, rows: ProductRow[]) {
  const ids = rows.flatMap(({ id }) => id ?? []);
  const keys = [...new Set(rows.flatMap(({ stockCode }) => stockCodeKey(stockCode ?? null) ?? []))];
  const byKey = new Map((await productsWithStockCodeKeys(db, keys)).map((row) => [row.stockCodeKey, row]));
  const idOf = new Map<string, string>();
  const externals = rows.flatMap(({ external }) => external ?? []);
  for (const system of new Set(externals.map((one) => one.system))) {
    const numbers = externals.filter((one) => one.system === system).map(({ externalId }) => externalId.trim());
    for (const { externalId, entityId } of await findByExternalIds(db, 'product', system, numbers))
      idOf.set(numberOf({ system, externalId }), entityId);
  }
  const byId = new Map(
    (await productsWithIds(db, [...new Set([...ids, ...idOf.values()])])).map((row) => [row.id, row]),
  );
  return ({ id, stockCode, external }: ProductRow): Product | undefined => {
    if (id != null) return byId.get(id);
    if (stockCode != null) return byKey.get(stockCodeKey(stockCode));
    return external ? byId.get(idOf.get(numberOf(external)) ?? '') : undefined;
  };
}

/** A list of prices says nothing else of its products: an unknown code in it is a mistake, and no new product. */
const isUnknown = ({ stockCode, external, changes }: ProductRow) =>
  (stockCode != null || external != null) && changes.name === undefined && changes.description === undefined;

function unknown({ stockCode }: ProductRow) {
  const [field, what] = stockCode == null ? ['external.externalId', 'number'] : ['stockCode', 'stock code'];
  const message = `No product has this ${what}. A new one needs a name and a description.`;
  return new DomainError('notFound', message, { field });
}

/** The code that names a new product becomes its own. */
const ofNew = ({ stockCode, changes }: ProductRow) => ({ ...(stockCode != null && { stockCode }), ...changes });

/** A new product needs what an update may leave out. */
const missingIn = ({ name, description }: ProductRow['changes']) =>
  clearedIn({ ...(name === undefined && { name: null }), ...(description === undefined && { description: null }) });

type Further = { confirmed: boolean; rows: { row: ProductRow | undefined }[] };

/** Returns what the other checks would find in a row that is refused already: a stock code that is taken, and a price that jumps. */
async function further(db: Db, row: ProductRow, before: Product | undefined, { confirmed, rows }: Further) {
  const stockCode = row.changes.stockCode ?? (before ? null : (row.stockCode ?? null));
  const given = [{ id: before?.id ?? '', stockCode }];
  const freed = new Set(rows.flatMap((other) => (other.row?.changes.stockCode === undefined ? [] : nameIn(other.row))));
  const held = await holdersOf(db, given);
  const holders = new Map([...held].filter(([key, { id }]) => !freed.has(`id ${id}`) && !freed.has(`code ${key}`)));
  const clashes = clashesOf(given, holders).map(({ sentence }) =>
    badInput(
      'stockCode',
      sentence(() => ''),
    ),
  );
  const price = storedLira.write(row.changes.price ?? null);
  const jumps = !before || confirmed || row.changes.price === undefined ? [] : jumpsIn(before, { price });
  return [...clashes, ...(jumps.length > 0 ? [priceJumps(jumps)] : [])].map(refusalIn);
}

const nameIn = (row: ProductRow) => (row.id == null ? (nameOf(row) ?? []) : `id ${row.id}`);
