import type { Tx } from '../../db/database.ts';
import * as about from '../about/about.store.ts';
import * as categories from '../categories/categories.store.ts';
import * as general from '../general/general.store.ts';
import * as messages from '../messages/messages.store.ts';
import * as products from '../products/products.store.ts';
import type { ContentDocument } from './content.document.ts';

export type PartName = 'CATEGORIES' | 'PRODUCTS' | 'ABOUT' | 'GENERAL' | 'MESSAGES';
export type Part = { name: PartName; added: number; changed: number; unchanged: number };
/** What the writing came to; `replaced` are pictures that were shown before. */
export type Written = { parts: Part[]; notes: string[]; replaced: string[] };

const kurusPerLira = 100;

/** Whether a row already has all of these values. */
const has = (row: object, values: object) =>
  Object.entries(values).every(([name, value]) => JSON.stringify(row[name as never]) === JSON.stringify(value));

/** Writes a checked document; rows that are there with the same values are left alone. */
export async function writeContent(tx: Tx, { information, messages: sent }: ContentDocument): Promise<Written> {
  const written: Written = { parts: [], notes: [], replaced: [] };
  const partOf = (name: PartName) => {
    const part = { name, added: 0, changed: 0, unchanged: 0 };
    written.parts.push(part);
    return part;
  };
  if (information.categories) await writeCategories(tx, information.categories.categories, partOf('CATEGORIES'));
  if (information.products) await writeProducts(tx, information.products.products, partOf('PRODUCTS'), written);
  if (information.about) await writeOne(tx, about, information.about, partOf('ABOUT'));
  if (information.general) {
    const logo = (await general.find(tx))?.logo;
    await writeOne(tx, general, information.general, partOf('GENERAL'));
    if (logo && logo !== information.general.logo) written.replaced.push(logo);
  }
  if (sent.length > 0) {
    const part = partOf('MESSAGES');
    for (const { createdAt, noticeVersion = null, ...message } of sent) {
      const added = await messages.addIfMissing(tx, { ...message, noticeVersion, createdAt: Date.parse(createdAt) });
      part[added ? 'added' : 'unchanged']++;
    }
  }
  return written;
}

type Rows<Name extends 'products' | 'categories', Own> = Own extends Record<Name, infer List> ? List : never;
type CategoryRows = Rows<'categories', NonNullable<ContentDocument['information']['categories']>>;
type ProductRows = Rows<'products', NonNullable<ContentDocument['information']['products']>>;

async function writeCategories(tx: Tx, rows: CategoryRows, part: Part) {
  for (const { id, ...values } of rows) {
    const before = await categories.find(tx, id);
    const step = !before ? 'added' : has(before, values) ? 'unchanged' : 'changed';
    if (step !== 'unchanged') await categories.upsert(tx, id, values);
    part[step]++;
  }
}

async function writeProducts(tx: Tx, rows: ProductRows, part: Part, { notes, replaced }: Written) {
  const known = new Set((await categories.list(tx)).map(({ id }) => id));
  const now = Date.now();
  for (const [index, { id, category, price, createdAt, ...shared }] of rows.entries()) {
    if (category && !known.has(category)) {
      notes.push(`${shared.name}: the category ${category} is unknown, so it goes under Kategorisiz.`);
    }
    const values = {
      ...shared,
      categoryId: category && known.has(category) ? category : null,
      price: price === null ? null : Math.round(price * kurusPerLira),
      ...(createdAt && { createdAt: Date.parse(createdAt) }),
    };
    const before = await products.find(tx, id);
    const step = !before ? 'added' : has(before, values) ? 'unchanged' : 'changed';
    part[step]++;
    if (step === 'unchanged') continue;
    // An id of the old store tells when the product was made; any other is taken as made now, in the document's order.
    const told = /^\d{12,14}$/.test(id) ? Number(id) : now - rows.length + index;
    await products.insert(tx, { createdAt: before?.createdAt ?? told, ...values, id });
    if (before?.image && before.image !== values.image) replaced.push(before.image);
  }
}

type Single<Values> = {
  find(tx: Tx): Promise<(Values & { version: number }) | null>;
  put(tx: Tx, values: Values, version: number): Promise<unknown>;
};

async function writeOne<Values extends object>(tx: Tx, { find, put }: Single<Values>, values: Values, part: Part) {
  const before = await find(tx);
  const step = !before ? 'added' : has(before, values) ? 'unchanged' : 'changed';
  if (step !== 'unchanged') await put(tx, values, (before?.version ?? 0) + 1);
  part[step]++;
}
