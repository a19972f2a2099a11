import type { Tx } from '../../../db/database.ts';
import type { SentEvent } from '../../../db/webhookTables.ts';
import { recordedEntity } from '../history/recordedEntities.ts';
import { enquiryThings, offerThings } from './salesThings.ts';
import { orderThings } from './orderThings.ts';
import { importThings } from './importThings.ts';
import type { ReadThings, Thing } from './thing.ts';

/** The values of content are those that an admin enters. */
const contentThings =
  (entity: string, urlOf: (id: string, row: Record<string, unknown>) => unknown): ReadThings =>
  async (db, ids) => {
    const rows = await recordedEntity(entity).rows(db, ids);
    return new Map(
      rows.map(({ id, name, version, document, row }) => {
        const url = urlOf(id, row);
        return [id, { name, version, url: typeof url === 'string' ? url : null, values: { ...document } }];
      }),
    );
  };

const onSite = ({ status }: Record<string, unknown>) => status === 'PUBLISHED';
const products = contentThings('product', (id, { isPublic }) => (isPublic ? `/products/${id}` : null));

const alone =
  (name: string, url: string | null): ReadThings =>
  async (_, ids) =>
    new Map(ids.map((id) => [id, { name, url, version: null, values: {} }]));

/** By the first word of an event. */
const kinds: Record<string, ReadThings> = {
  PRODUCT: products,
  PRICE: products,
  STOCK: products,
  CATEGORY: contentThings('category', (id, row) => (onSite(row) ? `/categories/${id}` : null)),
  DOCUMENT: contentThings('document', (_, row) => (onSite(row) ? row.file : null)),
  ENQUIRY: enquiryThings,
  OFFER: offerThings,
  ORDER: orderThings,
  IMPORT: importThings,
  BACKUP: alone('The nightly backup', '/admin/backups'),
  WEBHOOK: alone('A test', null),
};

/** Reads what events of one kind are about, by id; what is gone is missing. */
export async function thingsOf(db: Tx, event: SentEvent, ids: string[]): Promise<Map<string, Thing>> {
  const read = kinds[event.split('_')[0] ?? ''];
  if (!read) throw new Error(`Nothing says what ${event} is about.`);
  return read(db, ids);
}
