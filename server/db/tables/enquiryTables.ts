import { siteLanguage } from '../../../common/text/locale.ts';
import {
  choice,
  decimal,
  flag,
  index,
  int,
  json,
  moment,
  sequence,
  table,
  text,
  uniqueIndex,
} from '../columns/columns.ts';
import { admins } from './accountTables.ts';
import { version, type products } from './tables.ts';

// Enquiries of buyers, and the codes of their own by which they ask.

/** Who is invoiced, as common/invoice/invoiceParty.ts has read it; what was not entered is missing. */
export type StoredInvoiceParty = {
  kind: 'COMPANY' | 'PERSON';
  title?: string;
  country: string;
  taxNumber?: string;
  taxScheme?: 'VKN' | 'TCKN' | 'VAT';
  taxOffice?: string;
  city?: string;
  district?: string;
  neighbourhood?: string;
  street?: string;
  buildingNumber?: string;
  postalCode?: string;
  email?: string;
};

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
    /** It is blank where the buyer telephoned or came and has given none. */
    email: text('email').notNull(),
    company: text('company'),
    phone: text('phone'),
    deliveryPlace: text('delivery_place'),
    message: text('message'),
    /** Who is invoiced, where the buyer has entered it. */
    invoiceParty: json<StoredInvoiceParty>('invoice_party'),
    createdAt: moment('created_at').notNull(),
    /** The language of the page that it was sent from, in which the buyer gets answers. */
    language: text('language').notNull().default(siteLanguage),
    /** How it reached the company. */
    channel: choice('channel', ['SITE', 'MESSAGE', 'PHONE', 'WHATSAPP', 'MAIL', 'VISIT']).notNull().default('SITE'),
    state: choice('state', ['NEW', 'IN_PROGRESS', 'OFFERED', 'WON', 'LOST']).notNull(),
    /** The message that it was made of, which may have been deleted since. */
    messageId: text('message_id'),
    assigneeId: text('assignee_id').references(() => admins.id, { onDelete: 'set null' }),
    noticeVersion: text('notice_version'),
    suspectedSpam: flag('suspected_spam').notNull().default(false),
    /** The time at which the buyer last asked something about an offer that nobody has answered; null for none. */
    askedAt: moment('asked_at'),
    version: version(),
  },
  (t) => [
    index('enquiries_by_asking').on(t.suspectedSpam, t.askedAt, t.id),
    index('enquiries_by_age').on(t.suspectedSpam, t.createdAt, t.id),
    index('enquiries_by_state').on(t.suspectedSpam, t.state, t.createdAt, t.id),
    index('enquiries_by_email').on(t.email),
    index('enquiries_by_message').on(t.messageId),
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

/** Notes and changes by admins, and what the buyer decided about offers. */
export const enquiryEvents = table(
  'enquiry_events',
  {
    seq: sequence('seq'),
    enquirySeq: int('enquiry_seq')
      .notNull()
      .references(() => enquiries.seq, { onDelete: 'cascade' }),
    kind: choice('kind', [
      ...['NOTE', 'STATE', 'ASSIGNEE', 'OFFER', 'SETTLED', 'SENT', 'ANSWERED', 'REMINDED'],
      ...['ACCEPTED', 'CHANGE_ASKED', 'DECLINED', 'RENEWAL_ASKED', 'QUESTION'],
    ] as const).notNull(),
    /**
     * This is the note, new state, offer's number, subject of an answer, product of a row, or e-mail address of the
     * person in charge, null for nobody.
     */
    text: text('text'),
    /** This is the e-mail address of the admin; it is empty where the buyer did it. */
    admin: text('admin').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('enquiry_events_by_enquiry').on(t.enquirySeq)],
);

/** Buyers ask these on the page of their enquiry, with or without an offer. */
export const enquiryQuestions = table(
  'enquiry_questions',
  {
    seq: sequence('seq'),
    id: text('id').notNull().unique(),
    enquirySeq: int('enquiry_seq')
      .notNull()
      .references(() => enquiries.seq, { onDelete: 'cascade' }),
    /** A key from the sender: the same key means that the same question is sent again. */
    sendKey: text('send_key').notNull().unique(),
    /** The SHA-256 of all that was sent with the key. */
    sent: text('sent').notNull(),
    text: text('text').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('enquiry_questions_by_enquiry').on(t.enquirySeq)],
);

/**
 * Files that buyers attach, and those that go out with letters. An enquiry claims them by their ids, which nobody can guess; the
 * file of one lies in the storage under its id. They outlast the row of the enquiry, so that one in the bin keeps its files.
 */
export const attachments = table(
  'attachments',
  {
    id: text('id').primaryKey(),
    /** The id of the enquiry, or of the message that a letter answers; null until one claims the file. */
    enquiryId: text('enquiry_id'),
    /** The letter that the file goes out with; null for a file of the buyer. */
    letterId: text('letter_id'),
    /** The place among the files of the enquiry. */
    place: int('place').notNull().default(0),
    /** The name under which a browser saves it. */
    name: text('name').notNull(),
    format: choice('format', ['PDF', 'JPEG', 'PNG', 'STEP', 'DXF']).notNull(),
    byteSize: int('byte_size').notNull(),
    createdAt: moment('created_at').notNull(),
    /** The moment from which on the file can be removed; null for one that an enquiry has. */
    endsAt: moment('ends_at'),
  },
  (t) => [
    index('attachments_by_enquiry').on(t.enquiryId, t.place),
    index('attachments_by_letter').on(t.letterId),
    index('attachments_by_end').on(t.endsAt),
  ],
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
