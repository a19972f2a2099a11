import { dailyCounts, ignoredWords } from '../../../db/tables/figureTables.ts';
import { roles } from '../../../db/tables/accountTables.ts';
import type { Entity } from '../../../entity/entity.ts';
import { dayHere } from '../../../core/companyDays.ts';
import { month } from '../../../entity/keeps.ts';
import { removeFiguresBefore } from './figures.store.ts';

export const figureEntity: Entity = {
  name: 'figure',
  tables: [dailyCounts, ignoredWords],
  roles,
  // Two years can then be compared.
  keeps: [
    {
      tables: [dailyCounts],
      lasts: 25 * month,
      remove: ({ db }, before) => removeFiguresBefore(db, dayHere(before)),
    },
  ],
};
