import type { Services } from '../../../context/context.ts';
import type { DeliveryRow, WebhookRow } from '../../../db/tables/webhookTables.ts';
import { bodyOf } from './bodyOf.ts';
import { claimDelivery, dueDeliveries } from '../../people/webhooks/deliveries.store.ts';
import { post, type Posted } from './post.ts';
import { sendsNow, stopEnded } from './rightsNow.ts';
import { settle } from './settle.ts';
import { signedHeaders } from '../../people/webhooks/sign.ts';

/** An endpoint gets so many requests at once. */
const atOnce = 4;
/** So many deliveries are claimed in one write: they are sent before their claim ends, however slow the receiver is. */
const claimedAtOnce = 2 * atOnce;

type Needed = Pick<Services, 'db' | 'key' | 'log' | 'webhookHosts'> & { origin: string };

export type Sender = {
  /** Begins to send what is due, and does not wait for it. */
  round(now?: number): Promise<void>;
  /** Resolves when everything that was begun is sent. */
  idle(): Promise<void>;
  /** Breaks off what is being sent; another server sends it, or this one after its next start. */
  stop(): void;
};

/**
 * Sends what is due, each endpoint in a lane of its own: a slow one keeps none of the others waiting. `clock` says what time
 * it is; `isOver` says that this server sends no more, since another one leads by now.
 */
export function createSender(
  { db, key, log, webhookHosts, origin }: Needed,
  { clock = Date.now, isOver = () => false }: { clock?: () => number; isOver?: () => boolean } = {},
): Sender {
  const lanes = new Map<string, Promise<void>>();
  const ending = new AbortController();

  async function run(webhook: WebhookRow) {
    for (let isFirst = true; !ending.signal.aborted && !isOver(); isFirst = false) {
      // It may have been switched off, changed or removed since.
      const [now] = isFirst ? [webhook] : (await dueDeliveries(db, clock())).filter(({ id }) => id === webhook.id);
      const rows = now ? await claimDelivery(db, now.id, claimedAtOnce, clock()) : [];
      if (!now || rows.length === 0) return;
      const rest = rows.values();
      await Promise.all(Array.from({ length: atOnce }, () => sendAll(rest)));
    }
  }

  async function sendAll(rows: Iterable<DeliveryRow>) {
    for (const row of rows) {
      if (ending.signal.aborted) return;
      const { subject, event } = row;
      const now = clock();
      // Those before it may have taken long, and rights may have ended meanwhile.
      const webhook = await sendsNow(db, row, now);
      if (!webhook) continue;
      const body = await bodyOf(db, webhook, row, origin);
      const posted = await sendOne(webhook, row, body, now);
      await settle(db, row, { body, posted, now });
      const { status, reason, took } = posted;
      log.debug({ webhook: webhook.name, event, subject, status, reason, took }, 'a webhook was sent');
    }
  }

  async function sendOne(webhook: WebhookRow, { id }: DeliveryRow, body: string, now: number): Promise<Posted> {
    const secrets = secretsOf(webhook, now);
    if (!secrets) return { status: null, reason: otherKey, took: 0, answer: null, retryAfter: undefined };
    const headers = signedHeaders(secrets, { id, body, now });
    return post(webhook.url, { headers, body, trusted: webhookHosts, ending: ending.signal });
  }

  /** Returns undefined for secrets that were sealed with the key of another site. */
  function secretsOf({ secret, formerSecret, formerUntil }: WebhookRow, now: number): string[] | undefined {
    const sealed = [secret, ...(formerSecret !== null && (formerUntil ?? 0) > now ? [formerSecret] : [])];
    try {
      return sealed.map(key.unseal);
    } catch (error) {
      log.warn({ err: error }, 'the secret of a webhook cannot be read');
      return undefined;
    }
  }

  return {
    async round(now = clock()) {
      await stopEnded(db, now);
      for (const webhook of await dueDeliveries(db, now)) {
        const { id } = webhook;
        if (lanes.has(id) || ending.signal.aborted) continue;
        const lane = run(webhook)
          .catch((error: unknown) => {
            if (!ending.signal.aborted) log.error({ err: error, webhook: webhook.name }, 'webhooks could not be sent');
          })
          .finally(() => lanes.delete(id));
        lanes.set(id, lane);
      }
    },
    async idle() {
      await Promise.all(lanes.values());
    },
    stop: () => ending.abort(),
  };
}

const otherKey = 'The secret was kept with the key of another site: rotate it';
