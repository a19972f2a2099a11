import { connectionFields } from '../../core/connection.ts';
import { requireAdmin, type Context } from '../../core/context.ts';
import { badInput, badInputs, notFound, stale } from '../../core/errors.ts';
import type { Db } from '../../db/database.ts';
import type { ProductInput, Resolvers } from '../../generated/resolvers.ts';
import * as documents from '../documents/documents.store.ts';
import { uncategorizedId } from '../categories/categoryId.ts';
import * as categories from '../categories/categories.store.ts';
import { refuseGone, removeUnused } from '../images/images.intake.ts';
import { enteredOf, toStored } from '../../fields/field.ts';
import { storedLira } from '../../fields/lira.ts';
import { definitionsOf } from '../specs/definitions.ts';
import { enteredSpecs } from '../specs/enteredSpecs.ts';
import { productFields, type Entered } from './products.fields.ts';
import { orderOf } from './products.rows.ts';
import { related } from './products.related.ts';
import { successorProblem } from './products.successor.ts';
import { clashesOf, holdersOf } from './products.stockCodes.ts';
import type { ProductValues } from './products.store.ts';
import * as products from './products.store.ts';

export const productResolvers: Resolvers = {
  Query: {
    product: (_, { id }, { db }) => products.find(db, id),
    products: (_, { first, after, categoryId, featured, priced, discontinued, search, orderBy }, { db }) =>
      products.page(
        db,
        {
          ...(categoryId != null && { categoryId: categoryId === uncategorizedId ? null : categoryId }),
          ...(featured != null && { featured }),
          ...(priced != null && { priced }),
          ...(discontinued != null && { discontinued }),
          ...(search != null && { search }),
          ...orderOf(orderBy),
        },
        { first, after },
      ),
  },
  Mutation: {
    async createProduct(_, { input }, context) {
      requireAdmin(context);
      const values = await valuesOf(input, context);
      await refuseTaken(context.db, '', values);
      await refuseSuccessor(context.db, '', values);
      await refuseGone(context.db, 'image', values.image);
      const id = await products.create(context.db, values, Date.now());
      return saved(context, id);
    },
    async updateProduct(_, { id, input, version }, context) {
      requireAdmin(context);
      const stored = await products.find(context.db, id);
      const values = await valuesOf(input, context, stored ?? undefined);
      await refuseTaken(context.db, id, values);
      await refuseSuccessor(context.db, id, values);
      await refuseGone(context.db, 'image', values.image, stored?.image);
      const before = await products.update(context.db, id, values, version);
      if (!before) throw notFound('Product');
      if (before === 'stale') throw stale('The product');
      if (before.image !== values.image) await removeUnused(context.db, context.images, before.image);
      return saved(context, id);
    },
    async deleteProduct(_, { id }, context) {
      requireAdmin(context);
      const removed = await products.remove(context.db, id);
      if (!removed) throw notFound('Product');
      await removeUnused(context.db, context.images, removed.image);
      return true;
    },
    async setProductFeatured(_, { id, featured }, context) {
      requireAdmin(context);
      if (!(await products.update(context.db, id, { featured }))) throw notFound('Product');
      return saved(context, id);
    },
    setProductsFeatured(_, { ids, featured }, context) {
      requireAdmin(context);
      return products.updateMany(context.db, ids, { featured });
    },
    async moveProducts(_, { ids, categoryId }, context) {
      requireAdmin(context);
      return products.updateMany(context.db, ids, { categoryId: await knownCategory(categoryId, context) });
    },
    async deleteProducts(_, { ids }, context) {
      requireAdmin(context);
      const removed = await products.removeMany(context.db, ids);
      for (const image of new Set(removed.map((row) => row.image)))
        await removeUnused(context.db, context.images, image);
      return removed.length;
    },
  },
  Product: {
    price: ({ price }) => storedLira.read(price),
    successor: ({ successorId }, _, { db }) => (successorId === null ? null : products.find(db, successorId)),
    related: (product, _, { db }) => related(db, product),
  },
  ProductConnection: {
    ...connectionFields,
    isCountExact: ({ isCountExact }) => isCountExact(),
    async categoryCounts({ countByCategory }, _, { db }) {
      const counts = new Map(
        (await countByCategory()).map(({ categoryId, ...counted }) => [categoryId ?? uncategorizedId, counted]),
      );
      return [...(await categories.list(db)), categories.uncategorized].flatMap((category) => {
        const counted = counts.get(category.id);
        return counted && counted.count > 0 ? [{ category, ...counted }] : [];
      });
    },
  },
};

/** Null for none. Throws `BAD_USER_INPUT` for an unknown one. */
async function knownCategory(id: string | null | undefined, { db }: Context) {
  if (!id || id === uncategorizedId) return null;
  if (!(await categories.find(db, id))) throw badInput('categoryId', 'There is no such category.');
  return id;
}

type Before = Pick<Entered, 'specs' | 'documentIds'>;

async function valuesOf(input: ProductInput, context: Context, before?: Before): Promise<ProductValues> {
  const entered = enteredOf(productFields, input);
  const categoryId = await knownCategory(input.categoryId, context);
  return toStored(productFields, {
    ...entered,
    ...(await readSpecs(entered, context, before?.specs)),
    documentIds: await readDocuments(entered.documentIds, context, before?.documentIds),
    categoryId,
  });
}

const mostDocuments = 50;

/** Without those deleted since they were named here. Throws `BAD_USER_INPUT` for others that are not there. */
async function readDocuments(entered: string[], { db }: Context, before: string[] = []) {
  const ids = [...new Set(entered)];
  if (ids.length > mostDocuments) throw badInput('documentIds', `At most ${mostDocuments} documents.`);
  const known = (await documents.findAll(db, ids)).map(({ id }) => id);
  const isUnknown = ids.some((id) => !known.includes(id) && !before.includes(id));
  if (isUnknown) throw badInput('documentIds', 'One of the documents is no longer there. Please choose again.');
  return known;
}

/** Throws `BAD_USER_INPUT` with all that is wrong with them. */
async function readSpecs({ kindId, familyId, specs }: Entered, { db }: Context, before?: Entered['specs']) {
  if (!kindId && !familyId && specs.length === 0) return { kindId: null, familyId: null, specs };
  const definitions = await definitionsOf(db);
  if (kindId && !definitions.kinds.has(kindId)) throw badInput('kindId', 'There is no such kind.');
  if (familyId && !definitions.families.has(familyId)) throw badInput('familyId', 'There is no such family.');
  const read = enteredSpecs(specs, definitions, before);
  const problems = read.problems.map(({ field, name, message }) => ({
    field,
    message: name ? `${name}: ${message}` : message,
  }));
  if (problems[0]) throw badInputs(problems, problems[0].message);
  return { kindId: kindId || null, familyId: familyId || null, specs: read.specs };
}

/** Throws `BAD_USER_INPUT` when another product has that stock code. */
async function refuseTaken(db: Db, id: string, { stockCode = null }: ProductValues) {
  const given = [{ id, stockCode }];
  const [clash] = clashesOf(given, await holdersOf(db, given));
  if (clash)
    throw badInput(
      'stockCode',
      clash.sentence(() => ''),
    );
}

/** Throws `BAD_USER_INPUT` when the named product cannot have taken the place of this one. */
async function refuseSuccessor(db: Db, id: string, { successorId = null }: ProductValues) {
  const problem = await successorProblem(db, id, successorId);
  if (problem) throw badInput('successorId', problem);
}

async function saved({ db }: Context, id: string) {
  const product = await products.find(db, id);
  if (!product) throw notFound('Product');
  return product;
}
