import { webhookDeliveries as deliveries, webhooks } from '../../../db/tables/webhookTables.ts';
import type { Entity } from '../../../entity/entity.ts';
import { rowMentions } from '../../../entity/person.ts';
import { deliveriesKeptForMs, removeDeliveriesOlderThan } from './deliveries.store.ts';

/** The kept part of a body is cut off, so that it cannot be parsed; an address may follow the sign of a line's end. */
const unescaped = (json: string) => json.replaceAll(/\\[bfnrt"\\/]/g, ' ');

export const webhookEntity: Entity = {
  name: 'webhook',
  tables: [webhooks, deliveries],
  roles: ['OWNER'],
  programs: { event: ['WEBHOOKS'], name: ['WEBHOOKS'], content: ['WEBHOOKS'] },
  keeps: [
    {
      tables: [deliveries],
      lasts: deliveriesKeptForMs,
      remove: ({ db }, before) => removeDeliveriesOlderThan(db, before),
    },
  ],
  person: {
    columns: [deliveries.sent, deliveries.answer],
    // The enquiry that one is about may be gone before its person is erased.
    mentions: [
      rowMentions({ word: 'delivery', id: deliveries.id, columns: [deliveries.sent, deliveries.answer] }, unescaped),
    ],
  },
};
