import type { Tx } from '../../../db/database.ts';
import type { SentEvent } from '../../../db/tables/webhookTables.ts';
import type { EventWord, ReadThings, Thing } from '../../../entity/announces.ts';
import { editors } from '../../../entity/entity.ts';
import { anyScope, type Rights } from '../../../rights/may.ts';
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

/** Programs that send files read how their runs went. */
const runs: Rights = {
  roles: editors,
  programs: { event: anyScope, name: ['WRITE_PRODUCTS'], content: ['WRITE_PRODUCTS'] },
};
/** These events have no values. */
const ofSite: Rights = { roles: ['OWNER'], programs: { event: anyScope, name: anyScope, content: anyScope } };

/** By the first word of an event: those of entities, and what is about none of their rows, with who may learn of them. */
export const readers: [EventWord, ReadThings, Rights][] = [
  ...entities.flatMap((entity) => {
    const { name, announces } = entity;
    if (!announces) return [];
    const read = 'read' in announces ? announces.read : contentThings(name, announces.urlOf);
    return announces.words.map((word): (typeof readers)[number] => [word, read, entity]);
  }),
  ['IMPORT', importThings, runs],
  ['BACKUP', alone('The nightly backup', '/admin/backups'), ofSite],
  ['WEBHOOK', alone('A test', null), ofSite],
];
const byWord = new Map<string, { read: ReadThings; rights: Rights }>(
  readers.map(([word, read, rights]) => [word, { read, rights }]),
);

function ofEvent(event: SentEvent) {
  const found = byWord.get(event.split('_')[0] ?? '');
  if (!found) throw new Error(`Nothing says what ${event} is about.`);
  return found;
}

/** Returns who may learn of an event, as the entity that it is about states it. */
export const rightsOf = (event: SentEvent): Rights => ofEvent(event).rights;

/** Reads what events of one kind are about, by id; what is gone is missing. */
export const thingsOf = async (db: Tx, event: SentEvent, ids: string[]): Promise<Map<string, Thing>> =>
  ofEvent(event).read(db, ids);
