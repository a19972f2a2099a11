import { inArray } from 'drizzle-orm';
import { product } from '../../../../common/product/product.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { inParts } from '../../../db/parts.ts';
import { products as table } from '../../../db/tables.ts';
import { toStored } from '../../../fields/field.ts';
import type { Pointing } from '../../../entity/bin.store.ts';
import { changeProduct, changeProducts, type ProductChange } from './products.change.ts';
import { productCells, productFields, type Entered, type SheetField } from './products.fields.ts';
import { moveLinesBack } from './movedLines.ts';
import { placeOf, releaseCodes } from './products.former.ts';
import { storedWithIds } from './products.lookup.ts';
import { picturesOf } from './products.pictures.ts';
import { namesOfReferences } from './products.references.ts';
import * as products from './products.store.ts';
import { definitionsOf } from '../references/definitions.ts';
import { refuseCircles, successorProblem } from './products.successor.ts';
import { namedAgain } from './products.together.ts';
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
  releaseCodes,
  bringBack,
  checkWritten: refuseCircles,
  remove: (tx, id) => products.removeProductWithin(tx, [id]),
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
