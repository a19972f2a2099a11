import { viewArrangements, views } from '../../../db/viewTables.ts';
import { roles } from '../../../db/accountTables.ts';
import type { Entity } from '../../../entity/entity.ts';
import { rowMentions } from '../../../entity/person.ts';

/** Reads the filters of an address, which are encoded. */
const filtersIn = (query: string) => [query, ...new URLSearchParams(query).values()].join('\n');

export const viewEntity: Entity = {
  name: 'view',
  tables: [views, viewArrangements],
  roles,
  record: 'The bin would show the views of one person to others, and a view changes nothing that anybody reads.',
  content: 'Views belong to people, who do not leave the site with its content.',
  sheets: 'A view says how somebody looks at a list.',
  search: 'A person has few views, which stand above their list.',
  pictures: 'It shows no pictures.',
  files: 'It has no files.',
  mails: 'Nobody is written to about a view.',
  person: {
    columns: [views.name, views.query],
    mentions: [rowMentions({ word: 'view', id: views.id, columns: [views.name, views.query] }, filtersIn)],
  },
};
