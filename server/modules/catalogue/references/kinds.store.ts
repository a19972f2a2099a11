import { productKinds } from '../../../db/tables/specTables.ts';
import { products } from '../../../db/tables/tables.ts';
import { kindFields } from './kinds.fields.ts';
import { kindValues } from './kindValues.ts';
import { noteLacking } from './lackingSpecs.ts';
import { namedStore } from './namedStore.ts';
import { noteSizes } from './sizeKey.ts';

export type KindRow = typeof productKinds.$inferSelect;

export const kinds = namedStore(productKinds, {
  key: 'kinds',
  one: 'kind',
  fields: kindFields,
  pointedBy: products.kindId,
  values: kindValues,
  async afterwards(tx, row, before) {
    await noteLacking(tx, row);
    await noteSizes(tx, row, before);
  },
});
