import type { Db } from '../../../db/database.ts';
import type { DeliveryRow, WebhookRow } from '../../../db/tables/webhookTables.ts';
import { raiseNotice } from '../../../notices/raiseNotice.ts';
import { holdDeliveries, switchOffWebhook } from '../../people/webhooks/deliveries.store.ts';
import { maySend } from './webhookRights.ts';
import { findWebhook, listWebhooks } from '../../people/webhooks/webhooks.store.ts';

const unseen = { raisesRevision: false };

/**
 * Switches off each endpoint whose key has ended, or may no longer have sent what the endpoint is notified of. An owner who
 * switches it on again takes it over.
 */
export async function stopEnded(db: Db, now: number) {
  for (const webhook of await listWebhooks(db)) {
    if (webhook.offAt !== null || (await maySend(db, webhook, now))) continue;
    const { id } = webhook;
    await db.write(async (tx) => {
      const present = await findWebhook(tx, id);
      if (present?.offAt !== null || (await maySend(tx, present, now))) return;
      await switchOffWebhook(tx, id, 'KEY_ENDED', now);
      await raiseNotice(tx, { kind: 'WEBHOOK_OFF', subject: id, about: id, now });
    }, unseen);
  }
}

/**
 * Returns the endpoint as it is now; null where it is off, or may not send. An event from before the endpoint got a key that may
 * not know of it is held until a person decides.
 */
export async function sendsNow(
  db: Db,
  { seq, webhookId, event }: DeliveryRow,
  now: number,
): Promise<WebhookRow | null> {
  const webhook = await findWebhook(db, webhookId);
  if (webhook?.offAt !== null || !(await maySend(db, webhook, now))) return null;
  if (await maySend(db, { ...webhook, events: [event] }, now)) return webhook;
  await holdDeliveries(db, seq);
  return null;
}
