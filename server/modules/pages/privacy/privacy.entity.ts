import { privacyNotices } from '../../../db/tables/tables.ts';
import type { Entity } from '../../../entity/entity.ts';
import { ofCatalogue } from '../../../rights/stated.ts';

/** Every version of the privacy notice is kept, since messages name the version that their senders saw. */
export const privacyEntity: Entity = {
  name: 'privacyNotice',
  tables: [privacyNotices],
  ...ofCatalogue,
};
