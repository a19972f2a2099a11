import { keys } from '../../../db/tables/keyTables.ts';
import type { Entity } from '../../../entity/entity.ts';

export const keyEntity: Entity = {
  name: 'key',
  tables: [keys],
  roles: ['OWNER'],
};
