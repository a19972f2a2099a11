import { currentActor, noteDeed } from '../../../core/actor.ts';
import { undone, notFound } from '../../../core/errors.ts';
import { importText } from '../../../words/en/deeds.ts';
import type { Progress } from '../../../jobs/progress.ts';
import type { KeptValue } from '../../../db/tables/importTables.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { productsWithSeqs, productFields, type Entered } from '../../catalogue/products/products.rows.ts';
import { clashesOf, holdersOf } from '../../catalogue/products/checks/products.checks.ts';
import {
  countProductsWithDocument,
  findDocuments,
  removeDocumentRow,
} from '../../catalogue/references/documents.store.ts';
import { changeProducts, type ProductChange } from '../../catalogue/products/products.change.ts';
import { takeMadeBack } from './madeBack.ts';
import { findAbout } from '../../pages/about/about.store.ts';
import { bringProductBack } from '../bin/bin.ts';
import {
  choicesOf,
  type OwnFieldName,
  type SheetChoices,
  cellText,
  columnsFor,
  headingOf,
  sheetFields,
  attributeOf,
  isSpecColumn,
  specColumn,
} from './reading/columns.ts';
import * as imports from './imports.store.ts';
import type { Product, Written } from './imports.store.ts';
import { isDeepStrictEqual } from 'node:util';
import { fromStored } from '../../../fields/field.ts';
import { takeTextsBack, type StayingText } from './rowTexts.ts';
import { inOrder } from '../../catalogue/specs/enteredSpecs.ts';

/** The answer has at most this many names; the import keeps the list of all values. */
const mostNames = 100;

export type Undone = Awaited<ReturnType<typeof undoImport>>;

/**
 * Undoes an import in one step. A value that someone has changed since stays, as does a product that someone has deleted or
 * that the import added and someone has edited. Throws `NOT_FOUND` and `CONFLICT`.
 */
export const undoImport = (db: Db, id: string, now: number, progress: Progress) =>
  db.write(async (tx) => {
    const found = await imports.findImport(tx, id);
    if (!found || found.createdAt < now - imports.importsKeptForMs) throw notFound('Import');
    if (found.undoneAt !== null) throw undone('This import');
    noteDeed({ undid: { seq: 0, text: importText(found.fileName) } });
    const { removed, restored, kept } = await takeBack(tx, await imports.rowsOfImport(tx, id), progress);
    await removeAdded(tx, found.documents);
    if (found.made) await takeMadeBack(tx, found.made);
    await imports.closeImport(tx, id, now, kept);
    const products = [...new Map(kept.map((value) => [value.productId ?? value.name, value.name])).values()];
    return {
      removed,
      restored,
      kept: products.slice(0, mostNames),
      keptCount: products.length,
      fileName: found.fileName,
    };
  });

/** A document that the import added goes to the bin, unless someone has changed it or put it in another place since. */
async function removeAdded(tx: Tx, ids: string[]) {
  const about = (await findAbout(tx))?.documentIds ?? [];
  for (const { id, version } of await findDocuments(tx, ids)) {
    if (version > 1 || about.includes(id) || (await countProductsWithDocument(tx, id)) > 0) continue;
    await removeDocumentRow(tx, id);
  }
}

/** An undo does this to a product: `staying` are the fields that stay; null for a product that stays whole. */
type Step = { imported: imports.ImportedRow; row: imports.Product; staying: OwnFieldName[] | null };

async function takeBack(tx: Tx, rows: imports.ImportedRow[], progress: Progress) {
  const found = await productsWithSeqs(
    tx,
    rows.map(({ productSeq }) => productSeq),
  );
  const current = new Map(found.map((row) => [row.seq, row]));
  const choices = await choicesOf(tx);
  const by = currentActor().admin;
  const done = { removed: 0, restored: 0, kept: [] as KeptValue[] };
  const steps = rows.flatMap((imported): Step[] => {
    const row = current.get(imported.productSeq);
    if (row) return [{ imported, row, staying: stayingOf(imported, row) }];
    if (imported.version === imports.removedVersion) return [];
    done.kept.push({ ...nameOnly, productId: null, name: imported.name, label: 'Deleted since' });
    return [];
  });
  await bringBackRemoved(tx, rows, current, done);
  await keepTakenCodes(tx, steps);
  const changes: ProductChange[] = [];
  for (const { imported, row, staying } of steps) {
    const { before, written } = imported;
    if (staying === null || (!before && staying.length > 0)) {
      const values = staying && keptValues(row, before, staying, choices);
      done.kept.push(...(values ?? [{ ...nameOnly, productId: row.id, name: row.name, code: row.stockCode }]));
    } else if (!before) {
      changes.push({ remove: row });
      done.removed++;
    } else {
      const { seq: _, id: __, version: ___, ...whole } = before;
      const values = written ? formerValues(row, before, written, staying) : whole;
      const texts = await takeTextsBack(tx, row.id, written?.texts ?? [], by);
      done.kept.push(...keptValues(row, before, staying, choices), ...keptTexts(row, texts.staying, choices));
      if (Object.keys(values).length === 0) {
        if (texts.restored > 0) done.restored++;
        continue;
      }
      changes.push({ of: row, values: { ...values, ...placeOf(values, choices) }, isFormer: true });
      await imports.followImport(tx, before, row.version + 1);
      done.restored++;
    }
  }
  // They are the prices from before.
  await changeProducts(tx, changes, { progress, jumps: 'confirmed' });
  return done;
}

/** Products that the import put into the bin come back from there, unless someone has erased them or their place is taken. */
async function bringBackRemoved(
  tx: Tx,
  rows: imports.ImportedRow[],
  current: Map<number, imports.Product>,
  done: { restored: number; kept: KeptValue[] },
) {
  for (const { before, version, productSeq, name } of rows) {
    if (!before || version !== imports.removedVersion || current.has(productSeq)) continue;
    if (await bringProductBack(tx, before.id)) done.restored++;
    else done.kept.push({ ...nameOnly, productId: null, name, label: 'Deleted since' });
  }
}

const nameOnly = { code: null, label: 'Edited since', former: null, now: null };

/** An import of an earlier version has no note of what it wrote: its products stay as a whole once they were edited. */
function stayingOf({ before, written, version }: imports.ImportedRow, row: imports.Product) {
  if (written) return changedSince(row, before, written);
  return row.version === version ? [] : null;
}

/** A deleted category has its products again when it is restored. */
function placeOf({ categoryId }: Partial<imports.Product>, { categories = [] }: SheetChoices) {
  if (categoryId === undefined) return {};
  const isGone = categoryId !== null && !categories.some(({ id }) => id === categoryId);
  return isGone ? { categoryId: null, formerCategoryId: categoryId } : { formerCategoryId: null };
}

/** Someone may have given a former stock code to another product since, which keeps it. */
async function keepTakenCodes(tx: Tx, steps: Step[]) {
  const wanted = steps.flatMap(({ imported: { before, written }, row, staying }) =>
    before && staying && !staying.includes('stockCode') && (!written || 'stockCode' in written)
      ? [{ id: row.id, stockCode: before.stockCode, staying }]
      : [],
  );
  const holders = await holdersOf(tx, wanted);
  for (let clashes = -1; clashes !== 0;) {
    const left = wanted.filter(({ staying }) => !staying.includes('stockCode'));
    const found = clashesOf(left, holders);
    for (const { row } of found) row.staying.push('stockCode');
    clashes = found.length;
  }
}

const specIn = ({ specs }: Pick<Entered, 'specs'>, attributeId: string) =>
  specs.find((spec) => spec.attributeId === attributeId)?.values ?? [];

/** A product whose category was deleted still counts as in it, since it returns there with the category. */
const categoryOf = ({ categoryId, formerCategoryId }: Product) => categoryId ?? formerCategoryId;

const isStill = (name: keyof Entered, row: Product, written: Written) =>
  isDeepStrictEqual(row[name], written[name]) ||
  (name === 'categoryId' && written.categoryId != null && categoryOf(row) === written.categoryId);

/** Returns the fields of an import that someone has changed since, a spec by its attribute. */
function changedSince(row: Product, before: Product | null, written: Written): OwnFieldName[] {
  const changed: OwnFieldName[] = [];
  for (const name of sheetFields) {
    if (!(name in written) || isStill(name, row, written)) continue;
    if (!before || !isDeepStrictEqual(row[name], before[name])) changed.push(name);
  }
  for (const { id, now, imported, former } of specsOf(row, before, written)) {
    if (isDeepStrictEqual(now, imported)) continue;
    if (!before || !isDeepStrictEqual(now, former)) changed.push(specColumn(id));
  }
  return changed;
}

/** Returns the specs that the import wrote, each with its values then, now and before. */
function specsOf(row: Product, before: Product | null, written: Written) {
  const { specs } = written;
  if (!specs) return [];
  const ids = new Set([...specs, ...(before?.specs ?? [])].map(({ attributeId }) => attributeId));
  return [...ids].flatMap((id) => {
    const [imported, former] = [specIn({ specs }, id), before ? specIn(before, id) : []];
    return before && isDeepStrictEqual(imported, former) ? [] : [{ id, imported, former, now: specIn(row, id) }];
  });
}

/** Returns the former values of the fields that the import changed, without those that stay. */
function formerValues(row: Product, before: Product, written: Written, staying: OwnFieldName[]): Partial<Product> {
  const { specs: _, texts: __, ...plain } = written;
  const back = (Object.keys(plain) as (keyof typeof plain)[]).filter(
    (name) => !staying.some((field) => field === name) && !isDeepStrictEqual(row[name], before[name]),
  );
  const specs = specsOf(row, before, written).filter(({ id }) => !staying.includes(specColumn(id)));
  const untouched = row.specs.filter(({ attributeId }) => !specs.some(({ id }) => id === attributeId));
  const restored = specs.flatMap(({ id, former }) => (former.length > 0 ? [{ attributeId: id, values: former }] : []));
  return {
    ...Object.fromEntries(back.map((name) => [name, before[name]])),
    ...(specs.length > 0 && { specs: inOrder([...untouched, ...restored]) }),
  };
}

/** Describes the values of a product that stay, in the words of a person. */
function keptValues(row: Product, before: Product | null, fields: OwnFieldName[], choices: SheetChoices): KeptValue[] {
  const columns = columnsFor(choices);
  const text = (product: Product | null, field: OwnFieldName) =>
    product && cellText(field, fromStored(productFields, product), choices);
  return fields.map((field) => ({
    productId: row.id,
    name: row.name,
    code: row.stockCode,
    label: headingOf(columns, field) || (isSpecColumn(field) ? attributeOf(field) : field),
    former: text(before, field),
    now: text(row, field),
  }));
}

const keptTexts = ({ id, name, stockCode }: Product, staying: StayingText[], choices: SheetChoices): KeptValue[] =>
  staying.map(({ column, former, now }) => ({
    ...{ productId: id, name, code: stockCode, former, now },
    label: headingOf(columnsFor(choices), column) || column,
  }));
