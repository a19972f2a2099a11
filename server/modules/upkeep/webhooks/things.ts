import type { Tx } from '../../../db/database.ts';
import type { SentEvent } from '../../../db/webhookTables.ts';
import type { EventWord, ReadThings, Thing } from '../../../entity/announces.ts';
import { entities } from '../../entities.ts';
import { recordedEntity } from '../history/recordedEntities.ts';
import { importThings } from './importThings.ts';

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

const alone =
  (name: string, url: string | null): ReadThings =>
  async (_, ids) =>
    new Map(ids.map((id) => [id, { name, url, version: null, values: {} }]));

/** By the first word of an event: those of entities, and what is about none of their rows. */
export const readers: [EventWord, ReadThings][] = [
  ...entities.flatMap(({ name, announces }) => {
    if (!announces) return [];
    const read = 'read' in announces ? announces.read : contentThings(name, announces.urlOf);
    return announces.words.map((word): [EventWord, ReadThings] => [word, read]);
  }),
  ['IMPORT', importThings],
  ['BACKUP', alone('The nightly backup', '/admin/backups')],
  ['WEBHOOK', alone('A test', null)],
];
const byWord = new Map<string, ReadThings>(readers);

/** Reads what events of one kind are about, by id; what is gone is missing. */
export async function thingsOf(db: Tx, event: SentEvent, ids: string[]): Promise<Map<string, Thing>> {
  const read = byWord.get(event.split('_')[0] ?? '');
  if (!read) throw new Error(`Nothing says what ${event} is about.`);
  return read(db, ids);
}
