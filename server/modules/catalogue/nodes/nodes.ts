import type { Db } from '../../../db/database.ts';
import { removeAttribute } from '../attributes/attributes.changes.ts';
import { removeCategory } from '../categories/categories.changes.ts';
import { findProduct, removeProduct } from '../products/products.store.ts';
import { find } from '../references/attributes.store.ts';
import { findCategory } from '../references/categories.store.ts';
import { families } from '../references/families.store.ts';
import { kinds } from '../references/kinds.store.ts';
import { readNodeId, type NodeRow, type NodeType } from './nodeIds.ts';

type Kind = {
  find: (db: Db, id: string) => Promise<object | null | undefined>;
  /** Resolves with something true when it was there. */
  remove: (db: Db, id: string) => Promise<unknown>;
};

const nodeKinds = {
  Product: { find: findProduct, remove: removeProduct },
  Category: { find: findCategory, remove: removeCategory },
  Attribute: { find, remove: removeAttribute },
  ProductKind: { find: kinds.find, remove: kinds.removeUnused },
  Family: { find: families.find, remove: families.removeUnused },
} as const satisfies Record<NodeType, Kind>;
/** The thing with its type, as the API resolves an interface; null when there is none. */
export async function findNode(db: Db, nodeId: string): Promise<NodeRow | null> {
  const named = readNodeId(nodeId);
  const row = named && (await nodeKinds[named.type].find(db, named.id));
  return row ? { ...row, __typename: named.type } : null;
}

/** Deletes it as the mutation of its own does. Returns its id; null when there is none. Throws what that mutation throws. */
export async function removeNode(db: Db, nodeId: string): Promise<string | null> {
  const named = readNodeId(nodeId);
  return named && (await nodeKinds[named.type].remove(db, named.id)) ? named.id : null;
}
