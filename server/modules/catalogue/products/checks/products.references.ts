import { mostItems } from '../../../../../common/generated/mostItems.ts';
import { product } from '../../../../../common/product/product.ts';
import { createProblems, type Problem } from '../../../../core/errors.ts';
import { cachedByRevision } from '../../../../db/caches/cachedByRevision.ts';
import type { Db, Tx } from '../../../../db/database.ts';
import type { Choices } from '../../../../fields/sheet.ts';
import { findDocuments } from '../../references/documents.store.ts';
import { namesIn, referred } from '../../references/referred.ts';
import { productFields, type Entered, productsWithIds } from '../products.rows.ts';
import { mostTogether } from '../../../../../common/limits.ts';
import { eq } from 'drizzle-orm';
import { productPictures, products, type FurtherPicture } from '../../../../db/tables/tables.ts';
import { nameOfRowWith, pictureColumn } from '../../../../entity/pictureUses.ts';

type OfKind<Kind> = {
  [Name in keyof typeof product]: (typeof product)[Name]['kind'] extends Kind ? Name : never;
}[keyof typeof product];
type ReferenceName = OfKind<'reference'>;
type ListName = OfKind<'references'>;
type Ids = Partial<Pick<Entered, ReferenceName>>;

/** The fields that name one row each, but for other products. A form asks for the names often, and they change rarely. */
const references = (Object.keys(product) as ReferenceName[]).flatMap((field) => {
  const { to } = productFields[field];
  return to && product[field].kind === 'reference'
    ? [{ field, to, namesOf: cachedByRevision((db) => namesIn(db, to)) }]
    : [];
});

/** The rows that lists name, each once and in the order of the ids; those that are gone are left out. */
const listed = {
  document: {
    key: 'documents',
    found: async (db: Tx, ids: string[]) =>
      (await findDocuments(db, ids)).map(({ id, title }) => ({ id, name: title })),
  },
  product: { key: 'products', found: (db: Tx, ids: string[]) => productsWithIds(db, ids) },
};

/** A list must not name these besides. */
const problemOf: Partial<Record<ListName, typeof togetherProblem>> = { togetherIds: togetherProblem };

/** The fields that name several rows each. */
const lists = (Object.keys(product) as ListName[]).flatMap((field) => {
  const { kind, to } = product[field];
  if (kind !== 'references') return [];
  return [{ field, rows: listed[to], most: mostItems.ProductInput[field], problemOf: problemOf[field] }];
});

/** Everything that has names and is named by one id or by several. */
const named = Object.values(referred).flatMap((one) => one ?? []);

/** The keys of the parts of a content document that products refer to. */
export const referredParts = named.map(({ key }) => key);

/** Reads what the cells of a sheet may name. */
export async function readChoices(db: Tx): Promise<Choices> {
  const choices = new Map<string, Choices[string]>();
  for (const { key, list } of named) choices.set(key, await list(db));
  return Object.fromEntries(choices);
}
/** Returns the ids that an admin entered, of the fields that are given. Throws `BAD_USER_INPUT` with all unknown ones. */
export async function readReferences(db: Db, entered: Partial<Entered>): Promise<Ids> {
  const read: Ids = {};
  const problems = createProblems();
  for (const { field, to, namesOf } of references) {
    if (!(field in entered)) continue;
    const id = entered[field] || null;
    read[field] = id === to.none ? null : id;
    const isUnknown = read[field] && !(await namesOf(db)).has(read[field]);
    if (isUnknown) problems.add({ field, message: `There is no such ${to.one}.` });
  }
  problems.refuse();
  return read;
}

/** Returns a function that says which of the named rows, of the fields that are given, are unknown; lists are read once. */
export function referencesTo(tx: Tx) {
  const known = new Map<ReferenceName, Promise<ReadonlyMap<string, string>>>();
  return async (entered: Ids): Promise<Problem[]> => {
    const problems: Problem[] = [];
    for (const { field, to } of references) {
      const id = entered[field];
      if (id == null) continue;
      const names = known.get(field) ?? namesIn(tx, to);
      known.set(field, names);
      if (!(await names).has(id)) problems.push({ field, message: `There is no such ${to.one}.` });
    }
    return problems;
  };
}

/** Returns the names behind the ids. A single id that is unknown by now stays as it is; in a list it is left out. */
export async function namesOfReferences(db: Db, entered: Entered) {
  const names: Partial<Record<ReferenceName | ListName, string>> = {};
  for (const { field, namesOf } of references) {
    const id = entered[field];
    names[field] = id === null ? '' : ((await namesOf(db)).get(id) ?? id);
  }
  const id = entered.successorId;
  names.successorId = id === null ? '' : ((await productsWithIds(db, [id]))[0]?.name ?? id);
  for (const { field, rows } of lists)
    names[field] = (await rows.found(db, entered[field])).map(({ name }) => name).join(', ');
  return names;
}

/**
 * Returns the ids that an admin entered for lists, of the fields that are given: each once, without rows that were deleted after
 * somebody had named them. `id` is that of the product. Throws `BAD_USER_INPUT` for other unknown ones, and for too many.
 */
export async function readLists(db: Db, id: string, entered: Partial<Entered>, before?: Entered) {
  const read: Partial<Pick<Entered, ListName>> = {};
  const problems = createProblems();
  for (const { field, rows, most, problemOf } of lists) {
    const given = entered[field];
    if (!given) continue;
    const ids = [...new Set(given)];
    const refused = problemOf?.(id, ids) ?? (ids.length > most ? `At most ${most} ${rows.key}.` : undefined);
    const known = refused ? [] : (await rows.found(db, ids)).map((row) => row.id);
    const isGone = ids.some((one) => !known.includes(one) && !before?.[field].includes(one));
    if (refused) problems.add({ field, message: refused });
    else if (isGone)
      problems.add({ field, message: `One of the ${rows.key} is no longer there. Please choose again.` });
    read[field] = known;
  }
  problems.refuse();
  return read;
}

/** Returns a function that leaves out the ids that an import does not know, and notes each. */
export async function knownReferences(tx: Tx) {
  const known = new Map<ReferenceName, ReadonlyMap<string, string>>();
  for (const { field, to } of references) known.set(field, await namesIn(tx, to));
  return (entered: Entered, notes: string[]): Ids => {
    const kept: Ids = {};
    for (const { field, to } of references) {
      const id = entered[field] || null;
      kept[field] = id !== null && known.get(field)?.has(id) ? id : null;
      if (kept[field] === id) continue;
      const without = to.without ?? 'none is named there';
      notes.push(`${entered.name}: the ${to.one} ${id} is unknown, so ${without}.`);
    }
    return kept;
  };
}

/** Returns why these products cannot be named as bought together with the product of an id, undefined when they can. */
export function togetherProblem(id: string, ids: string[]): string | undefined {
  if (ids.includes(id)) return 'A product is not bought together with itself.';
  return new Set(ids).size > mostTogether ? `At most ${mostTogether} products.` : undefined;
}

/** Returns those of the ids that are products other than the one itself, each once, in their order. */
export const othersThere = async (db: Tx, id: string, ids: string[]): Promise<string[]> =>
  (await productsWithIds(db, [...new Set(ids)])).map((product) => product.id).filter((one) => one !== id);

/** Puts a product that comes back at the place where another had named it, if there is room. */
export function namedAgain(now: string[], before: unknown, id: string): string[] {
  const place = Array.isArray(before) ? before.indexOf(id) : -1;
  return place < 0 || now.includes(id) || now.length >= mostTogether ? now : now.toSpliced(place, 0, id);
}

type Pictured = { image: string | null; morePictures: FurtherPicture[] };

/** Returns the addresses of all pictures of a product, in their order. */
export const picturesOf = ({ image, morePictures }: Pictured): string[] => [
  ...(image === null ? [] : [image]),
  ...morePictures.map(({ url }) => url),
];

/** Replaces the rows of one product's further pictures, by which unused files are found. */
export async function replacePictures(tx: Tx, productSeq: number, pictures: FurtherPicture[]) {
  await tx.delete(productPictures).where(eq(productPictures.productSeq, productSeq));
  if (pictures.length > 0) await tx.insert(productPictures).values(pictures.map(({ url }) => ({ productSeq, url })));
}

const wordsFor = (name: string | undefined) => (name === undefined ? null : `the product “${name}”`);

/** The columns in which a product shows pictures. */
export const productPictureUses = [
  pictureColumn(products.image, {
    inputs: ['ProductInput.image', 'ProductChanges.image'],
    shownBy: async (db, url) => wordsFor(await nameOfRowWith(db, products.image, url, products.name)),
  }),
  pictureColumn(productPictures.url, {
    inputs: ['ProductPictureInput.url'],
    async shownBy(db, url) {
      const [row] = await db
        .select({ name: products.name })
        .from(productPictures)
        .innerJoin(products, eq(products.seq, productPictures.productSeq))
        .where(eq(productPictures.url, url))
        .limit(1);
      return wordsFor(row?.name);
    },
  }),
];
