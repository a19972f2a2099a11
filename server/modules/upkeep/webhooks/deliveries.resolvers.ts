import { connectionFields } from '../../../context/connection.ts';
import { gathered } from '../../../context/gathered.ts';
import type { Resolvers } from '../../../generated/resolvers.ts';
import type { DeliveryRecord } from '../../people/webhooks/deliveries.store.ts';
import { thingsOf } from './things.ts';
import { wireName } from './wireName.ts';

const iso = (time: number) => new Date(time).toISOString();

/** A page of deliveries asks once for each event. */
const named = gathered<Pick<DeliveryRecord, 'event'>, { name: string | null }>(async ({ db }, ids, { event }) => {
  const things = await thingsOf(db, event, ids);
  return new Map(ids.map((id) => [id, { name: things.get(id)?.name ?? null }]));
});

export const webhookDeliveryResolvers = {
  WebhookDelivery: {
    event: ({ event }) => wireName(event),
    subjectName: async ({ event, subject }, _, context) => (await named(context, subject, { event })).name,
    createdAt: ({ createdAt }) => iso(createdAt),
    nextTryAt: ({ state, nextAt }) => (state === 'WAITING' ? iso(nextAt) : null),
  },
  WebhookTry: { at: ({ at }) => iso(at) },
  WebhookDeliveryConnection: connectionFields,
} satisfies Resolvers;
