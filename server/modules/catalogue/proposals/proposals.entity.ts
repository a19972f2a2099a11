import { proposals } from '../../../db/tables/planTables.ts';
import { editors, type Entity } from '../../../entity/entity.ts';
import { proposalsKeptForMs, removeProposalsOlderThan } from './proposals.store.ts';

export const proposalEntity: Entity = {
  name: 'proposal',
  tables: [proposals],
  roles: editors,
  programs: { content: ['WRITE_PRODUCTS', 'WRITE_PRICES'] },
  keeps: [
    {
      tables: [proposals],
      lasts: proposalsKeptForMs,
      remove: ({ db }, before) => removeProposalsOlderThan(db, before),
    },
  ],
};
