import { choice, decimal, flag, index, int, json, moment, sequence, table, text } from './columns.ts';
import { admins } from './accountTables.ts';
import { version, type products } from './tables.ts';

// What buyers ask offers for, and what they put on their lists before.

export const enquiries = table(
  'enquiries',
  {
    /** Order of arrival; never given twice. */
    seq: sequence('seq'),
    id: text('id').notNull().unique(),
    /** 'T-2026-00042' */
    number: text('number').notNull().unique(),
    /** Whoever has it may read the enquiry; as it is, since each mail to the buyer has to name it. */
    token: text('token').notNull(),
    /** Made by the sender: the same one means the same enquiry, sent once more. */
    sendKey: text('send_key').notNull().unique(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    company: text('company'),
    phone: text('phone'),
    deliveryPlace: text('delivery_place'),
    message: text('message'),
    createdAt: moment('created_at').notNull(),
    state: choice('state', ['NEW', 'IN_PROGRESS', 'OFFERED', 'WON', 'LOST']).notNull(),
    assigneeId: text('assignee_id').references(() => admins.id, { onDelete: 'set null' }),
    noticeVersion: text('notice_version'),
    suspectedSpam: flag('suspected_spam').notNull().default(false),
    version: version(),
  },
  (t) => [
    index('enquiries_by_age').on(t.suspectedSpam, t.createdAt, t.id),
    index('enquiries_by_state').on(t.suspectedSpam, t.state, t.createdAt, t.id),
    index('enquiries_by_email').on(t.email),
  ],
);

/** A spec as it was shown. */
export type ShownSpec = { name: string; text: string };

/** What was asked for, as the site showed it then: products change and go. */
export const enquiryRows = table(
  'enquiry_rows',
  {
    seq: sequence('seq'),
    enquirySeq: int('enquiry_seq')
      .notNull()
      .references(() => enquiries.seq, { onDelete: 'cascade' }),
    /** May name one that was deleted since; null for a row that the buyer wrote. */
    productId: text('product_id'),
    code: text('code'),
    /** The product's, or what the buyer wrote. */
    name: text('name').notNull(),
    /** In kuruş. */
    price: int('price'),
    priceQuantity: int('price_quantity'),
    salesUnit: text('sales_unit').$type<(typeof products.$inferSelect)['salesUnit']>(),
    specs: json<ShownSpec[]>('specs').notNull().default([]),
    /** Null: the buyer has not said how many. */
    quantity: decimal('quantity'),
    note: text('note'),
    /** Products that the buyer's words may mean, best first. */
    candidates: json<string[]>('candidates').notNull().default([]),
    /** What the buyer wrote, where an admin has settled which product that is; the row is as if it had been asked for. */
    written: text('written'),
  },
  (t) => [index('enquiry_rows_by_enquiry').on(t.enquirySeq), index('enquiry_rows_by_product').on(t.productId)],
);

/** The last number given in a year. */
export const enquiryNumbers = table('enquiry_numbers', {
  year: int('year').primaryKey(),
  last: int('last').notNull(),
});

/** What admins noted and changed. */
export const enquiryEvents = table(
  'enquiry_events',
  {
    seq: sequence('seq'),
    enquirySeq: int('enquiry_seq')
      .notNull()
      .references(() => enquiries.seq, { onDelete: 'cascade' }),
    kind: choice('kind', ['NOTE', 'STATE', 'ASSIGNEE', 'OFFER', 'SETTLED', 'SENT']).notNull(),
    /** The note, the new state, an offer's number, what a row became, or the e-mail address of who looks after it now; null: nobody. */
    text: text('text'),
    /** E-mail address of who did it. */
    admin: text('admin').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('enquiry_events_by_enquiry').on(t.enquirySeq)],
);

/** Lists of what buyers mean to ask for, which a cookie names (docs/decisions/044). */
export const quoteLists = table(
  'quote_lists',
  {
    /** SHA-256 of the cookie's token. */
    id: text('id').primaryKey(),
    /** For the enquiry that is made of it. */
    sendKey: text('send_key').notNull(),
    usedAt: moment('used_at').notNull(),
  },
  (t) => [index('quote_lists_by_use').on(t.usedAt)],
);

export const quoteRows = table(
  'quote_rows',
  {
    seq: sequence('seq'),
    listId: text('list_id')
      .notNull()
      .references(() => quoteLists.id, { onDelete: 'cascade' }),
    /** Null for a line that the buyer wrote and that names no product yet. */
    productId: text('product_id'),
    /** What it was called when it was added, or the line as it was written. */
    name: text('name').notNull(),
    /** Products that the line may mean, best first. */
    candidates: json<string[]>('candidates').notNull().default([]),
    quantity: decimal('quantity'),
    note: text('note'),
  },
  (t) => [index('quote_rows_by_list').on(t.listId)],
);
