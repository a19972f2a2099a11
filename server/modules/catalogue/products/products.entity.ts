import { asc, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { ladderProblem } from '../../../../common/product/ladderProblem.ts';
import { badInputs } from '../../../core/errors.ts';
import type { Tx, Db } from '../../../db/database.ts';
import { products, productPictures } from '../../../db/tables/tables.ts';
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
import { createPacer } from '../../../jobs/progress.ts';
import { readDefinitions, type Definitions, definitionsOf } from '../references/definitions.ts';
import { allDocuments } from '../references/documents.store.ts';
import { referenceProblems } from '../../../../common/product/referenceProblems.ts';
import { enteredSpecs } from '../specs/enteredSpecs.ts';
import { changeProducts, timeOf, type ProductChange, changeProduct } from './products.change.ts';
import {
  productFields,
  productCells,
  type Entered,
  type SheetField,
  productsWithIds,
  storedWithIds,
  productIndex,
} from './products.rows.ts';
import {
  picturesOf,
  knownReferences,
  referredParts,
  namesOfReferences,
  namedAgain,
  productPictureUses,
} from './checks/products.references.ts';
import { clashesOf, holdersOf, circlesIn, refuseCircles, successorProblem } from './checks/products.checks.ts';
import { findProduct, removeProductWithin } from './products.store.ts';
import { product } from '../../../../common/product/product.ts';
import { inParts } from '../../../db/parts.ts';
import type { Pointing } from '../../../entity/bin.store.ts';
import { moveLinesBack, placeOf, releaseCodes } from './checks/products.former.ts';
import { specsOf } from '../specs/specsOf.ts';
import { recorded } from '../../../entity/recorded.ts';
import { wordsOf } from '../../../entity/words.ts';
import type { ShownField } from '../../../entity/shownFields.ts';
import { productDocuments } from '../../../db/tables/documentTables.ts';
import { outliers, outsideLinks } from '../../../db/tables/healthTables.ts';
import { specValues } from '../../../db/tables/specTables.ts';
import { productPairs } from '../../../db/tables/pairTables.ts';
import type { Entity } from '../../../entity/entity.ts';
import { ofCatalogue } from '../../../rights/stated.ts';
import { anyIndex } from '../../../search/searchIndex.ts';

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

const productContent = listPart({
  key: 'products',
  after: ['attributes', 'money', 'exchangerates', ...referredParts],
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
    ...toDocument(productFields, fromStored(productFields, asEnteredRow(shown))),
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

type Row = typeof products.$inferSelect;

/** A price that is reckoned of a list price is no part of an earlier state: it is made once more where that comes back. */
const asEnteredRow = <Values extends Pick<Row, 'price' | 'priceBreaks' | 'listPrice'>>(row: Values): Values =>
  row.listPrice === null ? row : { ...row, price: null, priceBreaks: [] };

export const productRecord = recorded<Entered, Row>({
  id: products.id,
  fields: productFields,
  byAttribute: ['specs'],
  rows: async (db, ids) =>
    (await inParts(ids, (part) => db.select().from(products).where(inArray(products.id, part)))).map(asEnteredRow),
  idOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  versionOf: ({ version }) => version,
  files: picturesOf,
  shown,
  restore,
  releaseCodes,
  bringBack,
  checkWritten: refuseCircles,
  remove: (tx, id) => removeProductWithin(tx, [id]),
});

const histories: { [Name in SheetField]: { history: (value: Entered[Name]) => string } } = productFields;

async function shown(entered: Entered, db: Db): Promise<ShownField[]> {
  const definitions = await definitionsOf(db);
  const names: Partial<Record<SheetField, string>> = await namesOfReferences(db, entered);
  const textOf = <Name extends SheetField>(name: Name) => histories[name].history(entered[name]);
  return [
    ...(Object.keys(productCells) as SheetField[]).map((field) => ({
      field,
      // A price that stands alone says that it has KDV in it.
      label: field === 'price' ? product.price.asked : productFields[field].label,
      text: names[field] ?? textOf(field),
    })),
    ...specsOf(entered, definitions).map(({ attribute, text }) => ({
      field: `specs.${attribute.id}`,
      label: attribute.name,
      text,
    })),
  ];
}

/** Restores an earlier state without references to deleted rows. A stock code that another product has is refused. */
async function restore(tx: Tx, id: string, entered: Entered) {
  const [row] = await storedWithIds(tx, [id]);
  if (row) await changeProduct(tx, { of: row, values: toStored(productFields, entered), isFormer: true });
}

async function bringBack(tx: Tx, row: Row, pointedTo: Pointing[]) {
  await changeProduct(tx, { back: { ...row, ...(await placeOf(tx, row.categoryId)) } });
  const ids = pointedTo.map(({ id }) => id);
  const changes: ProductChange[] = [];
  for (const other of await storedWithIds(tx, ids)) {
    const before = pointedTo.find(({ id }) => id === other.id)?.before ?? {};
    const isNamed = before.successorId === row.id && other.successorId === null;
    const isReplaced = isNamed && (await successorProblem(tx, other.id, row.id)) === undefined;
    const togetherIds = namedAgain(other.togetherIds, before.togetherIds, row.id);
    changes.push({ of: other, values: { ...(isReplaced && { successorId: row.id }), togetherIds }, isFormer: true });
  }
  await changeProducts(tx, changes);
  await moveLinesBack(tx, row.id);
}

type ShownPicture = { url: string; alt: string | null };

/** Puts the alternative texts of a product's pictures into words: that of the first one is a field of its own. */
function picturesInWords(pictures: ShownPicture[], texts: ReadonlyMap<string, string>, { image }: Pick<Row, 'image'>) {
  const textOf = ({ url, alt }: ShownPicture, place: number) =>
    alt && texts.get(place === 0 && url === image ? 'imageAlt' : `morePictures.${url}`);
  return pictures.map((picture, place) => ({ ...picture, alt: textOf(picture, place) ?? picture.alt }));
}

export const productEntity: Entity = {
  name: 'product',
  tables: [products, productPictures, productDocuments, productPairs, specValues, outliers, outsideLinks],
  ...ofCatalogue,
  record: productRecord,
  words: wordsOf(productRecord, {
    types: ['Product'],
    fields: productFields,
    rules: ProductInput.shape,
    hasSlugs: true,
    isLarge: true,
    shown: { pictures: picturesInWords },
  }),
  content: productContent,
  search: anyIndex(productIndex),
  pictures: productPictureUses,
  files: 'Its pictures and documents are entities of their own.',
  publishes: {
    find: findProduct,
    waitsApart: true,
    page: (_, id) => `/products/${encodeURIComponent(id)}`,
  },
  announces: {
    words: ['PRODUCT', 'PRICE', 'STOCK'],
    urlOf: (id, { isPublic }) => (isPublic ? `/products/${id}` : null),
    parts: [
      { event: 'PRICE_CHANGED', fields: ['price', 'priceQuantity', 'priceBreaks', 'listPrice', 'listBreaks'] },
      { event: 'STOCK_CHANGED', fields: ['availability', 'leadDays'] },
    ],
    onceOnSite: 'PRODUCT_PUBLISHED',
  },
};
