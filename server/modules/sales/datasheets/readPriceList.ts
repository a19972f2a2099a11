import { rangeText } from '../../../../common/product/ladderTexts.ts';
import { ladderOf } from '../../../../common/product/priceLadder.ts';
import type { Workplace } from '../../../jobs/job.ts';
import type { Company } from '../../../pdf/letterhead.ts';
import { amount, perUnits, readerIn } from '../../../pdf/words.ts';
import { uncategorizedId } from '../../catalogue/references/categoryId.ts';
import { madeByName, type Choice } from '../../catalogue/products/products.choice.ts';
import { listedProducts } from '../../catalogue/products/products.list.ts';
import type { ProductRow } from '../../catalogue/products/products.rows.ts';
import { definitionsOf, type Definitions } from '../../catalogue/references/definitions.ts';
import { specsOf } from '../../catalogue/specs/specsOf.ts';
import { inLanguage } from '../../../db/inLanguage.ts';
import { currencyOfLanguage } from '../../pages/languages/languages.store.ts';
import { categoryNameInLanguage, inWordsOf } from '../../catalogue/products/inWordsOf.ts';
import { readCompany } from './readCompany.ts';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { languageOfWords, words, type WordsLanguage } from '../../../words/words.ts';

export type PriceRow = {
  code: string;
  name: string;
  /** These are the product's key values. */
  measures: string;
  /** It is null when the price is given on request. */
  price: string | null;
  /** The quantity of the price, and below it the further rows of a ladder. */
  per: string;
};

export type PriceList = {
  language: WordsLanguage;
  company: Company;
  category: string;
  rows: PriceRow[];
  /** The category has this many products, which may be more than the list holds. */
  count: number;
  day: string;
  /** This is the full address of the category's page. */
  address: string;
};

/** A list has at most this many products: nobody prints a longer one. */
export const mostListed = 5000;

/** Lists by name the products that are still made. Returns null when there is no such category. */
export async function readPriceList(
  { openDb, images }: Pick<Workplace, 'openDb' | 'images'>,
  { id, address, now, language: code }: { id: string; address: string; now: number; language: string },
): Promise<PriceList | null> {
  const { visitors } = await openDb();
  const db = inLanguage(visitors, code);
  const language = languageOfWords(code);
  const isPriced = (await currencyOfLanguage(db, code)) === 'TRY';
  const category = await categoryNameInLanguage(db, id);
  if (category === null) return null;
  const filter = { categoryId: id === uncategorizedId ? null : id, discontinued: false };
  const page = await listedProducts(db, { filter, orderBy: 'NAME' }, { first: mostListed });
  const definitions = await definitionsOf(db);
  return {
    language,
    company: await readCompany(db, images),
    category,
    rows: (
      await inWordsOf(
        db,
        code,
        page.edges.map(({ node }) => node),
      )
    ).map((row) => rowOf(isPriced ? row : { ...row, price: null, priceBreaks: [] }, definitions, language)),
    count: await page.count(),
    day: words(language).dates.dayOf(now),
    address,
  };
}

/** Lists those of the chosen products that are still made, by name. */
export async function readChosenPrices(
  { openDb, images }: Pick<Workplace, 'openDb' | 'images'>,
  { choice, address, now }: { choice: Choice; address: string; now: number },
): Promise<PriceList> {
  const { visitors: db } = await openDb();
  const { rows, count } = await madeByName(db, choice, mostListed);
  const definitions = await definitionsOf(db);
  return {
    language: siteLanguage,
    company: await readCompany(db, images),
    category: words(siteLanguage).papers.priceList.chosen,
    rows: rows.map((row) => rowOf(row, definitions, siteLanguage)),
    count,
    day: words(siteLanguage).dates.dayOf(now),
    address,
  };
}

const rowOf = (product: ProductRow, definitions: Definitions, language: WordsLanguage): PriceRow => ({
  code: product.stockCode ?? product.manufacturerCode ?? '',
  name: product.name,
  measures: specsOf(product, definitions)
    .flatMap(({ key, attribute, text }) => (key ? `${attribute.name} ${text}` : []))
    .join(' · '),
  price: product.price === null ? null : amount(product.price, language),
  per: [perUnits(product, language), ...laterSteps(product, language)].filter(Boolean).join('\n'),
});

/** The rows of a ladder below the single price: '30–40 adet: 268,00'. */
const laterSteps = (product: ProductRow, language: WordsLanguage) =>
  ladderOf(product)
    .slice(1)
    .map((step) => `${rangeText(step, product.salesUnit, readerIn(language))}: ${amount(step.price, language)}`);
