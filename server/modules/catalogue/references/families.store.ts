import { families as table } from '../../../db/tables/specTables.ts';
import { products } from '../../../db/tables/tables.ts';
import { familyFields } from './families.fields.ts';
import { familyValues } from './familyValues.ts';
import { namedStore } from './namedStore.ts';

export type FamilyRow = typeof table.$inferSelect;

export const families = namedStore(table, {
  key: 'families',
  one: 'family',
  fields: familyFields,
  pointedBy: products.familyId,
  values: familyValues,
});
