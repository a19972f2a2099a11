import { choice, flag, index, int, json, moment, sequence, table, text } from '../columns/columns.ts';
import { version } from './tables.ts';

/** Other programs can be notified of these events; `enum WebhookEvent` of schema.graphql has the same. */
export const webhookEvents = [
  'PRODUCT_CREATED',
  'PRODUCT_UPDATED',
  'PRODUCT_DELETED',
  'PRODUCT_PUBLISHED',
  'PRICE_CHANGED',
  'STOCK_CHANGED',
  'RATE_CHANGED',
  'CATEGORY_CREATED',
  'CATEGORY_UPDATED',
  'CATEGORY_DELETED',
  'DOCUMENT_CREATED',
  'DOCUMENT_UPDATED',
  'DOCUMENT_DELETED',
  'ENQUIRY_RECEIVED',
  'ENQUIRY_STATE_CHANGED',
  'OFFER_SENT',
  'OFFER_ACCEPTED',
  'ORDER_PLACED',
  'ORDER_CHANGED',
  'TRANSLATION_WANTED',
  'IMPORT_FINISHED',
  'IMPORT_STOPPED',
  'BACKUP_FAILED',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** An event that is sent is one of these, or the test that a person asks for. */
export const sentEvents = [...webhookEvents, 'WEBHOOK_TEST'] as const;
export type SentEvent = (typeof sentEvents)[number];

/** Addresses of other programs that are notified of what happens. */
export const webhooks = table('webhooks', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  url: text('url').notNull(),
  events: json<WebhookEvent[]>('events').notNull(),
  /** It is true if the values of the thing are sent, and not its id alone. */
  whole: flag('whole').notNull(),
  /** It is true if what visitors wrote about themselves is sent, too. */
  personalData: flag('personal_data').notNull(),
  /** It is true if it gets the products of an import one by one. */
  importedRows: flag('imported_rows').notNull(),
  /** The secret is sealed with the key of the site, so that a copy of the database signs nothing. */
  secret: text('secret').notNull(),
  /** By its last letters people recognize it. */
  secretEnd: text('secret_end').notNull(),
  /** The secret before the last rotation, which signs as well until `former_until`. */
  formerSecret: text('former_secret'),
  formerUntil: moment('former_until'),
  /** It is null while the endpoint is on. */
  offAt: moment('off_at'),
  offReason: choice('off_reason', ['BY_HAND', 'FAILED', 'GONE', 'RESTORED', 'KEY_ENDED']),
  /** The first failure since the last success; null when the last try succeeded. */
  failingSince: moment('failing_since'),
  failedAt: moment('failed_at'),
  /** Its receiver has asked for no further request before this moment. */
  pausedUntil: moment('paused_until'),
  madeBy: text('made_by').notNull(),
  /**
   * The key that entered the address; null where a person did. It is no reference: the endpoint of a key that is gone must not
   * become one of a person.
   */
  keyId: text('key_id'),
  createdAt: moment('created_at').notNull(),
  version: version(),
});

export type WebhookRow = typeof webhooks.$inferSelect;

/** One request to an endpoint; either it has its status or the reason why there was none. */
export type Try = { at: number; took: number; status: number | null; reason: string | null };

/**
 * Events that are still to be sent, and for thirty days those that were. The body is made when it is sent: it says what is so
 * then, and deleted data is stored nowhere else.
 */
export const webhookDeliveries = table(
  'webhook_deliveries',
  {
    seq: sequence('seq'),
    /** It is sent as `webhook-id`, the same at each try. */
    id: text('id').notNull().unique(),
    webhookId: text('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    event: choice('event', sentEvents).notNull(),
    /** The id of the thing that it is about. */
    subject: text('subject').notNull(),
    /** The enquiry that it is about; with it, this is erased. */
    enquiryId: text('enquiry_id'),
    version: int('version'),
    /** The languages that it is about, with that of the site where the thing itself changed; null: the thing alone. */
    languages: json<string[]>('languages'),
    /** It rises with each event, so that a receiver knows which of two about one thing is the later one. */
    number: int('number').notNull(),
    createdAt: moment('created_at').notNull(),
    state: choice('state', ['WAITING', 'DELIVERED', 'FAILED', 'HELD']).notNull(),
    nextAt: moment('next_at').notNull(),
    /** A server is sending it until then at the latest; afterwards another one takes it. */
    claimedUntil: moment('claimed_until'),
    tries: json<Try[]>('tries').notNull(),
    /** It is true if the last try failed. */
    failed: flag('failed').notNull().default(false),
    /** The beginning of what was sent last, and of the answer. */
    sent: text('sent'),
    answer: text('answer'),
  },
  (t) => [
    index('webhook_deliveries_due').on(t.state, t.webhookId, t.nextAt),
    index('webhook_deliveries_by_webhook').on(t.webhookId, t.seq),
    index('webhook_deliveries_failed').on(t.webhookId, t.failed, t.seq),
    index('webhook_deliveries_by_subject').on(t.webhookId, t.event, t.subject, t.state),
    index('webhook_deliveries_by_enquiry').on(t.enquiryId),
    index('webhook_deliveries_by_number').on(t.number),
    index('webhook_deliveries_by_age').on(t.createdAt),
  ],
);

export type DeliveryRow = typeof webhookDeliveries.$inferSelect;
