import { choice, decimal, index, int, json, moment, sequence, table, text } from '../columns/columns.ts';
import { enquiries } from './enquiryTables.ts';
import { currencies, type StoredOfferRate } from '../storedValues.ts';
import { version, type products } from './tables.ts';

/** The currency of a paper, and the rates by which its prices were filled in; they never change afterwards. */
export const paperMoney = () => ({
  currency: choice('currency', currencies).notNull().default('TRY'),
  rates: json<StoredOfferRate[]>('rates').notNull().default([]),
});

// Offers to buyers. A revision never changes once it is made, since the buyer may have it on paper.

export const offers = table(
  'offers',
  {
    seq: sequence('seq'),
    id: text('id').notNull().unique(),
    enquirySeq: int('enquiry_seq')
      .notNull()
      .references(() => enquiries.seq, { onDelete: 'cascade' }),
    /** This is the number of the revision, counted from 1 for each enquiry. */
    revision: int('revision').notNull(),
    createdAt: moment('created_at').notNull(),
    /** This is the time at which it was sent to the buyer; null before that, while only admins see it. */
    sentAt: moment('sent_at'),
    /** This is the last day of validity, such as '2026-12-06'. */
    validUntil: text('valid_until').notNull(),
    /** The admin at whose wish the site reminds the buyer before the offer ends, by e-mail address; null for nobody. */
    remindBy: text('remind_by'),
    /** This is the time at which the site reminded the buyer; null before that. */
    remindedAt: moment('reminded_at'),
    ...paperMoney(),
    /** The buyer reads this name. */
    preparedBy: text('prepared_by').notNull(),
    intro: text('intro'),
    deliveryTerms: text('delivery_terms'),
    paymentTerms: text('payment_terms'),
    notes: text('notes'),
  },
  (t) => [index('offers_by_enquiry').on(t.enquirySeq, t.revision), index('offers_by_end').on(t.validUntil)],
);

/** These columns are common to a line of an offer and one of an order. */
export const pricedLine = () => ({
  /** The product, which may have been deleted since; null for a line without a product. */
  productId: text('product_id'),
  code: text('code'),
  name: text('name').notNull(),
  note: text('note'),
  /** The buyer's code for it, or that of another maker by which it was asked for. */
  askedCode: text('asked_code'),
  quantity: decimal('quantity').notNull(),
  salesUnit: text('sales_unit').$type<(typeof products.$inferSelect)['salesUnit']>(),
  /** This is the price in kuruş or cents without KDV, for `priceQuantity` units. */
  price: int('price').notNull(),
  /** The price with KDV of which `price` was made, for as many units: the total of the line is its multiple. Null: there is none. */
  gross: int('gross'),
  priceQuantity: int('price_quantity'),
  /** This is the discount in percent. */
  discount: decimal('discount'),
  /** The steps of the discount as they were typed, each taken of what the one before left: '40+10'. Null: it has one step. */
  discountSteps: text('discount_steps'),
  /** This is the KDV in percent. */
  vatRate: int('vat_rate').notNull(),
});

export const offerRows = table(
  'offer_rows',
  {
    seq: sequence('seq'),
    offerSeq: int('offer_seq')
      .notNull()
      .references(() => offers.seq, { onDelete: 'cascade' }),
    ...pricedLine(),
    kind: text('kind').$type<'PLAIN' | 'OPTIONAL' | 'ALTERNATIVE'>().notNull().default('PLAIN'),
  },
  (t) => [index('offer_rows_by_offer').on(t.offerSeq), index('offer_rows_by_product').on(t.productId)],
);

/** Mails to buyers with an offer. Each keeps its text, and the time at which the mail server accepted it. */
export const offerMails = table(
  'offer_mails',
  {
    seq: sequence('seq'),
    id: text('id').notNull().unique(),
    offerSeq: int('offer_seq')
      .notNull()
      .references(() => offers.seq, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    /** This is the e-mail address of the sending admin. */
    admin: text('admin').notNull(),
    createdAt: moment('created_at').notNull(),
    /** This is the time at which the mail server accepted it; null before that. */
    sentAt: moment('sent_at'),
  },
  (t) => [index('offer_mails_by_offer').on(t.offerSeq)],
);

/** Terms under a name, from which the form of an offer is filled in; no offer refers to them. */
export const offerTemplates = table('offer_templates', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  validDays: int('valid_days'),
  deliveryTerms: text('delivery_terms'),
  paymentTerms: text('payment_terms'),
  notes: text('notes'),
  version: version(),
});
