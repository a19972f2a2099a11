import { mostItems } from '../../../../common/generated/mostItems.ts';
import { badInput, badInputs, createProblems } from '../../../core/errors.ts';
import type { Db } from '../../../db/database.ts';
import { enteredOf, fromStored, givenOf, toStored, toStoredGiven } from '../../../fields/field.ts';
import type { ProductChanges, ProductInput } from '../../../generated/resolvers.ts';
import { uncategorizedId } from '../references/categoryId.ts';
import { findCategory, statusOfNew } from '../references/categories.store.ts';
import { refuseGoneImage } from '../images/images.intake.ts';
import { definitionsOf } from '../references/definitions.ts';
import { storedReference } from '../../../fields/crossReferences.ts';
import { referenceProblems } from '../../../../common/product/referenceProblems.ts';
import { enteredSpecs, inOrder } from '../specs/enteredSpecs.ts';
import { typedSpecs } from '../specs/typedSpecs.ts';
import {
  refuseLadder,
  touchesLadder,
  tooManyPictures,
  clashesOf,
  holdersOf,
  successorProblem,
  unfitSuccessor,
} from './checks/products.checks.ts';
import { productFields, type Entered, type ProductRow } from './products.rows.ts';
import { picturesOf, readLists, readReferences } from './checks/products.references.ts';
import type { ProductValues } from './products.change.ts';
import type { StoredSpec } from '../../../db/tables/tables.ts';

/**
 * Converts an admin's input to the stored values of a new product. Throws `BAD_USER_INPUT` for a conflict with the
 * catalogue, such as a stock code that is taken or an unknown category.
 */
export const newValues = (db: Db, input: ProductInput): Promise<ProductValues> =>
  valuesOfNew(db, input, [(read) => refuseTaken(db, '', read)]);

/** Does the same for one of several products that may exchange stock codes, so the caller checks these. */
export async function valuesOfNew(db: Db, input: ProductInput, further: Check[] = []): Promise<ProductValues> {
  const status = input.status ?? (await statusOfNew(db));
  const entered = enteredOf(productFields, await asEntered(db, { ...input, status }));
  const stored = toStored(productFields, entered);
  const values = await checked(db, '', entered, undefined, [
    (read) => refuseLadder({ ...stored, ...read }),
    ...further,
  ]);
  return { ...stored, ...values };
}

/** Does the same for a product that is there: only with what the input names. `before` are its present values. */
export async function changedValues(db: Db, id: string, input: ProductInput | ProductChanges, before?: Entered) {
  return checked(db, id, givenOf(productFields, await asEntered(db, input)), before, aloneChecks(db, id));
}

/** These check a product that is saved alone; rows that are saved together may exchange what they check. */
const aloneChecks = (db: Db, id: string): Check[] => [
  (values) => refuseTaken(db, id, values),
  (values) => refuseCircle(db, id, values),
];

/** Does the same for one of several products that may exchange stock codes and successors, so the caller checks these. */
export async function valuesOfRow(db: Db, id: string, input: ProductInput | ProductChanges, before?: Entered) {
  return checked(db, id, givenOf(productFields, await asEntered(db, input)), before);
}

/** Checks values that were stored a while ago against the catalogue of now. Throws as the others do. */
export async function checkedAgain(db: Db, id: string, stored: Partial<ProductValues>, row: ProductRow) {
  const entered = fromStored(productFields, { ...row, ...stored });
  const given = Object.fromEntries(Object.entries(entered).filter(([name]) => name in stored));
  return checked(db, id, given, row, aloneChecks(db, id));
}

/** Null stays null, which clears a field, and what is left out stays out. */
async function asEntered(
  db: Db,
  { morePictures, crossReferences, specs, listPrice, ...input }: ProductInput | ProductChanges,
) {
  return {
    ...input,
    ...(listPrice !== undefined && {
      listPrice: listPrice && { ...listPrice, includesVat: listPrice.includesVat ?? true },
    }),
    ...(morePictures !== undefined && {
      morePictures: morePictures?.map(({ url, alt = null }) => ({ url, alt })) ?? null,
    }),
    ...(crossReferences !== undefined && { crossReferences: crossReferences?.map(storedReference) ?? null }),
    ...(specs !== undefined && { specs: specs && typedSpecs(specs, await definitionsOf(db)) }),
  };
}

type Check = (values: Partial<ProductValues>) => Promise<void> | void;

/** Throws one `BAD_USER_INPUT` with the problems of all fields and of the `further` checks. */
async function checked(db: Db, id: string, given: Partial<Entered>, before?: Entered, further: Check[] = []) {
  const problems = createProblems();
  const { specs } = given;
  const values: Partial<ProductValues> = toStoredGiven(productFields, {
    ...given,
    ...(await problems.from(() => readReferences(db, given))),
    ...(specs && (await problems.from(async () => ({ specs: await readSpecs(db, specs, before?.specs) })))),
    ...(await problems.from(() => readLists(db, id, given, before))),
  });
  const checks: Check[] = [
    refuseReferences,
    () => refuseSuccessor(db, id, values),
    () => refusePicturesGone(db, values, before),
    () => (before && touchesLadder(before, values) ? refuseLadder({ ...before, ...values }) : undefined),
    ...further,
  ];
  for (const check of checks) await problems.from(async () => check(values));
  problems.refuse();
  return values;
}

/** Throws `BAD_USER_INPUT` for missing uploads and for too many pictures. */
async function refusePicturesGone(db: Db, values: Partial<ProductValues>, stored?: Entered) {
  const { image = null, morePictures = [] } = values;
  const before = stored ? picturesOf(stored) : [];
  const most = mostItems.ProductInput.morePictures;
  if (morePictures.length > most) throw badInput('morePictures', tooManyPictures);
  const problems = createProblems();
  const shown = [
    ['image', image] as const,
    ...morePictures.map(({ url }, at) => [`morePictures.${at}.url`, url] as const),
  ];
  for (const [field, url] of shown)
    await problems.from(() => refuseGoneImage(db, field, url, before.includes(url ?? '') ? url : null));
  problems.refuse();
}

/** Returns null for no category. Throws `BAD_USER_INPUT` for an unknown one. */
export async function knownCategory(db: Db, id: string | null | undefined): Promise<string | null> {
  if (!id || id === uncategorizedId) return null;
  if (!(await findCategory(db, id))) throw badInput('categoryId', 'There is no such category.');
  return id;
}

/** Throws `BAD_USER_INPUT` with all problems of the codes of other makers. */
function refuseReferences({ crossReferences = [] }: Partial<ProductValues>) {
  const problems = referenceProblems(crossReferences).map(({ field, message }) => ({
    field: `crossReferences.${field}`,
    message,
  }));
  if (problems[0]) throw badInputs(problems, problems[0].message);
}

/** Throws `BAD_USER_INPUT` with all problems of the specs. */
export async function readSpecs(db: Db, specs: Entered['specs'], before?: Entered['specs']) {
  if (specs.length === 0) return specs;
  const read = enteredSpecs(specs, await definitionsOf(db), before);
  const problems = read.problems.map(({ field, name, message }) => ({
    field,
    message: name ? `${name}: ${message}` : message,
  }));
  if (problems[0]) throw badInputs(problems, problems[0].message);
  return read.specs;
}

/** Throws `BAD_USER_INPUT` when another product has that stock code. */
export async function refuseTaken(db: Db, id: string, { stockCode = null }: Partial<ProductValues>) {
  const given = [{ id, stockCode }];
  const [clash] = clashesOf(given, await holdersOf(db, given));
  if (clash)
    throw badInput(
      'stockCode',
      clash.sentence(() => ''),
    );
}

/** Throws `BAD_USER_INPUT` when the chosen product cannot be the successor. */
async function refuseSuccessor(db: Db, id: string, { successorId = null }: Partial<ProductValues>) {
  const problem = await unfitSuccessor(db, id, successorId);
  if (problem) throw badInput('successorId', problem);
}

/** Throws `BAD_USER_INPUT` when the chosen successor would close a circle. */
async function refuseCircle(db: Db, id: string, { successorId = null }: Partial<ProductValues>) {
  const problem = await successorProblem(db, id, successorId);
  if (problem) throw badInput('successorId', problem);
}

/** Replaces the specs of the given attributes; one without values is removed. */
export const withSpecs = (before: StoredSpec[], given: StoredSpec[]) =>
  inOrder([
    ...before.filter(({ attributeId }) => !given.some((one) => one.attributeId === attributeId)),
    ...given.filter(({ values }) => values.length > 0),
  ]);
