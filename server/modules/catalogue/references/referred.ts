import type { Tx } from '../../../db/database.ts';
import type { Target } from '../../../fields/references.ts';
import { listCategories } from './categories.store.ts';
import { uncategorizedId } from './categoryId.ts';
import { allDocuments } from './documents.store.ts';
import { families } from './families.store.ts';
import { kinds } from './kinds.store.ts';

/** Rows that products name by id: a store of `namedStore` is one. */
export type Referred = Target & {
  list(db: Tx): Promise<{ id: string; name: string }[]>;
  /** This id means that there is none. */
  none?: string;
  /** Says what becomes of a product whose row is unknown to an import. */
  without?: string;
  /** The sheet has a column for them even when there are none. */
  isAlways?: boolean;
};

/**
 * Everything that products name, by the words of common/product/product.ts. Saving, imports and the history check the ids and
 * show the names. Other products have no names of their own: they are named by id or stock code.
 */
export const referred: Record<'category' | 'kind' | 'family' | 'document', Referred> & { product: null } = {
  category: {
    key: 'categories',
    one: 'category',
    list: listCategories,
    none: uncategorizedId,
    without: 'it goes under Kategorisiz',
    isAlways: true,
  },
  kind: kinds,
  family: families,
  document: {
    key: 'documents',
    one: 'document',
    list: async (db) => (await allDocuments(db)).map(({ id, title }) => ({ id, name: title })),
    isAlways: true,
  },
  product: null,
};

/** Reads the names of all rows, by id. */
export const namesIn = async (db: Tx, { list }: Referred): Promise<ReadonlyMap<string, string>> =>
  new Map((await list(db)).map(({ id, name }) => [id, name]));
