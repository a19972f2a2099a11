import { mostItems } from '../../../../common/generated/mostItems.ts';
import { isDeepStrictEqual } from 'node:util';
import { ladderProblem } from '../../../../common/product/ladderProblem.ts';
import { referenceProblems } from '../../../../common/product/referenceProblems.ts';
import type { Problem } from '../../../core/errors.ts';
import type { Tx } from '../../../db/database.ts';
import type { products } from '../../../db/tables.ts';
import { toStored } from '../../../fields/field.ts';
import { goneImages } from '../images/images.intake.ts';
import { isUpload, knownImages } from '../images/images.store.ts';
import { findDocuments } from '../references/documents.store.ts';
import { productFields, type Entered } from './products.fields.ts';
import { touchesLadder } from './products.ladder.ts';
import { idsThere } from './products.lookup.ts';
import { picturesOf } from './products.pictures.ts';
import { referencesTo } from './products.references.ts';
import { itself, noSuchProduct } from './products.successor.ts';
import { togetherProblem } from './products.together.ts';

type Product = typeof products.$inferSelect;

/** A product with the values that a write would give it; `before` is undefined for a new one, whose id may be ''. */
export type Wanted = {
  id: string;
  before: Product | undefined;
  values: Partial<Product>;
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
    for (const { id, before, values, changed, awaitsPictures = false } of changes)
      found.push([
        ...(await references(changed)),
        ...successorProblems(id, changed, isThere),
        ...togetherProblems(id, before, changed, isThere),
        ...documentProblems(before, changed, known),
        ...pictureProblems(before, changed, awaitsPictures || pictures),
        ...codeProblems(changed),
        ...(!before || touchesLadder(before, values) ? ladderProblems({ ...blank, ...before, ...values }) : []),
      ]);
    return found;
  };
}

type Changed = Partial<Entered>;

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
