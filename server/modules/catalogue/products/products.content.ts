import { asc } from 'drizzle-orm';
import { z } from 'zod';
import { ladderProblem } from '../../../../common/product/ladderProblem.ts';
import { badInputs } from '../../../core/errors.ts';
import type { Tx } from '../../../db/database.ts';
import { products } from '../../../db/tables.ts';
import {
  idText,
  listPart,
  rowSchema,
  takePictures,
  withPictures,
  type ShownUploads,
  type Writing,
} from '../../../entity/contentPart.ts';
import { toDocument } from '../../../fields/document.ts';
import { fromStored, toStored } from '../../../fields/field.ts';
import { ProductInput } from '../../../../common/generated/validators.ts';
import { createPacer } from '../../../jobs/pacer.ts';
import { readDefinitions, type Definitions } from '../references/definitions.ts';
import { allDocuments } from '../references/documents.store.ts';
import { referenceProblems } from '../../../../common/product/referenceProblems.ts';
import { enteredSpecs } from '../specs/enteredSpecs.ts';
import { changeProducts, timeOf, type ProductChange } from './products.change.ts';
import { productFields } from './products.fields.ts';
import { productsWithIds } from './products.lookup.ts';
import { picturesOf } from './products.pictures.ts';
import { knownReferences, referredParts } from './products.references.ts';
import { clashesOf, holdersOf } from './products.stockCodes.ts';
import { findProduct } from './products.store.ts';
import { circlesIn } from './products.successor.ts';

const row = rowSchema(
  productFields,
  ProductInput.shape,
  z.object({
    id: idText,
    /** Given only when it differs from the id, which is usually the time of creation. */
    createdAt: z.iso.datetime('The time is not an ISO 8601 one').optional(),
  }),
);
type ProductDocument = z.infer<typeof row>;

const place = (index: number) => `information.products.products.${index}`;

export const productContent = listPart({
  key: 'products',
  after: ['attributes', ...referredParts],
  row,
  async read(db, uploads) {
    const rows = [];
    for (const row of await db.select().from(products).orderBy(asc(products.createdAt), asc(products.id)))
      rows.push(await asDocument(row, uploads));
    return rows;
  },
  async take(db, rows, uploads) {
    for (const [index, { id, values }] of rows.entries()) {
      if (picturesOf(values).length === 0) continue;
      const before = await findProduct(db, id);
      await takePictures(productFields, values, { place: place(index), before, uploads });
      const further = [];
      for (const [at, { url, alt }] of values.morePictures.entries()) {
        const shown = before?.morePictures[at]?.url ?? null;
        further.push({ url: await uploads.picture(url, `${place(index)}.pictures.${at}.url`, shown), alt });
      }
      values.morePictures = further;
    }
  },
  /** Reports wrong codes of other makers, ladders that do not fit, stock codes that another product has, and circles of successors. */
  async problems(tx, rows) {
    const wrong = rows.flatMap(({ values }, index) =>
      referenceProblems(values.crossReferences).map(({ field, message }) => ({
        field: `${place(index)}.crossReferences.${field}`,
        message,
      })),
    );
    const given = rows.map(({ id, values }, index) => ({
      id,
      stockCode: values.stockCode,
      field: `${place(index)}.stockCode`,
    }));
    const clashes = clashesOf(given, await holdersOf(tx, given)).map(({ row: { field }, sentence }) => ({
      field,
      message: sentence(({ id }) => `the product ${id}`),
    }));
    const ladders = rows.flatMap(({ values }, index) => {
      const problem = ladderProblem(toStored(productFields, values));
      return problem ? [{ ...problem, field: `${place(index)}.${problem.field}` }] : [];
    });
    const names = new Map(rows.map(({ id, values }) => [id, values.name]));
    const circles = await circlesIn(tx, new Map(rows.map(({ id, values }) => [id, values.successorId])), names);
    const successors = rows.flatMap(({ id }, index) => {
      const message = circles.get(id);
      return message === undefined ? [] : [{ field: `${place(index)}.successor`, message }];
    });
    return [...wrong, ...clashes, ...ladders, ...successors];
  },
  write: writeProducts,
});

async function asDocument(row: typeof products.$inferSelect, uploads: ShownUploads) {
  const morePictures = [];
  for (const { url, alt } of row.morePictures) morePictures.push({ url: await uploads.picture(url), alt });
  const shown = { ...(await withPictures(productFields, row, uploads)), morePictures };
  return {
    id: row.id,
    ...toDocument(productFields, fromStored(productFields, shown)),
    // The id is usually the time of creation.
    ...(row.id !== String(row.createdAt) && { createdAt: new Date(row.createdAt).toISOString() }),
  };
}

/** Adds and changes products. */
async function writeProducts(tx: Tx, rows: ProductDocument[], { counts, notes, progress }: Writing) {
  const isThere = await knownProducts(tx, rows);
  const known = await knownReferences(tx);
  const definitions = await readDefinitions(tx);
  const documentIds = new Set((await allDocuments(tx)).map(({ id }) => id));
  const now = Date.now();
  const changes: ProductChange[] = [];
  const pace = createPacer();
  for (const [index, product] of rows.entries()) {
    await pace();
    const { id, values, createdAt } = product;
    const { name } = values;
    const references = known(values, notes);
    const successorId = values.successorId !== null && isThere(values.successorId) ? values.successorId : null;
    if (values.successorId !== successorId) {
      notes.push(`${name}: the product ${values.successorId} cannot take its place, so nothing is named there.`);
    }
    const named = values.documentIds.filter((id) => documentIds.has(id));
    if (named.length < values.documentIds.length) {
      notes.push(`${name}: ${values.documentIds.length - named.length} of its documents are not here.`);
    }
    const together = [...new Set(values.togetherIds)].filter((other) => other !== id && isThere(other));
    if (together.length < values.togetherIds.length) {
      notes.push(
        `${name}: ${values.togetherIds.length - together.length} of the products bought with it are not here.`,
      );
    }
    const entered = toStored(productFields, {
      ...values,
      ...references,
      specs: readSpecs(product, index, definitions),
      successorId,
      documentIds: named,
      togetherIds: together,
    });
    changes.push({
      put: id,
      values: { ...entered, ...(createdAt && { createdAt: Date.parse(createdAt) }) },
      // An id that is no time gives a product the present time, in the document's order.
      createdAt: timeOf(id) ?? now - rows.length + index,
    });
  }
  // The document has counted its rows already.
  const written = await changeProducts(tx, changes, { progress: { ...progress, expect: () => undefined } });
  for (const { step } of written) if (step === 'added' || step === 'changed' || step === 'unchanged') counts[step]++;
}

/** Returns a check whether a product that another names exists, in the document or in the site. */
async function knownProducts(tx: Tx, rows: ProductDocument[]) {
  const ids = new Set(rows.map(({ id }) => id));
  const named = rows
    .flatMap(({ values }) => [values.successorId ?? [], values.togetherIds].flat())
    .filter((id) => !ids.has(id));
  const stored = new Set((await productsWithIds(tx, [...new Set(named)])).map(({ id }) => id));
  return (id: string) => ids.has(id) || stored.has(id);
}

/** An import accepts values that were valid when they were entered, even if their attribute has become stricter since. */
const withoutDecimals = ({ attributes }: Definitions) => ({
  attributes: new Map([...attributes].map(([id, row]) => [id, { ...row, decimals: null }])),
});

/** Converts specs to their stored form. `place` is the product's index in the document. Throws `BAD_USER_INPUT`. */
function readSpecs({ values }: ProductDocument, place: number, definitions: Definitions) {
  const { specs, problems } = enteredSpecs(values.specs, withoutDecimals(definitions));
  const named = problems.map(({ field, name, message }) => ({
    field: `information.products.products.${place}.${field}`,
    message: `${values.name}: ${name ? `${name}: ` : ''}${message}`,
  }));
  if (named[0]) throw badInputs(named, named[0].message);
  return specs;
}
