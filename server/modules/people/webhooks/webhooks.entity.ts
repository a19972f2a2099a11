import { webhookDeliveries, webhooks } from '../../../db/webhookTables.ts';
import type { Entity } from '../../../entity/entity.ts';
import { keptFor, removeOlderThan } from './deliveries.store.ts';

export const webhookEntity: Entity = {
  name: 'webhook',
  tables: [webhooks, webhookDeliveries],
  roles: ['OWNER'],
  record: 'The audit log says what is done to webhooks, and a removed one is gone with its secret.',
  content: 'Webhooks do not leave the site; a backup holds their secrets sealed.',
  sheets: 'Webhooks do not leave the site.',
  search: 'There are ten at most.',
  pictures: 'It shows no pictures.',
  files: 'It has no files.',
  mails: 'Mails about an endpoint that was switched off are those of notices.',
  keeps: [{ tables: [webhookDeliveries], lasts: keptFor, remove: ({ db }, before) => removeOlderThan(db, before) }],
};
