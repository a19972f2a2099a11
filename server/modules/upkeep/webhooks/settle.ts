import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database.ts';
import {
  webhookDeliveries as deliveries,
  type DeliveryRow,
  type WebhookRow,
} from '../../../db/tables/webhookTables.ts';
import { raiseNotice } from '../../../notices/raiseNotice.ts';
import { switchOffWebhook } from '../../people/webhooks/deliveries.store.ts';
import type { Posted } from './post.ts';
import { apart, failsForMs, mostTries, nextTry, retryAfterOf } from './schedule.ts';
import { findWebhook, setWebhook } from '../../people/webhooks/webhooks.store.ts';

/** So much of a body is kept to be shown. */
const mostSent = 4096;
const gone = 410;
/** Statuses by which a receiver asks for fewer requests, whatever they are about. */
const tooMany = [429, 503];

const isTaken = (status: number | null) => status !== null && status >= 200 && status < 300;

type Outcome = { body: string; posted: Posted; now: number };

/** Notes a try, and decides what follows: the next one, the end of the tries, or that the endpoint is switched off. */
export const settle = (db: Db, row: DeliveryRow, outcome: Outcome) =>
  db.write(
    async (tx) => {
      const webhook = await findWebhook(tx, row.webhookId);
      if (!webhook) return;
      await noteTry(tx, row, outcome);
      if (isTaken(outcome.posted.status)) await noteSuccess(tx, webhook);
      else await noteFailure(tx, webhook, outcome);
    },
    { raisesRevision: false },
  );

async function noteTry(tx: Tx, { seq, tries: before }: DeliveryRow, { body, posted, now }: Outcome) {
  const { status, reason, took, answer } = posted;
  const tries = [...before, { at: now, took, status, reason }];
  const isDone = isTaken(status);
  const retryAfter = retryAfterOf(posted.retryAfter, now);
  const next = isDone || status === gone ? null : nextTry(tries.length, { now, retryAfter });
  // A person may have asked for more tries than there are by themselves.
  const kept = tries.slice(-2 * mostTries);
  await tx
    .update(deliveries)
    .set({
      ...{ tries: kept, claimedUntil: null, failed: !isDone, answer, sent: body.slice(0, mostSent) },
      ...(next === null ? { state: isDone ? 'DELIVERED' : 'FAILED' } : { nextAt: next }),
    })
    .where(eq(deliveries.seq, seq));
}

const noteSuccess = async (tx: Tx, { id, failingSince, pausedUntil }: WebhookRow) =>
  failingSince === null && pausedUntil === null
    ? undefined
    : setWebhook(tx, id, { failingSince: null, failedAt: null, pausedUntil: null });

async function noteFailure(tx: Tx, webhook: WebhookRow, { posted: { status, retryAfter }, now }: Outcome) {
  const { id, offAt } = webhook;
  const isOneFailure = webhook.failingSince !== null && now - (webhook.failedAt ?? 0) < apart;
  const failingSince = isOneFailure ? webhook.failingSince : now;
  const pause = status !== null && tooMany.includes(status) ? retryAfterOf(retryAfter, now) : undefined;
  await setWebhook(tx, id, {
    failingSince,
    failedAt: now,
    ...(pause !== undefined && { pausedUntil: now + pause }),
  });
  const reason = status === gone ? 'GONE' : now - (failingSince ?? now) >= failsForMs ? 'FAILED' : null;
  if (reason === null || offAt !== null) return;
  await switchOffWebhook(tx, id, reason, now);
  await raiseNotice(tx, { kind: 'WEBHOOK_OFF', subject: id, about: id, now });
}
