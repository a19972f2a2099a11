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
import { enquiries, type StoredInvoiceParty } from './enquiryTables.ts';
import { offerRows, offers, paperMoney, pricedLine } from './offerTables.ts';
import { version } from './tables.ts';

// Buyers answer offers, and accepted ones become orders.

/** A buyer asks for this instead of accepting: another offer, a later end, or nothing any more. */
export const offerRequests = table(
  'offer_requests',
  {
    seq: sequence('seq'),
    id: text('id').notNull().unique(),
    offerSeq: int('offer_seq')
      .notNull()
      .references(() => offers.seq, { onDelete: 'cascade' }),
    /** A key from the sender: the same key means that the same request is sent again. */
    sendKey: text('send_key').notNull().unique(),
    /** The SHA-256 of all that was sent with the key. */
    sent: text('sent').notNull(),
    kind: choice('kind', ['CHANGE', 'DECLINE', 'RENEWAL']).notNull(),
    /** Why an offer is declined; null where the buyer gives no reason. */
    reason: choice('reason', ['PRICE', 'LEAD_TIME', 'UNSUITABLE', 'NOT_NEEDED']),
    text: text('text'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('offer_requests_by_offer').on(t.offerSeq)],
);

/** A line of an offer is to change in these values; null leaves one as it is. */
export const offerRequestRows = table(
  'offer_request_rows',
  {
    seq: sequence('seq'),
    requestSeq: int('request_seq')
      .notNull()
      .references(() => offerRequests.seq, { onDelete: 'cascade' }),
    offerRowSeq: int('offer_row_seq')
      .notNull()
      .references(() => offerRows.seq, { onDelete: 'cascade' }),
    quantity: decimal('quantity'),
    /** This is the price in kuruş without KDV, for as many units as that of the line. */
    price: int('price'),
    /** This is the day of delivery, such as '2026-12-06'. */
    day: text('day'),
    text: text('text'),
  },
  (t) => [
    index('offer_request_rows_by_request').on(t.requestSeq),
    index('offer_request_rows_by_row').on(t.offerRowSeq),
  ],
);

export const orderStates = ['PLACED', 'CONFIRMED', 'READY', 'SENT', 'DELIVERED', 'CANCELLED'] as const;

export const acceptanceChannels = ['SITE', 'PHONE', 'WHATSAPP', 'MAIL', 'PAPER', 'VISIT'] as const;

/**
 * Offers that buyers accepted. An order stays when its enquiry is deleted, since its number may not leave a gap and the law
 * keeps it; it then loses what names a person.
 */
export const orders = table(
  'orders',
  {
    seq: sequence('seq'),
    id: text('id').notNull().unique(),
    /** The number is text such as 'S-2026-00042'. */
    number: text('number').notNull().unique(),
    enquirySeq: int('enquiry_seq').references(() => enquiries.seq, { onDelete: 'set null' }),
    offerSeq: int('offer_seq').references(() => offers.seq, { onDelete: 'set null' }),
    /** The number of the accepted revision, such as 'T-2026-00042/2'. */
    offerNumber: text('offer_number').notNull(),
    /** A key from the sender: the same key means that the same acceptance is sent again. */
    sendKey: text('send_key').notNull().unique(),
    /** The SHA-256 of all that was sent with the key. */
    sent: text('sent').notNull(),
    /** This is the time at which the buyer accepted, or at which an admin recorded that. */
    createdAt: moment('created_at').notNull(),
    /** The language in which the buyer reads about it. */
    language: text('language').notNull().default(siteLanguage),
    /** How the buyer accepted: on the site, or in another way that an admin recorded. */
    channel: choice('channel', acceptanceChannels).notNull().default('SITE'),
    /** This is the day in Istanbul on which the buyer accepted elsewhere, such as '2026-11-27'; null for the site. */
    acceptedOn: text('accepted_on'),
    /** This is the e-mail address of the admin who recorded it; null for the site. */
    recordedBy: text('recorded_by'),
    state: choice('state', orderStates).notNull(),
    ...paperMoney(),
    company: text('company'),
    /** The person who accepted, with title; null once erased, as are the address, the network and the buyer's papers. */
    buyerName: text('buyer_name'),
    buyerTitle: text('buyer_title'),
    email: text('email'),
    /** The number under which the buyer knows the order. */
    ownNumber: text('own_number'),
    /** The network from which it was accepted, such as '203.0.113.0/24'. */
    network: text('network'),
    /** The SHA-256 of the offer's file as the buyer saw it, in hexadecimal digits. */
    digest: text('digest').notNull(),
    deliveryPlace: text('delivery_place'),
    deliveryTerms: text('delivery_terms'),
    paymentTerms: text('payment_terms'),
    notes: text('notes'),
    carrier: text('carrier'),
    /** The number of the consignment at its carrier. */
    consignment: text('consignment'),
    cancelReason: text('cancel_reason'),
    /** Who is invoiced, as the buyer entered it; null where it was not, and once it is erased. */
    invoiceParty: json<StoredInvoiceParty>('invoice_party'),
    /** The numbers of the invoice in the company's accounts, of the e-invoice (ETTN) and of the waybill. */
    invoiceNumber: text('invoice_number'),
    invoiceUuid: text('invoice_uuid'),
    waybillNumber: text('waybill_number'),
    version: version(),
  },
  (t) => [
    index('orders_by_enquiry').on(t.enquirySeq),
    uniqueIndex('orders_by_offer').on(t.offerSeq),
    index('orders_by_age').on(t.createdAt, t.id),
    index('orders_by_state').on(t.state, t.createdAt, t.id),
    index('orders_by_email').on(t.email),
    index('orders_by_own_number').on(t.ownNumber),
  ],
);

/**
 * The PDFs of offers as buyers got them. One is drawn when it is first read by its buyer, and never again: letterhead and
 * program change, and an order names its digest.
 */
export const offerPapers = table('offer_papers', {
  offerSeq: int('offer_seq')
    .primaryKey()
    .references(() => offers.seq, { onDelete: 'cascade' }),
  /** The SHA-256 of the file, in hexadecimal digits. */
  digest: text('digest').notNull(),
  /** The file in Base64. */
  content: text('content').notNull(),
});

/**
 * The PDFs of an order: the offer with the record of its acceptance, and the order that the buyer sent along, which never change;
 * and the invoice and the waybill, which the company's accounts may send once more.
 */
export const orderPapers = table(
  'order_papers',
  {
    seq: sequence('seq'),
    orderSeq: int('order_seq')
      .notNull()
      .references(() => orders.seq, { onDelete: 'cascade' }),
    kind: choice('kind', ['OFFER', 'OWN', 'INVOICE', 'WAYBILL']).notNull(),
    /** The name under which a browser saves it. */
    name: text('name').notNull(),
    /** The file in Base64. */
    content: text('content').notNull(),
  },
  (t) => [uniqueIndex('order_papers_by_order').on(t.orderSeq, t.kind)],
);

/**
 * The accepted lines of an order, with the alternatives and options that the buyer chose. They never change; what is not
 * delivered any more is noted beside them.
 */
export const orderRows = table(
  'order_rows',
  {
    seq: sequence('seq'),
    orderSeq: int('order_seq')
      .notNull()
      .references(() => orders.seq, { onDelete: 'cascade' }),
    ...pricedLine(),
    /** So much of it will not be sent any more. */
    cancelled: decimal('cancelled').notNull().default(0),
    /** The reason of that, which the buyer reads; null where nothing is cancelled. */
    cancelReason: text('cancel_reason'),
  },
  (t) => [index('order_rows_by_order').on(t.orderSeq), index('order_rows_by_product').on(t.productId)],
);

/** The states that an order went through. */
export const orderEvents = table(
  'order_events',
  {
    seq: sequence('seq'),
    orderSeq: int('order_seq')
      .notNull()
      .references(() => orders.seq, { onDelete: 'cascade' }),
    state: choice('state', orderStates).notNull(),
    /** The buyer reads this about it. */
    text: text('text'),
    /** This is the e-mail address of the admin; null for the buyer. */
    admin: text('admin'),
    /** Whether the buyer gets a mail about it. */
    mailed: flag('mailed').notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('order_events_by_order').on(t.orderSeq)],
);

/** A part of an order that was sent at one time. */
export const shipments = table(
  'shipments',
  {
    seq: sequence('seq'),
    id: text('id').notNull().unique(),
    orderSeq: int('order_seq')
      .notNull()
      .references(() => orders.seq, { onDelete: 'cascade' }),
    carrier: text('carrier'),
    consignment: text('consignment'),
    waybillNumber: text('waybill_number'),
    /** The number of its delivery note within the order; null in shipments that are older than those. */
    place: int('place'),
    /** This is the e-mail address of the admin. */
    admin: text('admin').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('shipments_by_order').on(t.orderSeq)],
);

/** How much of each row of the order is in a shipment. */
export const shipmentRows = table(
  'shipment_rows',
  {
    seq: sequence('seq'),
    shipmentSeq: int('shipment_seq')
      .notNull()
      .references(() => shipments.seq, { onDelete: 'cascade' }),
    orderRowSeq: int('order_row_seq')
      .notNull()
      .references(() => orderRows.seq, { onDelete: 'cascade' }),
    quantity: decimal('quantity').notNull(),
  },
  (t) => [index('shipment_rows_by_shipment').on(t.shipmentSeq), index('shipment_rows_by_row').on(t.orderRowSeq)],
);

/** The carriers by which orders were sent, each with the address at which it shows a consignment. */
export const carriers = table('carriers', {
  /** The name, folded. */
  key: text('key').primaryKey(),
  name: text('name').notNull(),
  /** In it, {numara} stands for the number of the consignment. */
  pattern: text('pattern').notNull(),
});

/** Each row has the last number of a year. */
export const orderNumbers = table('order_numbers', {
  year: int('year').primaryKey(),
  last: int('last').notNull(),
});
