import { proposals } from '../../../db/planTables.ts';
import { editors, type Entity } from '../../../entity/entity.ts';
import { keptFor, removeOlderThan } from './proposals.store.ts';

export const proposalEntity: Entity = {
  name: 'proposal',
  tables: [proposals],
  roles: editors,
  keeps: [{ tables: [proposals], lasts: keptFor, remove: ({ db }, before) => removeOlderThan(db, before) }],
};
