import type { Progress } from '../../../jobs/progress.ts';
import type { Tx } from '../../../db/database.ts';
import { toStored } from '../../../fields/field.ts';
import * as categories from '../../catalogue/references/categories.store.ts';
import { productFields } from '../../catalogue/products/products.fields.ts';
import * as documents from '../../catalogue/references/documents.store.ts';
import * as lookup from '../../catalogue/products/products.lookup.ts';
import * as products from '../../catalogue/products/products.store.ts';
import { productWriter, withIds } from '../../catalogue/products/products.writer.ts';
import { readDefinitions } from '../../catalogue/references/definitions.ts';
import type { ProductDocument } from './content.document.ts';
import { has, type Part } from './content.parts.ts';
import { readSpecs } from './content.specs.ts';

/** Rows that are looked up in one statement. */
const atOnce = 500;

type Report = { part: Part; notes: string[]; progress: Progress };

/** Adds and changes products, all that is stored of them being looked up first: a catalogue of 100,000 is in soon. */
export async function writeProducts(tx: Tx, rows: ProductDocument[], { part, notes, progress }: Report) {
  const isThere = await knownProducts(tx, rows);
  const known = new Set((await categories.list(tx)).map(({ id }) => id));
  const definitions = await readDefinitions(tx);
  const documentIds = new Set((await documents.all(tx)).map(({ id }) => id));
  const writer = productWriter(tx);
  const now = Date.now();
  for (let from = 0; from < rows.length; from += atOnce) {
    const some = rows.slice(from, from + atOnce);
    const stored = await withIds(
      tx,
      some.map(({ id }) => id),
    );
    const befores = new Map(stored.map((row) => [row.id, row]));
    for (const [index, product] of some.entries()) {
      const { id, values, createdAt } = product;
      await progress.advance();
      const { categoryId, name } = values;
      const isKnown = categoryId !== null && known.has(categoryId);
      if (categoryId && !isKnown) {
        notes.push(`${name}: the category ${categoryId} is unknown, so it goes under Kategorisiz.`);
      }
      const successorId =
        values.successorId !== null && values.successorId !== id && isThere(values.successorId)
          ? values.successorId
          : null;
      if (values.successorId !== successorId) {
        notes.push(`${name}: the product ${values.successorId} cannot take its place, so nothing is named there.`);
      }
      const named = values.documentIds.filter((id) => documentIds.has(id));
      if (named.length < values.documentIds.length) {
        notes.push(`${name}: ${values.documentIds.length - named.length} of its documents are not here.`);
      }
      const entered = {
        ...toStored(productFields, {
          ...values,
          ...readSpecs(product, from + index, definitions),
          categoryId: isKnown ? categoryId : null,
          successorId,
          documentIds: named,
        }),
        ...(createdAt && { createdAt: Date.parse(createdAt) }),
      };
      const before = befores.get(id);
      const step = !before ? 'added' : has(before, entered) ? 'unchanged' : 'changed';
      part[step]++;
      // Where the id does not tell when the product was made, it counts as made now, in the document's order.
      const told = products.timeOf(id) ?? now - rows.length + from + index;
      if (!before) await writer.add({ createdAt: told, ...entered, id });
      else if (step === 'changed') await writer.change(before, entered);
    }
  }
  await writer.finish();
}

/** Which of the products that take another's place there are, in the document or stored. */
async function knownProducts(tx: Tx, rows: ProductDocument[]) {
  const ids = new Set(rows.map(({ id }) => id));
  const named = rows.flatMap(({ values }) => values.successorId ?? []).filter((id) => !ids.has(id));
  const stored = new Set((await lookup.withIds(tx, [...new Set(named)])).map(({ id }) => id));
  return (id: string) => ids.has(id) || stored.has(id);
}
