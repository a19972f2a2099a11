import { connectionFields } from '../../../context/connection.ts';
import { requireMay, work } from '../../../rights/may.ts';
import { badInput, notFound } from '../../../core/errors.ts';
import type { Db } from '../../../db/database.ts';
import { ofCatalogue } from '../../../rights/stated.ts';
import { storedLira } from '../../../fields/ladder.ts';
import type { Resolvers } from '../../../generated/resolvers.ts';
import { productOf, productsWithIds } from '../products/products.rows.ts';
import { listCategories, uncategorized } from '../references/categories.store.ts';
import * as reading from './figures.reading.ts';
import {
  countIgnoredWords,
  firstDayOfFigures,
  ignoreSearchedWord,
  listIgnoredWords,
  unignoreSearchedWord,
} from './figures.store.ts';
import { keyOfCategory, keyOfProduct } from './keys.ts';
import { placedPage } from './placedPage.ts';

type Group = 'PRODUCT' | 'CATEGORY' | 'WORD' | 'MONTH';

async function namesOf(db: Db, by: Group, keys: string[]): Promise<Map<string, string>> {
  const rows =
    by === 'PRODUCT'
      ? await productsWithIds(db, keys)
      : by === 'CATEGORY'
        ? [...(await listCategories(db)), uncategorized]
        : [];
  return new Map(rows.map(({ id, name }) => [id, name]));
}

async function rowsOf(db: Db, by: Group, period: reading.Period, place: reading.Place) {
  const now = Date.now();
  const rows =
    by === 'WORD'
      ? await reading.byWord(db, period, now, place)
      : by === 'MONTH'
        ? await reading.byMonth(db, now, place)
        : await reading.byKey(db, by, period, now, place);
  const names = await namesOf(
    db,
    by,
    rows.map(({ key }) => key),
  );
  return rows.map((row) => ({ ...row, name: names.get(row.key) ?? row.key }));
}

export const figureResolvers = {
  Query: {
    async figures(_, { period, categoryId, productId }, { db }) {
      if (categoryId != null && productId != null)
        throw badInput('productId', 'Ask for a category or for a product, not for both.');
      const key = productId != null ? keyOfProduct(productId) : categoryId != null ? keyOfCategory(categoryId) : '';
      return { since: await firstDayOfFigures(db), ...(await reading.totals(db, key, period, Date.now())) };
    },
    figureRows(_, { by, period, first, after }, context) {
      const { db } = context;
      if (by === 'WORD') requireMay(context, work(ofCatalogue));
      const count = () => reading.countRows(db, by, period, Date.now());
      return placedPage({ first, after }, (place) => rowsOf(db, by, period, place), count);
    },
    async searchesWithoutHit(_, { period, first, after }, { db }) {
      let counted: ReturnType<typeof reading.countWithoutHit> | undefined;
      const ask = () => (counted ??= reading.countWithoutHit(db, period, Date.now()));
      const page = await placedPage(
        { first, after },
        (place) => reading.wordsWithoutHit(db, period, Date.now(), place),
        async () => (await ask()).words,
      );
      return { ...page, searches: async () => (await ask()).searches };
    },
    seenWithout: (_, { lacking, period, first }, { db }) =>
      reading.seenWithout(db, lacking, period, { now: Date.now(), first: first ?? 4 }),
    ignoredWords: (_, { first, after }, { db }) =>
      placedPage(
        { first, after },
        (place) => listIgnoredWords(db, place),
        () => countIgnoredWords(db),
      ),
  },
  Mutation: {
    async ignoreWord(_, { word }, { db }) {
      await ignoreSearchedWord(db, word, Date.now());
      return true;
    },
    async heedWord(_, { word }, { db }) {
      if (!(await unignoreSearchedWord(db, word))) throw notFound('Ignored word');
      return true;
    },
  },
  FigureSteps: {
    wonSum: ({ wonSum }) => storedLira.read(wonSum) ?? 0,
    wonSums: ({ wonSumEur: EUR, wonSumUsd: USD, wonSumGbp: GBP }) =>
      Object.entries({ EUR, USD, GBP }).flatMap(([currency, sum]) =>
        sum === 0 ? [] : { currency: currency as 'EUR' | 'USD' | 'GBP', sum: sum / 100 },
      ),
  },
  FigureRowConnection: connectionFields,
  SearchedWordConnection: { ...connectionFields, searches: ({ searches }) => searches() },
  SeenProduct: {
    async product({ id }, _, context) {
      const product = await productOf(context, id);
      if (!product) throw notFound('Product');
      return product;
    },
  },
  IgnoredWord: { createdAt: ({ createdAt }) => new Date(createdAt).toISOString() },
  IgnoredWordConnection: connectionFields,
} satisfies Resolvers;
