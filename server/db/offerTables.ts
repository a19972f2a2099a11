import { decimal, index, int, moment, sequence, table, text } from './columns.ts';
import { enquiries } from './enquiryTables.ts';
import type { products } from './tables.ts';

// What buyers were offered. A revision is never changed once it is made: the buyer may have it on paper.

export const offers = table(
  'offers',
  {
    seq: sequence('seq'),
    id: text('id').notNull().unique(),
    enquirySeq: int('enquiry_seq')
      .notNull()
      .references(() => enquiries.seq, { onDelete: 'cascade' }),
    /** Counted from 1 for each enquiry. */
    revision: int('revision').notNull(),
    createdAt: moment('created_at').notNull(),
    /** The last day, in Istanbul: '2026-12-06'. */
    validUntil: text('valid_until').notNull(),
    /** As the buyer reads it. */
    preparedBy: text('prepared_by').notNull(),
    intro: text('intro'),
    deliveryTerms: text('delivery_terms'),
    paymentTerms: text('payment_terms'),
    notes: text('notes'),
  },
  (t) => [index('offers_by_enquiry').on(t.enquirySeq, t.revision)],
);

export const offerRows = table(
  'offer_rows',
  {
    seq: sequence('seq'),
    offerSeq: int('offer_seq')
      .notNull()
      .references(() => offers.seq, { onDelete: 'cascade' }),
    /** May name one that was deleted since; null for what no product stands for. */
    productId: text('product_id'),
    code: text('code'),
    name: text('name').notNull(),
    note: text('note'),
    quantity: decimal('quantity').notNull(),
    salesUnit: text('sales_unit').$type<(typeof products.$inferSelect)['salesUnit']>(),
    /** In kuruş without KDV, for `priceQuantity` units. */
    price: int('price').notNull(),
    priceQuantity: int('price_quantity'),
    /** In percent. */
    discount: decimal('discount'),
    /** KDV in percent. */
    vatRate: int('vat_rate').notNull(),
  },
  (t) => [index('offer_rows_by_offer').on(t.offerSeq), index('offer_rows_by_product').on(t.productId)],
);

/** Letters to buyers with an offer. What each says stays, and when the mail server took it. */
export const offerMails = table(
  'offer_mails',
  {
    seq: sequence('seq'),
    id: text('id').notNull().unique(),
    offerSeq: int('offer_seq')
      .notNull()
      .references(() => offers.seq, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    /** E-mail address of who sent it. */
    admin: text('admin').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Null as long as no mail server has taken it. */
    sentAt: moment('sent_at'),
  },
  (t) => [index('offer_mails_by_offer').on(t.offerSeq)],
);
