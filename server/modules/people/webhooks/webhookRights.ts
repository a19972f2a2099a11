import type { Context } from '../../../context/context.ts';
import { hasAny } from '../../../context/rights.ts';
import { forbidden, scopeMissing, type DomainError } from '../../../core/errors.ts';
import type { Tx } from '../../../db/database.ts';
import type { Scope } from '../../../db/keyTables.ts';
import { sentEvents, type SentEvent, type WebhookRow } from '../../../db/webhookTables.ts';
import { findKey, isKeyOver, isKeyRevoked } from '../keys/keys.store.ts';

type Caller = Pick<Context, 'usedKey'>;
type Scoped = { scopes: readonly Scope[] };

/** A key needs these scopes to learn that something happened, what it is called, and all its values. */
type Needs = { event: readonly Scope[]; name: readonly Scope[]; content: readonly Scope[] };

/** The handle of the database decides whose names a key may read: it sees no drafts without a scope for them. */
const ofCatalogue: Needs = { event: [], name: [], content: ['READ_DRAFTS'] };
const ofSales: Needs = { event: ['READ_ENQUIRIES'], name: ['READ_ENQUIRIES'], content: ['READ_ENQUIRIES'] };
const ofImports: Needs = { event: [], name: ['WRITE_PRODUCTS'], content: ['WRITE_PRODUCTS'] };
/** These have no values. */
const ofSite: Needs = { event: [], name: [], content: [] };

/** Each event has a row, as the root fields have their `@scope`: a key learns by a webhook what it could ask for, and no more. */
const needs: Record<SentEvent, Needs> = {
  PRODUCT_CREATED: ofCatalogue,
  PRODUCT_UPDATED: ofCatalogue,
  PRODUCT_DELETED: ofCatalogue,
  PRODUCT_PUBLISHED: ofCatalogue,
  PRICE_CHANGED: ofCatalogue,
  STOCK_CHANGED: ofCatalogue,
  CATEGORY_CREATED: ofCatalogue,
  CATEGORY_UPDATED: ofCatalogue,
  CATEGORY_DELETED: ofCatalogue,
  DOCUMENT_CREATED: ofCatalogue,
  DOCUMENT_UPDATED: ofCatalogue,
  DOCUMENT_DELETED: ofCatalogue,
  ENQUIRY_RECEIVED: ofSales,
  ENQUIRY_STATE_CHANGED: ofSales,
  OFFER_SENT: ofSales,
  OFFER_ACCEPTED: ofSales,
  ORDER_CHANGED: ofSales,
  IMPORT_FINISHED: ofImports,
  IMPORT_STOPPED: ofImports,
  BACKUP_FAILED: ofSite,
  WEBHOOK_TEST: ofSite,
};

/** Returns the scopes that a key lacks to see that much of an event; none for a person. */
export const lacking = (key: Scoped | null, event: SentEvent, part: keyof Needs): Scope[] =>
  key ? needs[event][part].filter((scope) => !key.scopes.includes(scope)) : [];

/** Throws `SCOPE_MISSING` for a key that may not see that much of an event. */
export function requireSeen({ usedKey }: Caller, event: SentEvent, part: keyof Needs) {
  const missing = lacking(usedKey, event, part);
  if (missing.length > 0) throw scopeMissing(missing);
}

/** Returns the events that a caller sees in lists; undefined for a person, who sees all. */
export const seenBy = ({ usedKey }: Caller): SentEvent[] | undefined =>
  usedKey ? sentEvents.filter((event) => lacking(usedKey, event, 'event').length === 0) : undefined;

export type Sends = { events: readonly SentEvent[]; whole: boolean; personalData: boolean };

/**
 * Returns why a key may not have all of this sent; undefined when it may. A program sends no personal data away, and nothing
 * that it could not read itself.
 */
export function beyond(key: Scoped, { events, whole, personalData }: Sends): DomainError | undefined {
  if (personalData) return forbidden('Only a person may have personal data sent.');
  const missing = (part: keyof Needs) => events.flatMap((event) => lacking(key, event, part));
  const [scope] = missing('event');
  if (scope) return scopeMissing([scope]);
  const [ofContent] = whole && !key.scopes.includes('READ_DRAFTS') ? ['READ_DRAFTS'] : whole ? missing('content') : [];
  return ofContent === undefined ? undefined : scopeMissing([ofContent], 'whole');
}

export function refuseBeyondKey({ usedKey }: Caller, sends: Sends) {
  const refusal = usedKey && beyond(usedKey, sends);
  if (refusal) throw refusal;
}

/** Whether a key that entered an address may still have this sent there. */
async function covers(db: Tx, keyId: string, sends: Sends, now: number): Promise<boolean> {
  const key = await findKey(db, keyId);
  if (!key?.maker || isKeyRevoked(key) || isKeyOver(key, now)) return false;
  return hasAny(key.maker, ['OWNER']) && key.scopes.includes('WEBHOOKS') && !beyond(key, sends);
}

/**
 * Whether an endpoint may send, by the rights that there are at this moment. That of a person may. That of a key may no longer
 * when the key, its maker's right to webhooks or a scope has ended.
 */
export const maySend = async (db: Tx, { keyId, ...sends }: Sends & Pick<WebhookRow, 'keyId'>, now: number) =>
  keyId === null || covers(db, keyId, sends, now);
