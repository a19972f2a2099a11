import { eq, inArray, or } from 'drizzle-orm';
import { dayInIstanbul } from '../../../core/istanbul.ts';
import type { Db } from '../../../db/database.ts';
import { documents } from '../../../db/documentTables.ts';
import { inParts } from '../../../db/parts.ts';
import { attributes } from '../../../db/specTables.ts';
import { products } from '../../../db/tables.ts';
import type { Count, Figures, Step, Taken } from '../../../figures/figures.ts';
import { hasManyDigits } from '../../../figures/wordToCount.ts';
import { wholeTitle } from '../../../search/entry.ts';
import { hasTerm } from '../../../search/searchIndex.ts';
import { productIndex } from '../products/products.rows.ts';
import * as productsStore from '../products/products.store.ts';
import * as store from './figures.store.ts';
import { attribute, idOf, keyOfCategory, keyOfProduct, product } from './keys.ts';

/** A search finds few products up to this number. */
const few = 19;

/** Stores what was counted since the last time. What cannot be stored stays counted. */
export async function storeFigures(db: Db, figures: Figures, now: number) {
  const taken = figures.take();
  if (taken.counts.length + taken.steps.length + taken.words.size === 0) return;
  try {
    const { counts: counted, steps, words } = taken;
    const counts = [
      ...(await knownCounts(db, counted)),
      ...(await stepCounts(db, steps)),
      ...(await wordCounts(db, words)),
    ];
    if (counts.length > 0) await store.add(db, dayInIstanbul(now), counts);
  } catch (error) {
    figures.putBack(taken);
    throw error;
  }
}

/** Leaves out what the catalogue does not have, since addresses can be made up, and adds up by category what products have. */
async function knownCounts(db: Db, counts: Count[]): Promise<Count[]> {
  const visited = counts.filter(({ kind, key }) => isVisit(kind) && key.startsWith(product));
  const categoryOf = await categoriesOf(
    db,
    visited.map(({ key }) => idOf(key)),
  );
  const sums = createSums();
  for (const { kind, key, n } of visited) {
    const category = categoryOf.get(idOf(key));
    if (category !== undefined) for (const of of [key, category, '']) sums.add(kind, of, n);
  }
  const others = counts.filter((count) => !visited.includes(count));
  return [...sums.all(), ...(await withKnownFiles(db, await withKnownAttributes(db, others)))];
}

/** A step counts once as a whole, once for each of its products and once for each of their categories. */
async function stepCounts(db: Db, steps: Step[]): Promise<Count[]> {
  const categoryOf = await categoriesOf(
    db,
    steps.flatMap(({ productIds, sums }) => [...productIds, ...(sums?.keys() ?? [])]),
  );
  const sums = createSums();
  for (const { kind, productIds, sums: money = new Map<string, number>(), by = 1 } of steps) {
    const ids = [...new Set(productIds)];
    const categories = new Set(ids.flatMap((id) => categoryOf.get(id) ?? []));
    for (const key of ['', ...ids.map(keyOfProduct), ...categories]) sums.add(kind, key, by);
    for (const [id, sum] of money)
      for (const key of ['', ...(id ? [keyOfProduct(id), categoryOf.get(id)] : [])])
        if (key !== undefined) sums.add('WON_SUM', key, by * sum);
  }
  return sums.all();
}

/** Returns the keys of the categories of those products that exist. */
async function categoriesOf(db: Db, ids: string[]): Promise<Map<string, string>> {
  const found = await inParts(ids, (part) =>
    db.select({ id: products.id, categoryId: products.categoryId }).from(products).where(inArray(products.id, part)),
  );
  return new Map(found.map(({ id, categoryId }) => [id, keyOfCategory(categoryId)]));
}

function createSums() {
  const sums = new Map<string, Count>();
  return {
    add(kind: Count['kind'], key: string, n: number) {
      const id = `${kind} ${key}`;
      sums.set(id, { kind, key, n: (sums.get(id)?.n ?? 0) + n });
    },
    all: () => [...sums.values()].filter(({ n }) => n !== 0),
  };
}

const isVisit = (kind: Count['kind']) => kind === 'SEEN' || kind === 'LISTED' || kind === 'COMPARED';

async function withKnownAttributes(db: Db, counts: Count[]) {
  const asked = counts.filter(({ kind, key }) => kind === 'FILTERED' && key.startsWith(attribute));
  const found = await inParts(
    asked.map(({ key }) => idOf(key)),
    (part) => db.select({ id: attributes.id }).from(attributes).where(inArray(attributes.id, part)),
  );
  const known = new Set(found.map(({ id }) => attribute + id));
  return counts.filter((count) => !asked.includes(count) || known.has(count.key));
}

/** Files are counted by the addresses of documents and of product sheets, which were answered and so exist. */
async function withKnownFiles(db: Db, counts: Count[]) {
  const asked = counts.filter(({ kind }) => kind === 'DOWNLOADED');
  const found = await inParts(
    asked.map(({ key }) => key),
    (part) =>
      db
        .select({ file: documents.file })
        .from(documents)
        .where(or(...part.map((file) => eq(documents.file, file)))),
  );
  const known = new Set(found.map(({ file }) => file));
  const kept = counts.filter(
    (count) => !asked.includes(count) || known.has(count.key) || count.key.endsWith('/foy.pdf'),
  );
  const sum = kept.reduce((all, { kind, n }) => all + (kind === 'DOWNLOADED' ? n : 0), 0);
  return sum > 0 ? [...kept, { kind: 'DOWNLOADED' as const, key: '', n: sum }] : kept;
}

/** Looks each word up once, so that the figures say how much it finds now, also where the page came from memory. */
async function wordCounts(db: Db, words: Taken['words']): Promise<Count[]> {
  const counts: Count[] = [];
  for (const [word, n] of words) {
    // So many digits are the number of a person or a phone, unless the catalogue has them as a code.
    if (hasManyDigits(word) && !(await hasTerm(db, productIndex, wholeTitle(word)))) continue;
    counts.push({ kind: await kindOf(db, word), key: word, n });
  }
  return counts;
}

async function kindOf(db: Db, search: string): Promise<Count['kind']> {
  const { count, isPartial } = await productsStore.page(db.visitors, { search }, { first: 0 });
  // What has only some of the words is no answer to the search.
  const hits = isPartial ? 0 : await count();
  if (hits === 0) return 'FOUND_NONE';
  if (hits === 1) return 'FOUND_ONE';
  return hits <= few ? 'FOUND_FEW' : 'FOUND_MANY';
}
