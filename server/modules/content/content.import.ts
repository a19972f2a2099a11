import type { Db, Tx } from '../../db/database.ts';
import { badInput } from '../../graphql/errors.ts';
import * as about from '../about/about.store.ts';
import { uncategorizedId } from '../categories/categoryId.ts';
import * as categories from '../categories/categories.store.ts';
import * as general from '../general/general.store.ts';
import * as messages from '../messages/messages.store.ts';
import * as products from '../products/products.store.ts';
import { contentDocument, type ContentDocument } from './content.document.ts';

export type ImportReport = { dryRun: boolean; categories: number; products: number; messages: number; notes: string[] };
type Parts = {
  products: NonNullable<ContentDocument['information']['products']>['products'];
  categories: NonNullable<ContentDocument['information']['categories']>['categories'];
};

/** Breaks a trial run off, so that its transaction leaves nothing behind. */
class TrialEnds extends Error {}

/** Checks everything, then writes everything or nothing. Throws `BAD_USER_INPUT` naming the first place that is wrong. */
export async function importContent(
  db: Db,
  content: unknown,
  { dryRun = false, also }: { dryRun?: boolean; also?: (tx: Tx) => Promise<void> } = {},
): Promise<ImportReport> {
  const document = checked(content);
  const { information } = document;
  const parts = {
    products: information.products?.products ?? [],
    categories: information.categories?.categories ?? [],
  };
  refuseDoubles(parts);
  const report: ImportReport = {
    dryRun,
    categories: parts.categories.length,
    products: parts.products.length,
    messages: 0,
    notes: [],
  };

  const write = async (tx: Tx) => {
    await importCatalogue(tx, parts, report.notes);
    if (information.about) await about.put(tx, information.about, ((await about.find(tx))?.version ?? 0) + 1);
    if (information.general) await general.put(tx, information.general, ((await general.find(tx))?.version ?? 0) + 1);
    for (const { createdAt, noticeVersion = null, ...message } of document.messages) {
      const added = await messages.addIfMissing(tx, { ...message, noticeVersion, createdAt: Date.parse(createdAt) });
      if (added) report.messages++;
    }
    await also?.(tx);
    if (dryRun) throw new TrialEnds();
  };
  await db.write(write).catch((error: unknown) => {
    if (!(error instanceof TrialEnds)) throw error;
  });
  return report;
}

function checked(content: unknown): ContentDocument {
  const parsed = contentDocument.safeParse(content);
  if (parsed.success) return parsed.data;
  const { path, message } = parsed.error.issues[0] ?? { path: [], message: 'The document is wrong' };
  throw badInput(path.join('.'), `${message} (at ${path.join('.') || 'the top'}).`);
}

function refuseDoubles(parts: Parts) {
  for (const [part, rows] of Object.entries(parts)) {
    const seen = new Set<string>();
    rows.forEach(({ id }, index) => {
      const field = `information.${part}.${part}.${index}.id`;
      if (seen.has(id)) throw badInput(field, `The id ${id} stands twice (at ${field}).`);
      if (part === 'categories' && id === uncategorizedId)
        throw badInput(field, `The id ${id} is reserved (at ${field}).`);
      seen.add(id);
    });
  }
}

async function importCatalogue(tx: Tx, parts: Parts, notes: string[]) {
  for (const { id, ...values } of parts.categories) await categories.upsert(tx, id, values);
  const known = new Set((await categories.list(tx)).map(({ id }) => id));
  const now = Date.now();
  for (const [index, { id, category, price, ...values }] of parts.products.entries()) {
    if (category && !known.has(category))
      notes.push(`${values.name}: the category ${category} is unknown, so it goes under Kategorisiz.`);
    await products.insert(tx, {
      ...values,
      id,
      categoryId: category && known.has(category) ? category : null,
      price: price === null ? null : Math.round(price * 100),
      // An id of the old store tells when the product was made; any other is taken as made now, in the document's order.
      createdAt: /^\d{12,14}$/.test(id) ? Number(id) : now - index,
    });
  }
}
