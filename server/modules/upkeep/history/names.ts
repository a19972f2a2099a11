import type { Tx } from '../../../db/database.ts';
import { keptByRevision } from '../../../db/keptByRevision.ts';
import * as categories from '../../catalogue/references/categories.store.ts';
import * as documents from '../../catalogue/references/documents.store.ts';
import * as products from '../../catalogue/products/products.store.ts';
import { readDefinitions, type Definitions } from '../../catalogue/references/definitions.ts';

/** What documents name by id, as it is called now. */
export type Names = {
  definitions: Definitions;
  category(id: string): string | undefined;
  product(id: string): Promise<string | undefined>;
  /** Titles of those that there are. */
  documents(ids: string[]): Promise<string[]>;
};

async function readNames(db: Tx): Promise<Names> {
  const ofCategories = new Map((await categories.list(db)).map(({ id, name }) => [id, name]));
  return {
    definitions: await readDefinitions(db),
    category: (id) => ofCategories.get(id),
    product: async (id) => (await products.find(db, id))?.name,
    documents: async (ids) => (await documents.findAll(db, ids)).map(({ title }) => title),
  };
}

/** A list of revisions asks for each of them. */
export const namesOf = keptByRevision(readNames);
