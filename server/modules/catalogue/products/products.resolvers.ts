import { shownFacts } from '../../../../common/product/shownFacts.ts';
import { languageOfWords } from '../../../words/words.ts';
import { connectionFields } from '../../../context/connection.ts';
import type { Context } from '../../../context/context.ts';
import { badInput, notFound } from '../../../core/errors.ts';
import { idOf } from '../../../core/idOf.ts';
import type { Db } from '../../../db/database.ts';
import { createOnce } from '../../../entity/createOnce.ts';
import type { ChosenProducts, QueryProductsNamedArgs, Resolvers } from '../../../generated/resolvers.ts';
import { uncategorizedId } from '../references/categoryId.ts';
import { findCategory, listCategories, uncategorizedIn } from '../references/categories.store.ts';
import { findImages } from '../images/images.store.ts';
import { storedLira, storedLadder } from '../../../fields/ladder.ts';
import { readFilter } from '../filters/readFilter.ts';
import { definitionsOf } from '../references/definitions.ts';
import { changeChosen, readBulkChange, type BulkChange, newPrices, readPriceRule } from './products.bulk.ts';
import { bulkChangeJob, newPricesJob, changeRowsJob, removeProductsJob } from './products.jobs.ts';
import { changeRows, patchProduct, patchProducts, guardOf } from './products.patch.ts';
import { codedProblems } from './products.rowProblems.ts';
import { chosenForGrid, countChosen, readChoice } from './products.choice.ts';
import { authorsOf, brandsOf, readSpecOrder } from './products.list.ts';
import { changedValues, knownCategory, newValues } from './products.input.ts';
import { vatRateOf } from '../../../../common/money/vat.ts';
import { reckoningShown } from '../money/money.store.ts';
import {
  findProductByStockCode,
  productFields,
  productsWithIds,
  productsWithStockCodeKeys,
  orderOf,
  orders,
} from './products.rows.ts';
import {
  related,
  createProduct,
  findProduct,
  productPage,
  removeProduct,
  removeProducts,
  updateProduct,
} from './products.store.ts';
import { batched } from '../../../context/batched.ts';
import { latestChanges } from '../../../entity/revisions.store.ts';
import { isSaidFine, missingParts } from '../references/completeness.ts';
import { requiredOf } from '../references/lackingSpecs.ts';
import { requireMay } from '../../../rights/may.ts';
import { neverKeep } from '../../../context/unkept.ts';
import { salesUnits } from '../../../../common/measures/salesUnits.ts';
import { stockCodeKey } from '../../../../common/text/letters.ts';
import { momentOf } from '../../../core/moments.ts';
import { editors } from '../../../entity/entity.ts';
import { readWork, type Work } from './products.work.ts';

/** More products than this are changed or deleted by a process of their own. */
const mostHere = 200;
/** More prices than this are reckoned by one, too. */
const mostSeenHere = 5000;

const iso = (moment: number) => new Date(moment).toISOString();

type None = Record<string, never>;
const changedBatched = batched<None, { at: number | null }>(async ({ db }, ids) => {
  const latest = await latestChanges(db, 'product', ids);
  return new Map(ids.map((id) => [id, { at: latest.get(id)?.at ?? null }]));
});

/** Returns the KDV in percent that holds today for a product or for one in a size sheet. */
async function vatRateNow(product: Parameters<typeof vatRateOf>[0], _: unknown, { db }: Pick<Context, 'db'>) {
  const { vatRates, day } = await reckoningShown(db);
  return vatRateOf(product, vatRates, day);
}

export const productResolvers = {
  Query: {
    async product(_, { id, stockCode }, { db }) {
      if (id != null && stockCode != null) throw badInput('id', 'Name the product by its id or by its stock code.');
      if (stockCode != null) return (await findProductByStockCode(db, stockCode)) ?? null;
      return id == null ? null : findProduct(db, id);
    },
    productsNamed: (_, named, { db }) => productsNamed(db, named),
    productsWithIds: (_, { ids }, { db }) => productsWithIds(db, [...new Set(ids)]),
    products: async (
      _,
      { first, after, categoryId, featured, priced, discontinued, filter, search, orderBy, orderBySpec, ...more },
      context,
    ) => {
      const { db } = context;
      const work = readConditions(context, more);
      return productPage(
        db,
        {
          ...(work && { work }),
          ...(categoryId != null && { categoryId: await categoryOf(context, categoryId) }),
          ...(featured != null && { featured }),
          ...(priced != null && { priced }),
          ...(discontinued != null && { discontinued }),
          ...(filter && { narrowing: readFilter(filter, await definitionsOf(db)) }),
          ...(search != null && { search }),
          ...orderOf(orderBy),
          ...(orderBySpec && { bySpec: readSpecOrder(orderBySpec, await definitionsOf(db)) }),
        },
        { first, after },
      );
    },
    async newPrices(_, { which, rule: given, marked, first, after }, { db, heavyWork, leaving }) {
      const [choice, rule] = [readChoice(which), readPriceRule(given)];
      const asked = { marked: marked ?? false, first: first ?? 50, after };
      if ((await countChosen(db, choice)) <= mostSeenHere) return newPrices(db, choice, rule, asked);
      return heavyWork.run(newPricesJob, { choice, rule, asked }, { signal: leaving() });
    },
    productsOfGrid: (_, { which, orderBy }, { db }) => {
      const name = orderOf(orderBy).orderBy;
      return chosenForGrid(db, readChoice(which), name && orders[name]);
    },
    gridRows: (_, { ids }, { db }) => productsWithIds(db, [...new Set(ids)]),
    productBrands: (_, __, { db }) => brandsOf(db),
    productAuthors: (_, __, { db }) => authorsOf(db),
  },
  Mutation: {
    createProduct(_, { input, key, copyOf }, context) {
      const sent = { mutation: 'createProduct', key, content: copyOf == null ? input : { ...input, copyOf } };
      return createOnce(context, sent, {
        async create(db) {
          const id = await createProduct(db, await newValues(db, input), Date.now(), copyOf);
          return saved({ db }, id);
        },
        idOf: ({ id }) => id,
        find: findProduct,
      });
    },
    async updateProduct(_, { id, input, ...started }, context) {
      const stored = await findProduct(context.db, id);
      const values = await changedValues(context.db, id, input, stored ?? undefined);
      await updateProduct(context.db, id, values, started);
      return saved(context, id);
    },
    patchProduct(_, patch, context) {
      return patchProduct(context.db, patch, guardOf(context));
    },
    patchProducts(_, { rows, ...confirmed }, context) {
      return patchProducts(context.db, rows, guardOf(context), confirmed);
    },
    async deleteProduct(_, { id }, context) {
      if (!(await removeProduct(context.db, id))) throw notFound('Product');
      return true;
    },
    async setProductFeatured(_, { id, featured }, context) {
      await updateProduct(context.db, id, { featured });
      return saved(context, id);
    },
    async setProductsFeatured(_, { ids, featured }, context) {
      return (await changeMany(context, { ids }, { values: { featured } })).count;
    },
    async moveProducts(_, { ids, categoryId }, context) {
      const values = { categoryId: await knownCategory(context.db, categoryId) };
      return (await changeMany(context, { ids }, { values })).count;
    },
    async changeProducts(_, { which, changes, ...more }, context) {
      return changeMany(context, which, await readBulkChange(context.db, changes ?? {}, more));
    },
    async changeProductRows(_, sent, { db, admin, heavyWork }) {
      const { rows } = sent;
      const change = { ...sent, by: admin?.email ?? null };
      if (rows.length <= mostHere) return changeRows(db, change);
      return heavyWork.run(changeRowsJob, change);
    },
    async deleteProducts(_, { ids }, { db, heavyWork }) {
      if (ids.length <= mostHere) return removeProducts(db, ids);
      return heavyWork.run(removeProductsJob, { ids });
    },
  },
  ChangedProductRow: { problems: codedProblems },
  SheetProduct: { vatRateNow },
  Product: {
    createdAt: ({ createdAt }) => iso(createdAt),
    async updatedAt({ id, createdAt }, _, context) {
      const { at } = await changedBatched(context, id, {});
      return iso(Math.max(at ?? 0, createdAt));
    },
    unitCode: ({ salesUnit }) => (salesUnit ? salesUnits[salesUnit].code : null),
    completeness: (product) => product,
    price: ({ price }) => storedLira.read(price),
    priceBreaks: ({ priceBreaks }) => storedLadder.read(priceBreaks),
    listPrice: ({ listPrice }) => productFields.listPrice.stored?.read(listPrice) ?? null,
    listBreaks: ({ listBreaks }) => storedLadder.read(listBreaks),
    vatRateNow,
    facts: (row, _, { language }) =>
      shownFacts(row, languageOfWords(language)).flatMap(({ text, ...fact }) =>
        text === null ? [] : [{ ...fact, text }],
      ),
    async pictures({ image, imageAlt, picture, morePictures }, _, { db }) {
      const first = image === null ? [] : [{ url: image, alt: imageAlt, picture }];
      const stored = await findImages(
        db,
        morePictures.map(({ url }) => url),
      );
      const rows = new Map(stored.map((row) => [row.url, row]));
      return [...first, ...morePictures.map((one) => ({ ...one, picture: rows.get(one.url) ?? null }))];
    },
    successor: ({ successorId }, _, { db }) => (successorId === null ? null : findProduct(db, successorId)),
    related: (product, _, { db }) => related(db, product),
  },
  Completeness: {
    percent: ({ complete }) => complete,
    async missing(product, _, { db }) {
      const definitions = await definitionsOf(db);
      const specs = isSaidFine(product, 'LACKS_SPECS') ? [] : requiredOf(product, definitions).missing;
      return [...specs.flatMap((id) => definitions.attributes.get(id)?.name ?? []), ...missingParts(product)];
    },
  },
  ProductEdge: {
    missingWords: ({ missingWords }) => missingWords(),
    foundInLanguage: ({ foundInLanguage }) => foundInLanguage(),
  },
  ProductConnection: {
    ...connectionFields,
    nodes: async (page, { atMost }) =>
      atMost != null && (await page.count()) > atMost ? [] : connectionFields.nodes(page),
    isCountExact: ({ isCountExact }) => isCountExact(),
    usualOrder: ({ usualOrder }) => usualOrder(),
    async categoryCounts({ countByCategory }, _, { db }) {
      const counts = new Map(
        (await countByCategory()).map(({ categoryId, ...counted }) => [categoryId ?? uncategorizedId, counted]),
      );
      return [...(await listCategories(db)), uncategorizedIn(db)].flatMap((category) => {
        const counted = counts.get(category.id);
        return counted && counted.count > 0 ? [{ category, ...counted }] : [];
      });
    },
  },
} satisfies Resolvers;

const mostNamed = 200;

/** Throws `BAD_USER_INPUT` for too many. */
async function productsNamed(db: Db, { ids, stockCodes }: QueryProductsNamedArgs) {
  const [named, codes] = [ids ?? [], stockCodes ?? []];
  if (named.length + codes.length > mostNamed) throw badInput('ids', `Name at most ${mostNamed} products.`);
  const keys = codes.map(stockCodeKey);
  const byId = new Map((await productsWithIds(db, [...new Set(named)])).map((row) => [row.id, row]));
  const found = await productsWithStockCodeKeys(db, [...new Set(keys.flatMap((key) => key ?? []))]);
  const byKey = new Map(found.map((row) => [row.stockCodeKey, row]));
  return [...named.map((id) => byId.get(id) ?? null), ...keys.map((key) => (key && byKey.get(key)) || null)];
}

/**
 * Returns the id of a category that is named by its id or its name; null for products without one. An unknown one is refused to a
 * program, with the nearest, and is an empty list to visitors: addresses of categories outlive these. Throws `BAD_USER_INPUT`.
 */
async function categoryOf({ db, usedKey }: Context, asked: string): Promise<string | null> {
  if (asked === uncategorizedId) return null;
  if (await findCategory(db, asked)) return asked;
  const about = { field: 'categoryId', what: 'category', from: '`categories`' };
  try {
    return idOf(asked, await listCategories(db), about);
  } catch (error) {
    if (usedKey) throw error;
    return asked;
  }
}

async function changeMany({ db, heavyWork }: Context, which: ChosenProducts, change: BulkChange) {
  const choice = readChoice(which);
  if ((await countChosen(db, choice)) <= mostHere) return changeChosen(db, choice, change);
  return heavyWork.run(bulkChangeJob, { choice, change });
}

async function saved({ db }: Pick<Context, 'db'>, id: string) {
  const product = await findProduct(db, id);
  if (!product) throw notFound('Product');
  return product;
}

type Asked = {
  work?: Parameters<typeof readWork>[0];
  updatedSince?: string | null | undefined;
  stockCodes?: string[] | null | undefined;
};

/**
 * Returns the conditions of a list besides those of its filter; undefined for none. What lists the work to do, or what was
 * changed, is for people and keys. Throws `BAD_USER_INPUT`, and like `requireMay`.
 */
function readConditions(context: Context, { work: toDo, updatedSince, stockCodes }: Asked): Work | undefined {
  const work = readWork(toDo);
  if (work || updatedSince != null) refuseVisitors(context);
  const since =
    updatedSince == null ? undefined : Math.max(momentOf('updatedSince', updatedSince), work?.changedSince ?? 0);
  if (!work && since === undefined && stockCodes == null) return undefined;
  return {
    ...work,
    ...(since !== undefined && { changedSince: since }),
    ...(stockCodes != null && { stockCodes: stockCodes.flatMap((code) => stockCodeKey(code) ?? []) }),
  };
}

/** Answers to visitors are kept, and this one is for those who look after the catalogue. */
function refuseVisitors(context: Context) {
  neverKeep(context);
  requireMay(context, { roles: editors, scopes: ['READ_CATALOGUE', 'READ_DRAFTS', 'WRITE_PRODUCTS', 'WRITE_PRICES'] });
}
