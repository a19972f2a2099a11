import { forbidden, scopeMissing, type DomainError } from '../../../core/errors.ts';
import type { Tx } from '../../../db/database.ts';
import { sentEvents, type SentEvent, type WebhookRow } from '../../../db/tables/webhookTables.ts';
import { may, refusalOf, requireMay, seeing, type Asker, type Share, type Subject } from '../../../rights/may.ts';
import { findKey, isKeyOver, isKeyRevoked } from '../../people/keys/keys.store.ts';
import { webhookEntity } from '../../people/webhooks/webhooks.entity.ts';
import { rightsOf } from './things.ts';

/** Returns the subject of learning that much of an event, as the entity states it that the event is about. */
const of = (event: SentEvent, share: Share): Subject => seeing(rightsOf(event), share);

/** Throws `SCOPE_MISSING` for a key that may not see that much of an event. */
export const requireSeen = (asker: Asker, event: SentEvent, share: Share) => requireMay(asker, of(event, share));

/** Returns the events that somebody sees in lists. */
export const seenBy = (asker: Asker): SentEvent[] => sentEvents.filter((event) => may(asker, of(event, 'event')));

export type Sends = { events: readonly SentEvent[]; whole: boolean; personalData: boolean };

/** Whole contents are those of drafts, too. */
const wholeContents: Subject = { scopes: ['READ_DRAFTS'] };

/**
 * Returns why somebody may not have all of this sent; undefined when they may. A program sends no personal data away, and nothing
 * that it could not read itself.
 */
export function beyond(asker: Asker, { events, whole, personalData }: Sends): DomainError | undefined {
  const refused = (share: Share) => events.map((event) => of(event, share)).find((subject) => !may(asker, subject));
  if (personalData && refused('personal')) return forbidden('Only a person may have personal data sent.');
  const unseen = refused('event');
  if (unseen) return refusalOf(asker, unseen);
  if (!whole) return undefined;
  const unread = may(asker, wholeContents) ? refused('content') : wholeContents;
  return unread && scopeMissing(unread.scopes ?? [], 'whole');
}

/** Throws `SCOPE_MISSING` or `FORBIDDEN` for what somebody may not have sent. */
export function refuseBeyond(asker: Asker, sends: Sends) {
  const refusal = beyond(asker, sends);
  if (refusal) throw refusal;
}

/** Whether a key that entered an address may still have this sent there. */
async function covers(db: Tx, keyId: string, sends: Sends, now: number): Promise<boolean> {
  const key = await findKey(db, keyId);
  if (!key?.maker || isKeyRevoked(key) || isKeyOver(key, now)) return false;
  const asker = { admin: key.maker, usedKey: key };
  return may(asker, seeing(webhookEntity, 'content')) && !beyond(asker, sends);
}

/**
 * Whether an endpoint may send, by the rights that there are at this moment. That of a person may. That of a key may no longer
 * when the key, its maker's right to webhooks or a scope has ended.
 */
export const maySend = async (db: Tx, { keyId, ...sends }: Sends & Pick<WebhookRow, 'keyId'>, now: number) =>
  keyId === null || covers(db, keyId, sends, now);
