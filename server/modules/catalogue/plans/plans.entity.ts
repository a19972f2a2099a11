import { plans, planSteps } from '../../../db/tables/planTables.ts';
import { editors, type Entity } from '../../../entity/entity.ts';
import { plansKeptForMs, removePlansOverBefore } from './plans.store.ts';

export const planEntity: Entity = {
  name: 'plan',
  tables: [plans, planSteps],
  roles: editors,
  keeps: [
    {
      tables: [plans, planSteps],
      lasts: plansKeptForMs,
      remove: ({ db }, before) => removePlansOverBefore(db, before),
    },
  ],
};
