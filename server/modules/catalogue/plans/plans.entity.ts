import { plans, planSteps } from '../../../db/planTables.ts';
import { editors, type Entity } from '../../../entity/entity.ts';
import { keptFor, removeOverBefore } from './plans.store.ts';

export const planEntity: Entity = {
  name: 'plan',
  tables: [plans, planSteps],
  roles: editors,
  record: 'What a plan does is in the history of its products; the plan itself is taken out or done.',
  content: 'A document holds what the site is, and a plan what it will be; a copy of the site must not do it too.',
  sheets: 'There are few plans.',
  search: 'Plans stand under their days.',
  pictures: 'It shows no pictures.',
  files: 'It has no files.',
  mails: 'A notice says that a plan stopped.',
  keeps: [{ tables: [plans, planSteps], lasts: keptFor, remove: ({ db }, before) => removeOverBefore(db, before) }],
};
