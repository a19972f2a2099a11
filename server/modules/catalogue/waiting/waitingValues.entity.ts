import { waitingValues } from '../../../db/tables/previewTables.ts';
import type { Entity } from '../../../entity/entity.ts';
import { ofWaiting } from '../../../rights/stated.ts';
import { recorded, type Document, type Recorded } from '../../../entity/recorded.ts';
import { value } from '../../../fields/kinds.ts';
import {
  type WaitingValuesRow,
  putWaitingValues,
  removeWaitingValues,
  waitingValuesWithIds,
} from './waitingValues.store.ts';

type Values = Pick<WaitingValuesRow, 'entity' | 'changes' | 'base'>;

/** States what waits of those among the entities that are published or not; products have changes of their own. */
export function waitingValuesEntity(entities: readonly Entity[]): Entity {
  const records = new Map<string, Recorded>();
  for (const { name, record, publishes } of entities)
    if (record && publishes && !publishes.waitsApart) records.set(name, record);
  const wholeOf = ({ entity, changes }: Values): Document => ({ ...records.get(entity)?.blank, ...changes });

  return {
    name: 'waiting_values',
    tables: [waitingValues],
    ...ofWaiting,
    record: recorded<Values, WaitingValuesRow>({
      id: waitingValues.id,
      fields: {
        entity: value<string>({ label: 'Kind', key: 'entity', blank: '' }),
        changes: value<Document>({ label: 'Changes', key: 'changes', blank: {} }),
        base: value<Document>({ label: 'On the site', key: 'base', blank: {} }),
      },
      rows: waitingValuesWithIds,
      idOf: ({ id }) => id,
      nameOf: ({ name }) => name,
      versionOf: ({ version }) => version,
      files: (values) => records.get(values.entity)?.files(wholeOf(values)) ?? [],
      async shown(values, db) {
        const shown = (await records.get(values.entity)?.shown(wholeOf(values), db)) ?? [];
        return shown.filter(({ field }) => (field.split('.')[0] ?? '') in values.changes);
      },
      async restore(tx, id, { changes, base }) {
        const [row] = await waitingValuesWithIds(tx, [id]);
        if (row) await putWaitingValues(tx, { ...row, changes, base, version: row.version + 1 });
      },
      bringBack: (tx, row) => putWaitingValues(tx, row),
      remove: (tx, id) => removeWaitingValues(tx, id),
    }),
  };
}
