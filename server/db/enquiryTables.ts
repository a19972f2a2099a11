import { choice, decimal, flag, index, int, json, moment, sequence, table, text, uniqueIndex } from './columns.ts';
import { admins } from './accountTables.ts';
import { version, type products } from './tables.ts';

// Enquiries of buyers, and their quote lists, from which enquiries are made.

export const enquiries = table(
  'enquiries',
  {
    /** The order of arrival; numbers are never reused. */
    seq: sequence('seq'),
    id: text('id').notNull().unique(),
    /** The number is text such as 'T-2026-00042'. */
    number: text('number').notNull().unique(),
    /** The secret of the enquiry's link. It is not hashed, since each mail to the buyer has to name it. */
    token: text('token').notNull(),
    /** A key from the sender: the same key means that the same enquiry is sent again. */
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

/** A spec in the words in which it was shown. */
export type ShownSpec = { name: string; text: string };

/** The requested products as the site showed them then, since products change and disappear. */
export const enquiryRows = table(
  'enquiry_rows',
  {
    seq: sequence('seq'),
    enquirySeq: int('enquiry_seq')
      .notNull()
      .references(() => enquiries.seq, { onDelete: 'cascade' }),
    /** The product, which may have been deleted since; null for a row that the buyer wrote. */
    productId: text('product_id'),
    code: text('code'),
    /** The product's name, or the buyer's text. */
    name: text('name').notNull(),
    /** This is the price in kuruş. */
    price: int('price'),
    priceQuantity: int('price_quantity'),
    salesUnit: text('sales_unit').$type<(typeof products.$inferSelect)['salesUnit']>(),
    specs: json<ShownSpec[]>('specs').notNull().default([]),
    /** It is null when the buyer stated no quantity. */
    quantity: decimal('quantity'),
    note: text('note'),
    /** Products that the buyer may have meant, best first. */
    candidates: json<string[]>('candidates').notNull().default([]),
    /** The buyer's text, where a product was matched to it or chosen for it; the row then shows that product. */
    written: text('written'),
    /** The code of another maker, or of the buyer's own, by which the product was asked for. */
    askedCode: text('asked_code'),
  },
  (t) => [index('enquiry_rows_by_enquiry').on(t.enquirySeq), index('enquiry_rows_by_product').on(t.productId)],
);

/** Each row has the last number of a year. */
export const enquiryNumbers = table('enquiry_numbers', {
  year: int('year').primaryKey(),
  last: int('last').notNull(),
});

/** Notes and changes by admins. */
export const enquiryEvents = table(
  'enquiry_events',
  {
    seq: sequence('seq'),
    enquirySeq: int('enquiry_seq')
      .notNull()
      .references(() => enquiries.seq, { onDelete: 'cascade' }),
    kind: choice('kind', ['NOTE', 'STATE', 'ASSIGNEE', 'OFFER', 'SETTLED', 'SENT', 'ANSWERED', 'REMINDED']).notNull(),
    /**
     * This is the note, new state, offer's number, subject of an answer, product of a row, or e-mail address of the
     * person in charge, null for nobody.
     */
    text: text('text'),
    /** This is the e-mail address of the admin. */
    admin: text('admin').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('enquiry_events_by_enquiry').on(t.enquirySeq)],
);

/** The quote lists of visitors, each named by a cookie (docs/decisions/044). */
export const quoteLists = table(
  'quote_lists',
  {
    /** This is the SHA-256 of the cookie's token. */
    id: text('id').primaryKey(),
    /** The key of the enquiry that will be made of the list. */
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
    /** It is null for a line of the buyer without a product. */
    productId: text('product_id'),
    /** The product's name when it was added, or the buyer's line. */
    name: text('name').notNull(),
    /** Products that the buyer may have meant by the line, best first. */
    candidates: json<string[]>('candidates').notNull().default([]),
    quantity: decimal('quantity'),
    /** The text of a quantity that was pasted and could not be read; null once one is entered. */
    unreadQuantity: text('unread_quantity'),
    note: text('note'),
    /** The buyer's line, where it was matched to the product; null where it named that product's code. */
    written: text('written'),
    /** The code of another maker, or of the buyer's own, by which the product was asked for. */
    askedCode: text('asked_code'),
  },
  (t) => [index('quote_rows_by_list').on(t.listId)],
);

/** The codes that customers use of their own. Only admins read them: what one customer calls a part is no other's business. */
export const customerCodes = table(
  'customer_codes',
  {
    id: text('id').primaryKey(),
    /** The domain of the customer's e-mail addresses. */
    customer: text('customer').notNull(),
    /** The letters and digits of the code, folded. */
    key: text('key').notNull(),
    code: text('code').notNull(),
    /** The product, which may have been deleted since. */
    productId: text('product_id').notNull(),
    /** This is the e-mail address of the admin. */
    learnedBy: text('learned_by').notNull(),
    learnedAt: moment('learned_at').notNull(),
  },
  (t) => [
    uniqueIndex('customer_codes_by_code').on(t.customer, t.key),
    index('customer_codes_by_product').on(t.productId),
  ],
);
