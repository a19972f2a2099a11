import { plans, planSteps } from '../../../db/planTables.ts';
import { editors, type Entity } from '../../../entity/entity.ts';
import { keptFor, removeOverBefore } from './plans.store.ts';

export const planEntity: Entity = {
  name: 'plan',
  tables: [plans, planSteps],
  roles: editors,
  keeps: [{ tables: [plans, planSteps], lasts: keptFor, remove: ({ db }, before) => removeOverBefore(db, before) }],
};
