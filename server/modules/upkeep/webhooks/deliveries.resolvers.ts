import { connectionFields } from '../../../context/connection.ts';
import type { Context } from '../../../context/context.ts';
import { batched } from '../../../context/batched.ts';
import type { Resolvers } from '../../../generated/resolvers.ts';
import type { DeliveryRecord } from '../../people/webhooks/deliveries.store.ts';
import { requireSeen } from './webhookRights.ts';
import { thingsOf } from './things.ts';
import { wireName } from './bodyOf.ts';

const iso = (time: number) => new Date(time).toISOString();

/** A page of deliveries asks once for each event. */
const named = batched<Pick<DeliveryRecord, 'event'>, { name: string | null }>(async ({ db }, ids, { event }) => {
  const things = await thingsOf(db, event, ids);
  return new Map(ids.map((id) => [id, { name: things.get(id)?.name ?? null }]));
});

/** In a body, quotes of values are escaped. */
const hasValues = (sent: string | null) => sent?.includes('"object":') ?? false;

/** Throws `SCOPE_MISSING` for a key that may not read what was sent; a receiver may answer with what it got. */
function shown(context: Context, delivery: DeliveryRecord) {
  requireSeen(context, delivery.event, hasValues(delivery.sent) ? 'content' : 'event');
  return delivery;
}

export const webhookDeliveryResolvers = {
  WebhookDelivery: {
    event: ({ event }) => wireName(event),
    async subjectName({ event, subject }, _, context) {
      requireSeen(context, event, 'name');
      return (await named(context, subject, { event })).name;
    },
    sent: (delivery, _, context) => shown(context, delivery).sent,
    answer: (delivery, _, context) => shown(context, delivery).answer,
    createdAt: ({ createdAt }) => iso(createdAt),
    nextTryAt: ({ state, nextAt }) => (state === 'WAITING' ? iso(nextAt) : null),
  },
  WebhookTry: { at: ({ at }) => iso(at) },
  WebhookDeliveryConnection: connectionFields,
} satisfies Resolvers;
