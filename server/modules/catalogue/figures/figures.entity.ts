import { dailyCounts, ignoredWords } from '../../../db/figureTables.ts';
import { roles } from '../../../db/accountTables.ts';
import type { Entity } from '../../../entity/entity.ts';
import { dayInIstanbul } from '../../../core/istanbul.ts';
import { month } from '../../../entity/keeps.ts';
import { removeBefore } from './figures.store.ts';

export const figureEntity: Entity = {
  name: 'figure',
  tables: [dailyCounts, ignoredWords],
  roles,
  record: 'Numbers of what visitors do are no content, and nobody enters them.',
  content: 'They belong to this site and its visitors, and a backup keeps them.',
  sheets: 'The screen of figures writes its own file.',
  search: 'Only their sums are shown.',
  pictures: 'It shows no pictures.',
  files: 'It has no files.',
  mails: 'No mail is about it.',
  // Two years can then be compared.
  keeps: [
    { tables: [dailyCounts], lasts: 25 * month, remove: ({ db }, before) => removeBefore(db, dayInIstanbul(before)) },
  ],
};
