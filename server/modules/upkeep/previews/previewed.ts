import type { Db, Tx } from '../../../db/database.ts';
import type { Document } from '../../../entity/recorded.ts';
import type { Named } from '../../catalogue/previews/previewLinks.store.ts';
import type { Subject } from '../../catalogue/previews/asPublished.ts';
import { picturesOf } from '../../catalogue/products/checks/products.references.ts';
import { findProduct } from '../../catalogue/products/products.store.ts';
import { findDocuments } from '../../catalogue/references/documents.store.ts';
import { resolved } from '../../catalogue/waiting/resolved.ts';
import { findWaitingChanges } from '../../catalogue/waiting/waiting.store.ts';
import { findWaitingValues } from '../../catalogue/waiting/waitingValues.store.ts';
import { keyOf, published, thingsNow } from '../plans/things.ts';
import { resolvedValues } from '../waiting/resolvedValues.ts';

export type ThingSubject = { entity: string; id: string; values: Document };

/** The thing that a link shows. */
export type Previewed = {
  subject: Subject | ThingSubject;
  /** The address of its page once it is on the site. */
  path: string;
  isOnSite: boolean;
  /** Addresses of its pictures and files, which are sent through the link. */
  pictures: string[];
  files: string[];
};

/** Returns null where the thing is gone. */
export const previewed = (db: Db, { entity, thingId }: Named): Promise<Previewed | null> =>
  entity === 'product' ? ofProduct(db, thingId) : ofThing(db, { entity, id: thingId });

async function ofProduct(db: Db, id: string): Promise<Previewed | null> {
  const product = await findProduct(db, id);
  if (!product) return null;
  const kept = await findWaitingChanges(db, id);
  const { values } = kept ? resolved(product, kept) : { values: {} };
  const shown = { ...product, ...values };
  return {
    subject: { id, values },
    path: await pageOf(db.visitors, { entity: 'product', id }, {}),
    isOnSite: product.isPublic && Object.keys(values).length === 0,
    pictures: picturesOf(shown),
    files: await filesOf(db, shown.documentIds),
  };
}

async function ofThing(db: Db, thing: { entity: string; id: string }): Promise<Previewed | null> {
  const now = (await thingsNow(db, [thing])).get(keyOf(thing));
  if (!now) return null;
  const kept = await findWaitingValues(db, thing);
  const joined = kept && resolvedValues(kept, now.values);
  const values = joined?.values ?? now.values;
  const { documentIds = [], file } = values as { documentIds?: string[]; file?: string };
  return {
    subject: { ...thing, values },
    path: await pageOf(db.visitors, thing, values),
    isOnSite: now.values.status === 'PUBLISHED' && (joined?.fields.length ?? 0) === 0,
    pictures: [],
    files: [...(file === undefined ? [] : [file]), ...(await filesOf(db, documentIds))],
  };
}

/** A document that is not published stands on no page, and so on no preview either. */
const filesOf = async (db: Db, ids: string[]) =>
  (await findDocuments(db, ids)).flatMap(({ status, file }) => (status === 'PUBLISHED' ? [file] : []));

/** Returns the address of the page that shows a thing with these values; `seen` is what its readers find. */
export const pageOf = async (
  seen: Tx,
  { entity, id }: Pick<ThingSubject, 'entity' | 'id'>,
  values: Document,
): Promise<string> => (await published.get(entity)?.page(seen, id, values)) ?? '/';
