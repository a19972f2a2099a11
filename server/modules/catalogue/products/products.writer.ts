import { isDeepStrictEqual } from 'node:util';
import { eq, inArray } from 'drizzle-orm';
import { stockCodeKey } from '../../../../common/text/letters.ts';
import type { Tx } from '../../../db/database.ts';
import { placeholdersOf } from '../../../db/columns/expressions.ts';
import { prepareOnce } from '../../../db/statements.ts';
import { holds } from '../../../core/holds.ts';
import { outliers } from '../../../db/tables/healthTables.ts';
import { specValues } from '../../../db/tables/specTables.ts';
import { products } from '../../../db/tables/tables.ts';
import { turkishKey } from '../../../db/turkishKey.ts';
import { unpublishedCategoryIds } from '../references/categories.store.ts';
import { findDocuments, replaceNamedDocuments } from '../references/documents.store.ts';
import { leavePairs, replacePairs } from '../references/pairs.store.ts';
import { indexWriter } from '../../../search/searchIndex.ts';
import { readDefinitions, type Definitions } from '../references/definitions.ts';
import { gapsOf } from '../references/lackingSpecs.ts';
import { sizeKeyOf } from '../references/sizeKey.ts';
import type { Stated } from '../references/completeness.ts';
import { replaceSpecs } from '../specs/specs.store.ts';
import { searchedSpecs } from '../specs/specsOf.ts';
import { addDoubleKeys, haveSameKeys, replaceDoubleKeys } from './doubleKeys.ts';
import { type Entered, storedWithIds, productIndex } from './products.rows.ts';
import { replacePictures } from './checks/products.references.ts';
import { leaveSuccessors } from './checks/products.checks.ts';

type Product = typeof products.$inferSelect;
export type ProductWriter = ReturnType<typeof productWriter>;
/** The values of a new product; the writer adds the other columns. */
export type NewProduct = Entered & { id: string; createdAt: number; currency?: Product['currency'] };

/** The database's numbers of new products are read in batches of this size, to save statements. */
const atOnce = 500;

const statements = prepareOnce((tx) => {
  const { seq: _, ...values } = placeholdersOf(products);
  return {
    insert: tx.insert(products).values(values).prepare(),
    nameStockCode: tx
      .update(products)
      .set({ stockCodeKey: values.stockCodeKey })
      .where(eq(products.id, values.id))
      .prepare(),
  };
});

/** Only the columns that change are named, since SQLite would write all their indexes. */
const updating = prepareOnce((tx, names: (keyof Product)[]) => {
  const { seq, ...values } = placeholdersOf(products);
  const named = Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name as keyof Product)));
  return tx.update(products).set(named).where(eq(products.seq, seq)).prepare();
});

const noDefinitions: Pick<Definitions, 'attributes' | 'kinds'> = { attributes: new Map(), kinds: new Map() };

/** These columns of a product stand in the rows of its specs, too. */
const besideSpecs = ['specs', 'categoryId', 'availability', 'isPublic'] as const;

/**
 * Adds, changes and removes all the products of one transaction, with their rows for the search, filters and files. The
 * words of the vocabulary are counted once for all of them, so the data is complete only after `finish`.
 */
export function productWriter(tx: Tx) {
  const now = Date.now();
  const index = indexWriter(tx, productIndex);
  const { insert, nameStockCode } = statements(tx);
  let unindexed: string[] = [];
  const removed: string[] = [];
  // Stock codes are written at the end, so that products may exchange them.
  const stockCodeKeys = new Map<string, string>();
  let definitions: Definitions | undefined;
  let unpublished: Set<string> | undefined;

  /**
   * Returns the columns made of the specs, and how complete the product is. Products without specs and kind, the most
   * common case, need no query.
   */
  async function ofSpecs(product: Stated & Pick<Product, 'name' | 'specs' | 'kindId'>) {
    const isPlain = product.specs.length === 0 && product.kindId === null;
    const known = isPlain ? noDefinitions : (definitions ??= await readDefinitions(tx));
    return {
      specText: isPlain ? '' : searchedSpecs(product, known),
      sizeKey: sizeKeyOf(product, known),
      ...gapsOf(product, known),
    };
  }

  async function putSpecs(product: Product) {
    definitions ??= await readDefinitions(tx);
    await replaceSpecs(tx, product, definitions);
    // A finding that is put right counts no longer, before the next night looks again.
    await tx.delete(outliers).where(eq(outliers.productSeq, product.seq));
  }

  /** Visitors see a published product unless its category is not published. */
  async function isPublic({ status, categoryId }: Pick<Product, 'status' | 'categoryId'>) {
    if (status !== 'PUBLISHED' || categoryId === null) return status === 'PUBLISHED';
    unpublished ??= new Set(await unpublishedCategoryIds(tx));
    return !unpublished.has(categoryId);
  }

  /** A product that was left without a key (see fillKeys.ts) stays so as long as another one has its code. */
  async function isTakenBeside({ id, stockCode, stockCodeKey: held }: Product, key: string | null) {
    if (key === null || held !== null || key !== stockCodeKey(stockCode) || stockCodeKeys.has(id)) return false;
    return (await tx.$count(products, eq(products.stockCodeKey, key))) > 0;
  }

  /** Only a family says which specs tell its products apart. */
  async function definitionsFor(rows: Product[]) {
    if (rows.some(({ familyId }) => familyId !== null)) definitions ??= await readDefinitions(tx);
    return definitions;
  }

  /** Returns the existing documents of a product and their text for the search. */
  async function documentsOf(ids: string[]) {
    const rows = await findDocuments(tx, ids);
    return {
      documentIds: rows.map(({ id }) => id),
      documentText: rows
        .filter(({ status }) => status === 'PUBLISHED')
        .flatMap(({ title, revision }) => [title, revision ?? []].flat())
        .join('\n'),
    };
  }

  async function indexAdded() {
    const rows = unindexed.length > 0 ? await storedWithIds(tx, unindexed) : [];
    unindexed = [];
    await putBeside(rows);
  }

  /** Writes what stands beside products that nothing stands beside yet: new ones, and those that come back. */
  async function putBeside(rows: Product[]) {
    for (const row of rows) {
      await index.put(row);
      if (row.specs.length > 0) await putSpecs(row);
      if (row.morePictures.length > 0) await replacePictures(tx, row.seq, row.morePictures);
      if (row.documentIds.length > 0) await replaceNamedDocuments(tx, row.seq, row.documentIds);
      if (row.togetherIds.length > 0) await replacePairs(tx, row);
    }
    await addDoubleKeys(tx, rows, await definitionsFor(rows));
  }

  async function store(before: Product, row: Product, areSpecsNew: boolean): Promise<Product> {
    const names = Object.keys(row) as (keyof Product)[];
    const changed = names.filter((name) => !isDeepStrictEqual(row[name], before[name]));
    if (changed.length > 0) await updating(tx, changed).execute(row);
    await index.put(row, before);
    if (areSpecsNew && row.specs.length + before.specs.length > 0) await putSpecs(row);
    if (areSpecsNew || !haveSameKeys(before, row)) await replaceDoubleKeys(tx, row, await definitionsFor([row]));
    if (row.morePictures.length + before.morePictures.length > 0) await replacePictures(tx, row.seq, row.morePictures);
    if (row.documentIds.join() !== before.documentIds.join()) {
      await replaceNamedDocuments(tx, row.seq, row.documentIds);
    }
    if (row.togetherIds.join() !== before.togetherIds.join()) await replacePairs(tx, row);
    return row;
  }

  return {
    /** The id must be free. */
    async add(product: NewProduct) {
      const nameKey = turkishKey(product.name);
      const key = stockCodeKey(product.stockCode);
      if (key !== null) stockCodeKeys.set(product.id, key);
      const made = {
        nameKey,
        stockCodeKey: null,
        isPublic: await isPublic(product),
        ...(await ofSpecs(product)),
        ...(await documentsOf(product.documentIds)),
        pricedAt: product.price === null ? null : now,
        fine: '',
      };
      await insert.execute({ currency: null, ...product, ...made, formerCategoryId: null, version: 1 });
      unindexed.push(product.id);
      if (unindexed.length >= atOnce) await indexAdded();
    },
    /** Restores a removed row with its former number. The id must be free. */
    async bringBack(row: Product) {
      const key = stockCodeKey(row.stockCode);
      if (key !== null) stockCodeKeys.set(row.id, key);
      const whole = {
        ...row,
        stockCodeKey: null,
        isPublic: await isPublic(row),
        ...(await ofSpecs(row)),
        ...(await documentsOf(row.documentIds)),
      };
      await tx.insert(products).values(whole);
      await putBeside([whole]);
    },
    /** Returns the row as it is then; undefined when the product has these values already: then nothing is written. */
    async change(before: Product, change: Partial<Product>): Promise<Product | undefined> {
      if (holds(before, change)) return undefined;
      const named = change.name === undefined ? {} : { nameKey: turkishKey(change.name) };
      const key = stockCodeKey(change.stockCode === undefined ? before.stockCode : change.stockCode);
      const stays = key === before.stockCodeKey || (await isTakenBeside(before, key));
      if (key !== null && !stays) stockCodeKeys.set(before.id, key);
      const stockCodeKeyNow = stays ? before.stockCodeKey : null;
      const changed = { ...before, ...change, ...named, stockCodeKey: stockCodeKeyNow, version: before.version + 1 };
      const row = { ...changed, isPublic: await isPublic(changed) };
      if (row.price !== before.price) row.pricedAt = row.price === null ? null : now;
      const areSpecsNew = besideSpecs.some((name) => !isDeepStrictEqual(row[name], before[name]));
      return store(before, { ...row, ...(await ofSpecs(row)), ...(await documentsOf(row.documentIds)) }, areSpecsNew);
    },
    /** Updates the data made from specs after their attributes have changed; the version stays. */
    async updateSpecs(before: Product) {
      await store(before, { ...before, ...(await ofSpecs(before)) }, true);
    },
    /** Updates whether visitors see the product after its category has changed; the version stays. */
    async updatePublic(before: Product) {
      const row = { ...before, isPublic: await isPublic(before) };
      if (row.isPublic !== before.isPublic) await store(before, row, true);
    },
    /** Updates the keys of doubles after the columns of their family have changed; the version stays. */
    async updateDoubleKeys(row: Product) {
      await replaceDoubleKeys(tx, row, await definitionsFor([row]));
    },
    /** Updates the documents and their text after a document has changed; the version stays. */
    async updateDocuments(before: Product) {
      await store(before, { ...before, ...(await documentsOf(before.documentIds)) }, false);
    },
    /** Lets visitors see a product whose category they may not see. */
    async show({ seq }: Product) {
      await tx.update(products).set({ isPublic: true }).where(eq(products.seq, seq));
      await tx.update(specValues).set({ isPublic: true }).where(eq(specValues.productSeq, seq));
    },
    async remove(rows: Product[]) {
      const seqs = rows.map(({ seq }) => seq);
      await tx.delete(products).where(inArray(products.seq, seqs));
      for (const row of rows) await index.remove(row);
      removed.push(...rows.map(({ id }) => id));
    },
    /** Throws `NotUnique` when another product has one of the stock codes. */
    async finish() {
      for (const [id, key] of stockCodeKeys) await nameStockCode.execute({ id, stockCodeKey: key });
      if (removed.length > 0) {
        await leavePairs(tx, removed);
        await leaveSuccessors(tx, removed);
      }
      await indexAdded();
      await index.finish();
    },
  };
}
