import { inArray } from 'drizzle-orm';
import { product } from '../../../../common/product/product.ts';
import { badInput } from '../../../core/errors.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { inParts } from '../../../db/parts.ts';
import { products as table } from '../../../db/tables.ts';
import { toStored } from '../../../fields/field.ts';
import type { Pointing } from '../../../entity/bin.store.ts';
import * as categories from '../references/categories.store.ts';
import * as images from '../images/images.store.ts';
import { productCells, productFields, type Entered, type SheetField } from './products.fields.ts';
import { moveLinesBack } from './movedLines.ts';
import { withIds } from './products.lookup.ts';
import { picturesOf } from './products.pictures.ts';
import { namesOfReferences } from './products.references.ts';
import { clashesOf, holdersOf } from './products.stockCodes.ts';
import * as products from './products.store.ts';
import { plain } from './products.store.ts';
import { definitionsOf } from '../references/definitions.ts';
import { refuseCircles, successorProblem, unfitSuccessor } from './products.successor.ts';
import { namedAgain, othersThere } from './products.together.ts';
import { productWriter } from './products.writer.ts';
import { specsOf } from '../specs/specsOf.ts';
import { recorded } from '../../../entity/recorded.ts';
import type { ShownField } from '../../../entity/shownFields.ts';

type Row = typeof table.$inferSelect;

export const productRecord = recorded<Entered, Row>({
  id: table.id,
  fields: productFields,
  byAttribute: ['specs'],
  rows: (db, ids) => inParts(ids, (part) => db.select().from(table).where(inArray(table.id, part))),
  idOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  versionOf: ({ version }) => version,
  files: picturesOf,
  shown,
  restore,
  releaseCodes: (tx, ids) =>
    inParts(ids, (part) => tx.update(table).set({ stockCodeKey: null }).where(inArray(table.id, part)).returning()),
  bringBack,
  checkWritten: refuseCircles,
  remove: (tx, id) => products.removeWithin(tx, [id]),
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

/** Throws `BAD_USER_INPUT` when another product has taken the stock code meanwhile. */
async function refuseTaken(tx: Tx, given: { id: string; stockCode: string | null }) {
  const [clash] = clashesOf([given], await holdersOf(tx, [given]));
  if (clash)
    throw badInput(
      'stockCode',
      clash.sentence(() => ''),
    );
}

/** A product of a deleted category remembers it, so that it returns when the category is restored. */
async function place(tx: Tx, categoryId: string | null) {
  if (categoryId === null || (await categories.find(tx, categoryId))) return { categoryId };
  return { categoryId: null, formerCategoryId: categoryId };
}

/**
 * Restores an earlier state without references to deleted rows. A stock code that another product has is refused. A price that
 * comes back without its ladder is not: a break that is not below it applies to nothing until somebody corrects it.
 */
async function restore(tx: Tx, id: string, entered: Entered) {
  const [found] = await withIds(tx, [id]);
  if (!found) return;
  const row = plain(found);
  const { stockCode, successorId, image } = entered;
  if (stockCode !== row.stockCode) await refuseTaken(tx, { id, stockCode });
  // The commit refuses a circle, when all that is restored together stands there.
  const isReplaced =
    successorId !== null &&
    (successorId === row.successorId || (await unfitSuccessor(tx, id, successorId)) === undefined);
  const writer = productWriter(tx);
  await writer.change(row, {
    ...toStored(productFields, entered),
    ...(entered.categoryId !== row.categoryId && (await place(tx, entered.categoryId))),
    successorId: isReplaced ? successorId : null,
    image: image !== row.image && (await images.isGone(tx, image, row.image)) ? null : image,
    morePictures: await stillThere(tx, entered.morePictures),
    togetherIds: await othersThere(tx, id, entered.togetherIds),
  });
  await writer.finish();
}

async function stillThere(tx: Tx, pictures: Entered['morePictures']) {
  const there = new Set(
    (
      await images.findAll(
        tx,
        pictures.map(({ url }) => url),
      )
    ).map(({ url }) => url),
  );
  return pictures.filter(({ url }) => there.has(url));
}

async function bringBack(tx: Tx, row: Row, pointedTo: Pointing[]) {
  await refuseTaken(tx, row);
  const writer = productWriter(tx);
  await writer.bringBack({ ...row, ...(await place(tx, row.categoryId)) });
  const ids = pointedTo.map(({ id }) => id);
  for (const other of await withIds(tx, ids)) {
    const before = pointedTo.find(({ id }) => id === other.id)?.before ?? {};
    const isNamed = before.successorId === row.id && other.successorId === null;
    const isReplaced = isNamed && (await successorProblem(tx, other.id, row.id)) === undefined;
    await writer.change(plain(other), {
      ...(isReplaced && { successorId: row.id }),
      togetherIds: namedAgain(other.togetherIds, before.togetherIds, row.id),
    });
  }
  await writer.finish();
  await moveLinesBack(tx, row.id);
}
