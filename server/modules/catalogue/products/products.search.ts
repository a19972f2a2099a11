import { and, desc, inArray, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database.ts';
import { amongNumbers } from '../../../db/columns/expressions.ts';
import { after, ordered, pageOf, placeCursor, placeOf, type Order, type PageRequest } from '../../../db/page.ts';
import { products } from '../../../db/tables/tables.ts';
import { listCategories, type CategoryRow } from '../references/categories.store.ts';
import { languageOfHandle, sourceLanguage, sourceOf } from '../../../db/inLanguage.ts';
import { heldTextsOf } from '../../../search/languages/heldTexts.ts';
import { languageOfSearch, type Language } from '../../../search/languages/language.ts';
import { dimensionsOfTrade } from '../../../search/languages/wordsOfTrade.ts';
import { turkish } from '../../../search/reader.ts';
import { matchesIn } from '../../../search/matches.ts';
import {
  countFound,
  deepest,
  foundIn,
  foundInLanguage,
  missingFrom,
  prepare,
  ranked,
  type Counted,
  type Search,
} from '../../../search/search.store.ts';
import { type Synonyms, storedSynonyms, synonymsOf } from '../../../search/synonyms.ts';
import type { Unit } from '../../../search/units/unit.ts';
import { namedBy, termOf } from '../crossReferences/foreignCodes.ts';
import { readNamed } from '../specs/namedProperties.ts';
import { pinIn, storedPins } from '../references/pins.store.ts';
import {
  countByCategory,
  exactly,
  facetOfCategory,
  facetOfKind,
  facetsOf,
  isNarrowed,
  productIndex,
  scopeOf,
  select,
  type CategoryCount,
  type ProductFilter,
  type ProductHit,
  type ProductPage,
  type ProductRow,
} from './products.rows.ts';
import { cachedByLanguage, cachedByRevision } from '../../../db/caches/cachedByRevision.ts';

import { definitionsOf, readDefinitions } from '../references/definitions.ts';
import { kinds } from '../references/kinds.store.ts';
import { isHead, isMet, namedWords, turkishOptions, type Part } from './wordsOfNames.ts';

const defaultFirst = 20;

type Found = Omit<ProductPage, 'countByCategory' | 'scope' | 'usualOrder' | 'list'>;

/** A search, the categories whose names match all of it, and the list that it narrows. */
type ProductSearch = Search & {
  text: string;
  matchingCategories: CategoryRow[];
  filter: ProductFilter;
  leadsTo: string | null;
};

/** Whether there are conditions that the search index does not know. */
const isNarrow = ({ filter: { narrowing, work, priced } }: ProductSearch) =>
  [narrowing, work, priced].some((one) => one !== undefined);

type Words = ReturnType<typeof namedWords>;

const inBoth = (turkishName: Words, name: Words | undefined): Words =>
  name ? { words: [...turkishName.words, ...name.words], heads: [...turkishName.heads, ...name.heads] } : turkishName;

const turkishDimensions = synonymsOf(dimensionsOfTrade(sourceLanguage));

/** Returns null when `text` has no word. */
export async function searchFor(
  db: Tx,
  text: string,
  filter: ProductFilter,
  tried: { synonyms?: Synonyms | undefined } = {},
): Promise<ProductSearch | null> {
  const source = sourceOf(db);
  const language = languageOfSearch(languageOfHandle(db));
  const { pins, kindNames: turkishKinds, synonyms } = await searchedWith(source);
  const said = language && isStore(db) ? await saidIn(db) : undefined;
  const pin = pinIn(pins, text);
  const rows = await listCategories(source);
  // A visitor of another language may say either: the names of both are those of the category.
  const names = rows.map((row) => ({ row, ...inBoth(namedWords(row.name), said?.categories.get(row.id)) }));
  const kindNames = turkishKinds.map(({ id, ...name }) => ({ id, ...inBoth(name, said?.kinds.get(id)) }));
  // Only a number can be the value of an attribute.
  const hasNumber = /\d/.test(text);
  const search = await prepare(db, productIndex, text, {
    facets: facetsOf(filter),
    pinned: pin?.productIds ?? [],
    foreign: termOf(text),
    synonyms: tried.synonyms ?? synonyms,
    // The names of categories are no words of the vocabulary, and not mistyped.
    knows: (word) =>
      [...names, ...kindNames].some(({ words }) => words.some((one) => one.startsWith(word))) ||
      said?.options?.knows(word) === true,
    named: hasNumber ? await namedFor(source) : undefined,
    language,
    namedInLanguage: hasNumber ? said?.named : undefined,
    isKind: (unit) => [...names, ...kindNames].some((name) => isHead(unit, name)),
    ...(said?.options && { turkishOf: said.options.of }),
    categoriesOf: (unit) => [
      ...names.filter(({ words }) => isMet(unit, words)).map(({ row }) => facetOfCategory(row.id)),
      ...kindNames.filter(({ words }) => isMet(unit, words)).map(({ id }) => facetOfKind(id)),
    ],
  });
  const parts = search?.units.flatMap(partsOf) ?? [];
  const matching = names.filter(({ words }) => parts.every((part) => isMet(part, words)));
  return (
    search && {
      ...search,
      text,
      matchingCategories: matching.map(({ row }) => row),
      leadsTo: pin?.leadsTo ?? null,
      filter,
    }
  );
}

/** Selects the rows that a search finds and that meet the conditions of its list. */
export const foundRows = (db: Tx, { filter, ...search }: ProductSearch) =>
  and(inArray(products.seq, foundIn(db, productIndex, search)), isNarrowed(db, filter));

/**
 * Returns the products that facets count; `search` must not contain the conditions that facets relax. Of a search with too
 * many results to count those are its best matches, whose number does not grow with the catalogue.
 */
export async function scopeOfSearch(
  db: Tx,
  search: ProductSearch | null,
  { priced, narrowing, ...filter }: ProductFilter,
) {
  if (!search) return null;
  const { isExact } = await countFound(db, productIndex, search);
  const found = isExact
    ? foundRows(db, search)
    : amongNumbers(products.seq, await ranked(db, productIndex, search, 0, deepest));
  const list = { ...filter, ...(narrowing && { narrowing }), ...(priced !== undefined && { priced }) };
  return { ...scopeOf(list, found), isExact };
}

/** Splits a phrase with synonyms, such as 'çek vana', since a name must contain all of its words. */
const partsOf = (unit: Unit): Part[] =>
  unit.text.includes(' ') ? unit.text.split(' ').map((text) => ({ text, meanings: [[text]] })) : [unit];

/** When a search has too many results, each category is counted up to this number. */
const mostCountedInCategory = 100;

/** Counts the results by category. */
export async function countFoundByCategory(db: Tx, search: ProductSearch | null): Promise<CategoryCount[]> {
  if (!search) return [];
  if (isNarrow(search) || (await countFound(db, productIndex, search)).isExact)
    return exactly(await countByCategory(db, foundRows(db, search)));
  const counts: CategoryCount[] = [];
  for (const categoryId of [...(await listCategories(db)).map(({ id }) => id), null]) {
    const facet = facetOfCategory(categoryId);
    counts.push({
      categoryId,
      ...(await countFound(db, productIndex, search, { facet, most: mostCountedInCategory })),
    });
  }
  return counts;
}

/** Counts the results at most once, and only when the count is requested. */
function counting(db: Db, search: ProductSearch) {
  let counted: Promise<Counted> | undefined;
  const ask = () => (counted ??= isNarrow(search) ? countRows(db, search) : countFound(db, productIndex, search));
  return { count: async () => (await ask()).count, isCountExact: async () => (await ask()).isExact };
}

const countRows = async (db: Db, search: ProductSearch): Promise<Counted> => ({
  count: await db.$count(products, foundRows(db, search)),
  isExact: true,
});

/** Reads a page with the best matches first. A cursor is a position, since ranks change with the catalogue. Throws `BadCursor`. */
export async function rankedPage(db: Db, search: ProductSearch, request: PageRequest): Promise<Found> {
  const first = request.first ?? defaultFirst;
  const offset = placeOf(request.after, deepest);
  const seqs = isNarrow(search)
    ? (await narrowedRanks(db, search, offset + first + 1)).slice(offset, offset + first + 1)
    : await ranked(db, productIndex, search, offset, first + 1);
  const places = new Map(seqs.map((seq, at) => [seq, offset + at]));
  const shown = seqs.slice(0, first);
  // A request for the count alone reads no rows.
  const rows = shown.length > 0 ? await select(db).where(inArray(products.seq, shown)) : [];
  const edges = rows
    .sort((a, b) => (places.get(a.seq) ?? 0) - (places.get(b.seq) ?? 0))
    .map((node) => ({ cursor: placeCursor((places.get(node.seq) ?? 0) + 1), node }));
  return {
    edges: await hitsOf(db, search, edges),
    hasNextPage: seqs.length > first && offset + first <= deepest,
    hasPreviousPage: offset > 0,
    ...counting(db, search),
    ...toldOf(search),
  };
}

const toldOf = ({ didYouMean, isPartial, matchingCategories, leadsTo }: ProductSearch) => ({
  leadsTo,
  didYouMean,
  isPartial,
  matchingCategories,
});

function once<Value>(ask: () => Promise<Value>) {
  let asked: Promise<Value> | undefined;
  return () => (asked ??= ask());
}

/** Adds what the search found in each product. */
async function hitsOf(
  db: Db,
  search: ProductSearch,
  edges: Pick<ProductHit, 'cursor' | 'node'>[],
): Promise<ProductHit[]> {
  const read = search.language?.read;
  const seqs = edges.map(({ node }) => node.seq);
  const held = read ? await heldTextsOf(db, seqs) : undefined;
  // The index answers for the whole page at once, and only where somebody asks.
  const inLanguage = once(() => foundInLanguage(db, productIndex, search, [...(held?.keys() ?? [])]));
  const missing = once(() => missingFrom(db, productIndex, search, seqs));
  return edges.map((edge) => {
    const own = held?.get(edge.node.seq)?.find(({ reader }) => reader === read);
    const isInOwn = async () => own !== undefined && (await inLanguage()).has(edge.node.seq);
    return Object.assign(edge, {
      // The name is shown in the language where it has one there.
      matches: own?.title ? matchesIn(own.title, search.units, read) : matchesIn(edge.node.name, search.units),
      matchedBy: namedBy(edge.node, search.text),
      missingWords: async () => (await missing()).get(edge.node.seq) ?? [],
      foundInLanguage: async () => (read && (await isInOwn()) ? read.code : sourceLanguage),
    });
  });
}

/**
 * Returns the first `most` narrowed results in ranking order; results beyond the ranking's limit follow, newest first. The
 * best matches alone are read where they fill the page.
 */
async function narrowedRanks(db: Db, search: ProductSearch, most: number) {
  const met = async (which: SQL | undefined) =>
    (
      await db
        .select({ seq: products.seq })
        .from(products)
        .where(which)
        .orderBy(desc(products.seq))
        .limit(deepest + 1)
    ).map(({ seq }) => seq);
  const best = await ranked(db, productIndex, search, 0, deepest + 1);
  const among = new Set(await met(and(amongNumbers(products.seq, best), isNarrowed(db, search.filter))));
  const first = best.filter((seq) => among.has(seq));
  if (first.length >= most || best.length <= deepest) return first;
  return [...new Set([...first, ...(await met(foundRows(db, search)))])];
}

/** Reads a page of results in another order than by relevance. Throws `BadCursor`. */
export async function orderedPage(
  db: Db,
  search: ProductSearch,
  order: Order<ProductRow>,
  request: PageRequest,
): Promise<Found> {
  const first = request.first ?? defaultFirst;
  const rows = await select(db)
    .where(and(foundRows(db, search), after(request.after, order, products.id)))
    .orderBy(...ordered(order, products.id))
    .limit(first + 1);
  const { count, isCountExact } = counting(db, search);
  const page = pageOf(rows, { ...request, first }, order, count);
  return { ...page, edges: await hitsOf(db, search, page.edges), isCountExact, ...toldOf(search) };
}

async function read(db: Tx) {
  const pins = await storedPins(db);
  const kindNames = (await kinds.list(db)).map(({ id, name }) => ({ id, ...namedWords(name) }));
  return { pins, kindNames, synonyms: await storedSynonyms(db) };
}

const readOnce = cachedByRevision(read);

/** Returns what every search of products is read with, at once, since each would ask for the revision. */
const searchedWith = async (db: Tx) => (isStore(db) ? readOnce(db) : read(db));

/** Returns the words of names in the language of a handle, which hold for as long as the names do. */
const saidIn = cachedByLanguage(async (db: Db) => {
  const language: Language | undefined = languageOfSearch(languageOfHandle(db));
  const wordsOf = (rows: Iterable<{ id: string; name: string }>) =>
    new Map([...rows].map(({ id, name }) => [id, namedWords(name, language)] as const));
  const { attributes, kinds: known } = await definitionsOf(db);
  return {
    categories: wordsOf(await listCategories(db)),
    kinds: wordsOf(known.values()),
    named: readNamed([...attributes.values()], language, language?.dimensions),
    options: language && turkishOptions(language, attributes, (await definitionsOf(sourceOf(db))).attributes),
  };
});

const namedIn = ({ attributes }: Pick<Awaited<ReturnType<typeof definitionsOf>>, 'attributes'>) =>
  readNamed([...attributes.values()], turkish, turkishDimensions);

const namedOnce = cachedByRevision(async (db) => namedIn(await definitionsOf(db)));

/** Reads the names of attributes by which a search may state values. */
const namedFor = async (db: Tx) => (isStore(db) ? namedOnce(db) : namedIn(await readDefinitions(db)));

const isStore = (db: Tx): db is Db => 'revision' in db;
