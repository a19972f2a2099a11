import { addToAudit, type AuditEvent } from '../../../context/audit.ts';
import type { Context } from '../../../context/context.ts';
import { batched } from '../../../context/batched.ts';
import { requireAdmin } from '../../../context/rights.ts';
import { inUse, notFound, stale } from '../../../core/errors.ts';
import { momentOf } from '../../../core/moments.ts';
import { createOnce } from '../../../entity/createOnce.ts';
import type { Resolvers } from '../../../generated/resolvers.ts';
import {
  addTestDelivery,
  countFailedDeliveries,
  countHeldDeliveries,
  deliveryPage,
  findDelivery,
  releaseDeliveries,
  resendDelivery,
  resendFailedDeliveries,
  switchOffWebhook,
} from '../../people/webhooks/deliveries.store.ts';
import { readWebhook } from './readWebhook.ts';
import { endOf, newSecret } from '../../people/webhooks/sign.ts';
import { maySend, refuseBeyond, seenBy, type Sends } from './webhookRights.ts';
import {
  type WebhookRecord,
  addWebhook,
  changeWebhook,
  findWebhook,
  listWebhooks,
  removeWebhook,
  rotateWebhookSecret,
  switchOnWebhook,
} from '../../people/webhooks/webhooks.store.ts';

const iso = (time: number) => new Date(time).toISOString();
const isoOrNull = (time: number | null) => (time === null ? null : iso(time));

const recorded = (context: Context, event: AuditEvent, about: string, db = context.db) =>
  addToAudit(db, { event, admin: requireAdmin(context).email, about });

const originOf = (context: Context) => ({
  madeBy: requireAdmin(context).email,
  keyId: context.usedKey?.id ?? null,
});

const makeSecret = ({ key }: Pick<Context, 'key'>) => {
  const secret = newSecret();
  return { secret, kept: { secret: key.seal(secret), secretEnd: endOf(secret) } };
};

/** Returns a webhook that the caller may change. Throws `NOT_FOUND`, and for keys as `refuseBeyond`. */
async function changeable(context: Context, id: string) {
  const webhook = await findWebhook(context.db, id);
  if (!webhook) throw notFound('Webhook');
  refuseBeyond(context, webhook);
  return webhook;
}

/**
 * Returns the key to which a webhook belongs: the one that entered its address. A person, or a key, that has more sent than that
 * key may takes the webhook over.
 */
async function keyIdOf({ db, usedKey }: Context, values: Sends & { url: string }, before: WebhookRecord) {
  const isSame = values.url === before.url && (await maySend(db, { ...values, keyId: before.keyId }, Date.now()));
  return isSame ? before.keyId : (usedKey?.id ?? null);
}

/** Throws `CONFLICT` while the webhook is off. */
function refuseOff({ offAt }: WebhookRecord) {
  if (offAt !== null) throw inUse('This webhook is off. Switch it on first.');
}

type None = Record<string, never>;
/** Returns the names of the endpoints that people added themselves, by their e-mail addresses. */
const namesBatched = batched<None, { names: string[] }>(async ({ db }, emails) => {
  const own = (await listWebhooks(db)).filter(({ keyId }) => keyId === null);
  return new Map(
    emails.map((email) => [email, { names: own.filter(({ madeBy }) => madeBy === email).map(({ name }) => name) }]),
  );
});

export const webhookResolvers = {
  Query: {
    webhooks: (_, __, { db }) => listWebhooks(db),
    webhook: (_, { id }, { db }) => findWebhook(db, id),
  },
  Mutation: {
    async createWebhook(_, { input, key }, context) {
      const values = await readWebhook(context, input);
      const sent = { mutation: 'createWebhook', key, content: values };
      const row = await createOnce(context, sent, {
        async create(db) {
          const { kept } = makeSecret(context);
          const made = await addWebhook(db, { ...values, ...kept, ...originOf(context) }, Date.now());
          await recorded(context, 'WEBHOOK_ADDED', made.name, db);
          return made;
        },
        idOf: ({ id }) => id,
        find: findWebhook,
        raisesRevision: false,
      });
      return { webhook: row, secret: context.key.unseal(row.secret) };
    },
    async updateWebhook(_, { id, input, version }, context) {
      const before = await changeable(context, id);
      const values = await readWebhook(context, input, before);
      const keyId = await keyIdOf(context, values, before);
      const { kept: fresh } = makeSecret(context);
      const saved = await changeWebhook(context.db, id, { ...values, keyId }, { version, fresh });
      if (!saved) throw notFound('Webhook');
      if (saved === 'stale') throw stale('The webhook');
      if (saved.version !== before.version) await recorded(context, 'WEBHOOK_CHANGED', saved.name);
      return saved;
    },
    async deleteWebhook(_, { id }, context) {
      const webhook = await findWebhook(context.db, id);
      if (webhook) refuseBeyond(context, webhook);
      const gone = await removeWebhook(context.db, id);
      if (gone) await recorded(context, 'WEBHOOK_REMOVED', gone.name);
      return gone !== null;
    },
    async rotateWebhookSecret(_, { id }, context) {
      await changeable(context, id);
      const { secret, kept } = makeSecret(context);
      const webhook = await rotateWebhookSecret(context.db, id, kept, Date.now());
      if (!webhook) throw notFound('Webhook');
      await recorded(context, 'WEBHOOK_ROTATED', webhook.name);
      return { webhook, secret };
    },
    async setWebhookOn(_, { id, on }, context) {
      const before = await changeable(context, id);
      if (on === (before.offAt === null)) return before;
      const keyId = on ? await keyIdOf(context, before, before) : before.keyId;
      const webhook = await context.db.write(
        (tx) => (on ? switchOnWebhook(tx, id, keyId) : switchOffWebhook(tx, id, 'BY_HAND', Date.now())),
        { raisesRevision: false },
      );
      if (!webhook) throw notFound('Webhook');
      await recorded(context, 'WEBHOOK_SWITCHED', webhook.name);
      return webhook;
    },
    async releaseWebhookEvents(_, { id, send }, context) {
      const webhook = await changeable(context, id);
      if (send) refuseOff(webhook);
      return releaseDeliveries(context.db, { id, events: seenBy(context) }, send, Date.now());
    },
    async testWebhook(_, { id }, context) {
      const webhook = await changeable(context, id);
      refuseOff(webhook);
      return addTestDelivery(context.db, webhook, Date.now());
    },
    async resendWebhookDelivery(_, { id }, context) {
      const delivery = await findDelivery(context.db, id);
      if (!delivery) throw notFound('Delivery');
      const webhook = await changeable(context, delivery.webhookId);
      // What it was notified of before may be more than what it is notified of now.
      refuseBeyond(context, { ...webhook, events: [delivery.event] });
      refuseOff(webhook);
      const again = await resendDelivery(context.db, id, Date.now());
      if (!again) throw notFound('Delivery');
      return again;
    },
    async resendFailedDeliveries(_, { id, since }, context) {
      refuseOff(await changeable(context, id));
      const which = { id, events: seenBy(context), since: since == null ? 0 : momentOf('since', since) };
      return resendFailedDeliveries(context.db, which, Date.now());
    },
  },
  Person: {
    webhookNames: async ({ email }, _, context) => (await namesBatched(context, email, {})).names,
  },
  Webhook: {
    createdAt: ({ createdAt }) => iso(createdAt),
    formerSecretUntil: ({ formerUntil }) =>
      formerUntil !== null && formerUntil > Date.now() ? iso(formerUntil) : null,
    on: ({ offAt }) => offAt === null,
    offAt: ({ offAt }) => isoOrNull(offAt),
    failing: ({ failingSince }) => failingSince !== null,
    held: ({ id }, _, context) => countHeldDeliveries(context.db, { id, events: seenBy(context) }),
    failed: ({ id }, _, context) => countFailedDeliveries(context.db, { id, events: seenBy(context), since: 0 }),
    failedToday: ({ id }, _, context) =>
      countFailedDeliveries(context.db, { id, events: seenBy(context), since: Date.now() - 86_400_000 }),
    deliveries: ({ id }, { first, after, failed }, context) =>
      deliveryPage(context.db, { id, events: seenBy(context) }, { first, after, failed }),
  },
} satisfies Resolvers;
