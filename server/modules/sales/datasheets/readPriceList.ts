import type { Workplace } from '../../../jobs/job.ts';
import type { Company } from '../../../pdf/letterhead.ts';
import { amount, dayOf, perUnits } from '../../../pdf/words.ts';
import * as categories from '../../catalogue/references/categories.store.ts';
import { uncategorizedId } from '../../catalogue/references/categoryId.ts';
import { list } from '../../catalogue/products/products.lists.ts';
import type { ProductRow } from '../../catalogue/products/products.rows.ts';
import { definitionsOf, type Definitions } from '../../catalogue/references/definitions.ts';
import { specsOf } from '../../catalogue/specs/specsOf.ts';
import { readCompany } from './readCompany.ts';

export type PriceRow = {
  code: string;
  name: string;
  /** Its key values. */
  measures: string;
  /** Null: on request. */
  price: string | null;
  per: string;
};

export type PriceList = {
  company: Company;
  category: string;
  rows: PriceRow[];
  /** How many products there are, which may be more than a list holds. */
  count: number;
  day: string;
  /** Of the category's page, whole. */
  address: string;
};

/** Products in one list: more would be a book that nobody prints. */
export const mostListed = 5000;

/** All that is still made, by name. Null when there is no such category. */
export async function readPriceList(
  { openDb, images }: Pick<Workplace, 'openDb' | 'images'>,
  { id, address, now }: { id: string; address: string; now: number },
): Promise<PriceList | null> {
  const db = await openDb();
  const category = await categories.find(db, id);
  if (!category) return null;
  const filter = { categoryId: id === uncategorizedId ? null : id, discontinued: false };
  const page = await list(db, { filter, orderBy: 'NAME' }, { first: mostListed });
  const definitions = await definitionsOf(db);
  return {
    company: await readCompany(db, images),
    category: category.name,
    rows: page.edges.map(({ node }) => rowOf(node, definitions)),
    count: await page.count(),
    day: dayOf(now),
    address,
  };
}

const rowOf = (product: ProductRow, definitions: Definitions): PriceRow => ({
  code: product.stockCode ?? product.manufacturerCode ?? '',
  name: product.name,
  measures: specsOf(product, definitions)
    .flatMap(({ key, attribute, text }) => (key ? `${attribute.name} ${text}` : []))
    .join(', '),
  price: product.price === null ? null : amount(product.price),
  per: perUnits(product),
});
