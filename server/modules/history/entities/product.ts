import { inArray } from 'drizzle-orm';
import { badInput } from '../../../core/errors.ts';
import type { Tx } from '../../../db/database.ts';
import { inParts } from '../../../db/parts.ts';
import { products } from '../../../db/tables.ts';
import { toStored } from '../../../fields/field.ts';
import * as categories from '../../categories/categories.store.ts';
import * as images from '../../images/images.store.ts';
import { productCells, productFields, type Entered, type SheetField } from '../../products/products.fields.ts';
import { withIds } from '../../products/products.lookup.ts';
import { picturesOf } from '../../products/products.pictures.ts';
import { clashesOf, holdersOf } from '../../products/products.stockCodes.ts';
import { plain } from '../../products/products.store.ts';
import { successorProblem } from '../../products/products.successor.ts';
import { productWriter } from '../../products/products.writer.ts';
import { specsOf } from '../../specs/specsOf.ts';
import type { Names } from '../names.ts';
import { recorded } from '../recorded.ts';
import { fileName, type ShownField } from '../shownFields.ts';

const lira = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

export const productRecord = recorded<Entered, typeof products.$inferSelect>({
  entity: 'product',
  id: products.id,
  fields: productFields,
  rows: (db, ids) => inParts(ids, (part) => db.select().from(products).where(inArray(products.id, part))),
  idOf: ({ id }) => id,
  versionOf: ({ version }) => version,
  files: picturesOf,
  shown,
  restore,
});

async function shown(entered: Entered, names: Names): Promise<ShownField[]> {
  const { kinds, families } = names.definitions;
  const choices = { categories: [], kinds: [...kinds.values()], families: [...families.values()] };
  const ofField = <Name extends SheetField>(name: Name) =>
    String(productCells[name].write(entered[name], choices) ?? '');
  const others: Partial<Record<SheetField, string>> = {
    categoryId: entered.categoryId === null ? '' : (names.category(entered.categoryId) ?? entered.categoryId),
    familyId: entered.familyId === null ? '' : (families.get(entered.familyId)?.name ?? entered.familyId),
    kindId: entered.kindId === null ? '' : (kinds.get(entered.kindId)?.name ?? entered.kindId),
    price: entered.price === null ? '' : `₺\u00a0${lira.format(entered.price)}`,
    featured: entered.featured ? 'Featured' : 'Not Featured',
    image: fileName(entered.image),
    successorId:
      entered.successorId === null ? '' : ((await names.product(entered.successorId)) ?? entered.successorId),
  };
  return [
    ...(Object.keys(productCells) as SheetField[]).map((field) => ({
      field,
      label: productFields[field].label,
      text: others[field] ?? ofField(field),
    })),
    ...specsOf(entered, names.definitions).map(({ attribute, text }) => ({
      field: `specs.${attribute.id}`,
      label: attribute.name,
      text,
    })),
  ];
}

/** What a document names and is gone by now is left out, as when it went; a stock code that another product has is refused. */
async function restore(tx: Tx, id: string, entered: Entered) {
  const [found] = await withIds(tx, [id]);
  if (!found) return;
  const row = plain(found);
  const [clash] = clashesOf(
    [{ id, stockCode: entered.stockCode }],
    await holdersOf(tx, [{ id, stockCode: entered.stockCode }]),
  );
  if (clash)
    throw badInput(
      'stockCode',
      clash.sentence(() => ''),
    );
  const { categoryId, successorId, image } = entered;
  const isIn = categoryId !== null && (await categories.find(tx, categoryId)) !== null;
  const isReplaced = successorId !== null && (await successorProblem(tx, id, successorId)) === undefined;
  const writer = productWriter(tx);
  await writer.change(row, {
    ...toStored(productFields, entered),
    categoryId: isIn ? categoryId : null,
    ...(categoryId !== null && !isIn && { formerCategoryId: categoryId }),
    successorId: isReplaced ? successorId : null,
    image: (await images.isGone(tx, image, row.image)) ? null : image,
    morePictures: await stillThere(tx, entered.morePictures),
  });
  await writer.finish();
}

async function stillThere(tx: Tx, pictures: Entered['morePictures']) {
  const there = new Set((await images.findAll(tx, pictures.map(({ url }) => url))).map(({ url }) => url));
  return pictures.filter(({ url }) => there.has(url));
}
