import { mostItems } from '../../../../../common/generated/mostItems.ts';
import { isDeepStrictEqual } from 'node:util';
import { ladderProblem } from '../../../../../common/product/ladderProblem.ts';
import { referenceProblems } from '../../../../../common/product/referenceProblems.ts';
import { type Problem, badInput } from '../../../../core/errors.ts';
import type { Tx } from '../../../../db/database.ts';
import { products } from '../../../../db/tables/tables.ts';
import { toStored } from '../../../../fields/field.ts';
import { goneImages } from '../../images/images.intake.ts';
import { isUpload, knownImages } from '../../images/images.store.ts';
import { findDocuments } from '../../references/documents.store.ts';
import { reckoningOf } from '../../money/money.store.ts';
import { moneyProblems } from './products.money.ts';
import { productFields, type Entered, idsThere } from '../products.rows.ts';
import { picturesOf, referencesTo, togetherProblem } from './products.references.ts';
import type { Laddered } from '../../../../../common/product/priceLadder.ts';
import { and, inArray, isNull, eq, isNotNull, ne } from 'drizzle-orm';
import { stockCodeKey } from '../../../../../common/text/letters.ts';
import { inParts } from '../../../../db/parts.ts';

type Product = typeof products.$inferSelect;

/** A product with the values that a write would give it; `before` is undefined for a new one, whose id may be ''. */
export type Wanted = {
  id: string;
  before: Product | undefined;
  values: Partial<Product>;
  /** The same before a list price was reckoned. */
  given: Partial<Product>;
  /** Its pictures were checked already: files of a content document may arrive after it. */
  awaitsPictures?: boolean;
};

const { morePictures: mostPictures, documentIds: mostDocuments } = mostItems.ProductInput;

export const tooManyPictures = `At most ${mostPictures} further pictures.`;
export const tooManyDocuments = `At most ${mostDocuments} documents.`;
export const documentGone = 'One of the documents is no longer there. Please choose again.';
export const togetherGone = 'One of the products is no longer there. Please choose again.';

const blank = toStored(
  productFields,
  Object.fromEntries(Object.entries(productFields).map(([name, field]) => [name, field.blank])) as Entered,
);

/** The named values that differ from those of the product: what has been there before is not asked about again. */
function changedIn({ before, values }: Wanted): Partial<Entered> {
  const was: Entered = before ?? blank;
  const names = (Object.keys(values) as (keyof Entered)[]).filter((name) => name in productFields);
  return Object.fromEntries(
    names.filter((name) => !isDeepStrictEqual(values[name], was[name])).map((name) => [name, values[name]]),
  );
}

/**
 * Returns a function that says what is wrong with products, each on its own. Stock codes and circles of successors are of all the
 * products of a write together, and so not among it. `added` are the ids of the products that the write adds.
 */
export function problemFinder(tx: Tx, added: ReadonlySet<string>) {
  const references = referencesTo(tx);
  return async (wanted: Wanted[]): Promise<Problem[][]> => {
    const changes = wanted.map((one) => ({ ...one, changed: changedIn(one) }));
    const named = changes.flatMap(({ changed: { successorId, togetherIds = [] } }) =>
      [successorId ?? [], togetherIds].flat(),
    );
    const there = await idsThere(
      tx,
      [...new Set(named)].filter((id) => !added.has(id)),
    );
    const isThere = (id: string) => added.has(id) || there.has(id);
    const documentIds = [...new Set(changes.flatMap(({ changed }) => changed.documentIds ?? []))];
    const known = new Set((documentIds.length > 0 ? await findDocuments(tx, documentIds) : []).map(({ id }) => id));
    const shown = changes.flatMap(({ changed: { image = null, morePictures = [] } }) =>
      picturesOf({ image, morePictures }),
    );
    const pictures = shown.some(isUpload) ? await knownImages(tx, shown) : new Set<string>();
    const found: Problem[][] = [];
    const asksMoney = changes.some(
      ({ before, given }) => before?.listPrice || given.listPrice || given.vatRate != null,
    );
    const money = asksMoney ? await reckoningOf(tx) : undefined;
    for (const { id, before, values, given, changed, awaitsPictures = false } of changes)
      found.push([
        ...(await references(changed)),
        ...successorProblems(id, changed, isThere),
        ...togetherProblems(id, before, changed, isThere),
        ...documentProblems(before, changed, known),
        ...pictureProblems(before, changed, awaitsPictures || pictures),
        ...codeProblems(changed),
        ...(money ? moneyProblems(before, given, { ...blank, ...before, ...values }, money) : listless(given)),
        ...(!before || touchesLadder(before, values) ? ladderProblems({ ...blank, ...before, ...values }) : []),
      ]);
    return found;
  };
}

type Changed = Partial<Entered>;

/** A ladder in a currency belongs to a price in one. */
const listless = ({ listBreaks = [] }: Changed) =>
  listBreaks.length > 0 ? [{ field: 'listBreaks', message: 'A ladder of the list price needs a list price.' }] : [];

function successorProblems(id: string, { successorId = null }: Changed, isThere: (id: string) => boolean) {
  if (successorId === null) return [];
  const message = successorId === id ? itself : isThere(successorId) ? undefined : noSuchProduct;
  return message === undefined ? [] : [{ field: 'successorId', message }];
}

function togetherProblems(
  id: string,
  before: Product | undefined,
  { togetherIds = [] }: Changed,
  isThere: (id: string) => boolean,
) {
  const isGone = togetherIds.some((one) => !isThere(one) && !before?.togetherIds.includes(one));
  const message = togetherProblem(id, togetherIds) ?? (isGone ? togetherGone : undefined);
  return message === undefined ? [] : [{ field: 'togetherIds', message }];
}

function documentProblems(before: Product | undefined, { documentIds = [] }: Changed, known: ReadonlySet<string>) {
  const isGone = documentIds.some((one) => !known.has(one) && !before?.documentIds.includes(one));
  const message = new Set(documentIds).size > mostDocuments ? tooManyDocuments : isGone ? documentGone : undefined;
  return message === undefined ? [] : [{ field: 'documentIds', message }];
}

function pictureProblems(
  before: Product | undefined,
  { image = null, morePictures = [] }: Changed,
  known: ReadonlySet<string> | true,
) {
  if (morePictures.length > mostPictures) return [{ field: 'morePictures', message: tooManyPictures }];
  const former = before ? picturesOf(before) : [];
  const isGone = (url: string | null) => isUpload(url) && known !== true && !known.has(url) && !former.includes(url);
  return [
    ...(isGone(image) ? [{ field: 'image', message: goneImages }] : []),
    ...morePictures.flatMap(({ url }, at) =>
      isGone(url) ? [{ field: `morePictures.${at}.url`, message: goneImages }] : [],
    ),
  ];
}

export const codeProblems = ({ crossReferences = [] }: Changed) =>
  referenceProblems(crossReferences).map(({ field, message }) => ({ field: `crossReferences.${field}`, message }));

function ladderProblems(product: Parameters<typeof ladderProblem>[0]) {
  const problem = ladderProblem(product);
  return problem ? [problem] : [];
}

/** A ladder belongs to these values of its product. */
const ofLadder = ['price', 'priceBreaks', 'priceQuantity', 'minimumQuantity', 'salesUnit'] as const;

/** Throws `BAD_USER_INPUT` for a ladder that may not be stored; its prices are in kuruş. `place` is before the field's path. */
export function refuseLadder(product: Laddered, place = '', name?: string) {
  const problem = ladderProblem(product);
  if (!problem) return;
  throw badInput(`${place}${problem.field}`, name === undefined ? problem.message : `${name}: ${problem.message}`);
}

/** Tells whether a change touches what a ladder depends on. */
export const touchesLadder = (before: Laddered, after: Partial<Laddered>) =>
  ofLadder.some((name) => name in after && !isDeepStrictEqual(before[name], after[name]));

/** A product and its future stock code; the id is '' for a new product. */
type Given = { id: string; stockCode: string | null };
export type Clash<Row> = { row: Row; sentence: (place: (earlier: Row) => string) => string };

const keysOf = (rows: Given[]) => rows.flatMap(({ stockCode }) => stockCodeKey(stockCode) ?? []);

/** Returns the products that have equal stock codes, by key, each with those of `rows` that have its code beside it. */
export async function holdersOf(db: Tx, rows: Given[]) {
  const found = await inParts([...new Set(keysOf(rows))], (part) =>
    db
      .select({ id: products.id, name: products.name, key: products.stockCodeKey })
      .from(products)
      .where(inArray(products.stockCodeKey, part)),
  );
  const beside = await idsBeside(db, rows, new Map(found.map(({ id, key }) => [key ?? '', id])));
  return new Map(found.map((row) => [row.key ?? '', { ...row, beside: beside.get(row.key ?? '') ?? [] }]));
}

/**
 * Two products may have had codes that became equal with the rules of their keys. The second has no key then (see fillKeys.ts),
 * and is edited like any other as long as its code stays.
 */
async function idsBeside(db: Tx, rows: Given[], holders: Map<string, string>) {
  const isOther = ({ id, stockCode }: Given) => {
    const holder = holders.get(stockCodeKey(stockCode) ?? '');
    return id !== '' && holder !== undefined && holder !== id;
  };
  const keyless = await inParts(
    rows.filter(isOther).map(({ id }) => id),
    (part) =>
      db
        .select({ id: products.id, stockCode: products.stockCode })
        .from(products)
        .where(and(inArray(products.id, part), isNull(products.stockCodeKey))),
  );
  const byKey = new Map<string, string[]>();
  for (const { id, stockCode } of keyless) {
    const key = stockCodeKey(stockCode) ?? '';
    byKey.set(key, [...(byKey.get(key) ?? []), id]);
  }
  return byKey;
}

/** Returns the rows, all written at once, whose stock code an earlier row or an unchanged product has. */
export function clashesOf<Row extends Given>(
  rows: Row[],
  holders: Awaited<ReturnType<typeof holdersOf>>,
): Clash<Row>[] {
  const rewritten = new Set(rows.map(({ id }) => id));
  const firsts = new Map<string, Row>();
  return rows.flatMap((row) => {
    const key = stockCodeKey(row.stockCode);
    if (key === null) return [];
    const [earlier, holder] = [firsts.get(key), holders.get(key)];
    if (holder?.beside.includes(row.id)) return [];
    if (earlier) return { row, sentence: (place) => `The same stock code stands in ${place(earlier)} already.` };
    firsts.set(key, row);
    if (!holder || rewritten.has(holder.id)) return [];
    return { row, sentence: () => `It is the stock code of ${holder.name} already.` };
  });
}

/** The products of a write with the successors that they would have. */
export type Successors = Map<string, string | null>;

const itself = 'A product cannot take its own place.';
const noSuchProduct = 'There is no such product.';
const circle = (name: string) => `${name} is replaced by this product: that would be a circle.`;

const readRows = (tx: Tx, ids: string[]) =>
  inParts(ids, (part) =>
    tx
      .select({ id: products.id, name: products.name, successorId: products.successorId })
      .from(products)
      .where(inArray(products.id, part)),
  );

/** Returns why a product cannot be the successor of another, whatever the others name; undefined when it can. */
export async function unfitSuccessor(db: Tx, id: string, successorId: string | null): Promise<string | undefined> {
  if (successorId === null) return undefined;
  if (successorId === id) return itself;
  return (await readRows(db, [successorId])).length === 0 ? noSuchProduct : undefined;
}

/** Returns the same, and whether it would close a circle. `id` is '' for a new product. */
export async function successorProblem(db: Tx, id: string, successorId: string | null): Promise<string | undefined> {
  return (await unfitSuccessor(db, id, successorId)) ?? (await circlesIn(db, new Map([[id, successorId]]))).get(id);
}

/**
 * Returns why products of a write cannot have their successors: those that would be in a circle, of any length, with others
 * of the write and with all that are stored.
 */
export async function circlesIn(db: Tx, given: Successors, names = new Map<string, string>()) {
  const next = new Map(given);
  for (let ids = unread(next, [...given.keys()]); ids.length > 0; ids = unread(next, ids)) {
    const found = new Map((await readRows(db, ids)).map((row) => [row.id, row]));
    for (const id of ids) next.set(id, found.get(id)?.successorId ?? null);
  }
  const former = formersInCircles(next);
  const involved = [...given].flatMap(([id, to]) => (to === null ? [] : (former.get(id) ?? [])));
  const stored = new Map((await readRows(db, [...new Set(involved)])).map(({ id, name }) => [id, name]));
  const problems = new Map<string, string>();
  for (const [id, to] of given) {
    const before = former.get(id);
    if (to === null || before === undefined) continue;
    problems.set(id, before === id ? itself : circle(names.get(before) ?? stored.get(before) ?? before));
  }
  return problems;
}

/** Returns the successors of these products that nobody has looked up yet. */
const unread = (next: Successors, ids: string[]) => [
  ...new Set(ids.flatMap((id) => next.get(id) ?? []).filter((id) => !next.has(id))),
];

/** Returns for each product in a circle the one that it follows there. */
function formersInCircles(next: Successors) {
  const former = new Map<string, string>();
  const done = new Set<string>();
  for (const start of next.keys()) {
    const path = new Set<string>();
    let id: string | null = start;
    while (id !== null && !done.has(id) && !path.has(id)) {
      path.add(id);
      id = next.get(id) ?? null;
    }
    for (const one of path) done.add(one);
    if (id === null || !path.has(id)) continue;
    const ring = [...path].slice([...path].indexOf(id));
    for (const [at, one] of ring.entries()) former.set(one, ring.at(at - 1) ?? one);
  }
  return former;
}

/** Reads the successors of those of these products that have one. */
async function successorsOf(tx: Tx, ids: string[]): Promise<Successors> {
  const rows = await inParts(ids, (part) =>
    tx
      .select({ id: products.id, successorId: products.successorId })
      .from(products)
      .where(and(inArray(products.id, part), isNotNull(products.successorId))),
  );
  return new Map(rows.map(({ id, successorId }) => [id, successorId]));
}

/**
 * Checks the successors that a transaction has written, all of them together, whatever has written them. A circle that was
 * there before keeps nobody from changing a price. Throws `BAD_USER_INPUT`.
 */
export async function refuseCircles(tx: Tx, ids: string[], committed: Tx) {
  const now = await successorsOf(tx, ids);
  if (now.size === 0) return;
  const before = await successorsOf(committed, [...now.keys()]);
  const changed = [...now].filter(([id, to]) => before.get(id) !== to);
  if (changed.length === 0) return;
  const [problem] = (await circlesIn(tx, new Map(changed))).values();
  if (problem) throw badInput('successorId', problem);
}

/** Takes products that are deleted out of those that name them as their successors. */
export const leaveSuccessors = (tx: Tx, ids: string[]) =>
  inParts(ids, (part) =>
    tx.update(products).set({ successorId: null }).where(inArray(products.successorId, part)).returning(),
  );

/** Products that name the one that goes as what took their place name the other, unless that would be a circle. Versions stay. */
export async function moveSuccessors(tx: Tx, goneId: string, keptId: string) {
  const named = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.successorId, goneId), ne(products.id, keptId)));
  for (const { id } of named) {
    if (await successorProblem(tx, id, keptId)) continue;
    await tx.update(products).set({ successorId: keptId }).where(eq(products.id, id));
  }
}
