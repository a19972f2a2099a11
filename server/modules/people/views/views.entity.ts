import { viewArrangements, views } from '../../../db/tables/viewTables.ts';
import { roles } from '../../../db/tables/accountTables.ts';
import type { Entity } from '../../../entity/entity.ts';
import { rowMentions } from '../../../entity/person.ts';

/** Reads the filters of an address, which are encoded. */
const filtersIn = (query: string) => [query, ...new URLSearchParams(query).values()].join('\n');

export const viewEntity: Entity = {
  name: 'view',
  tables: [views, viewArrangements],
  roles,
  person: {
    columns: [views.name, views.query],
    mentions: [rowMentions({ word: 'view', id: views.id, columns: [views.name, views.query] }, filtersIn)],
  },
};
