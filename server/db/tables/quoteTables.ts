import { decimal, index, int, json, moment, table, text, sequence } from '../columns/columns.ts';

// Quote lists of visitors, from which enquiries are made.

/**
 * The rows that a repeated enquiry or order has put on a list, so that they can be taken back; `added` is null for a row without a
 * quantity. Lists that were stored before orders could be repeated have no `isOrder`.
 */
export type Repeated = {
  number: string;
  isOrder?: boolean;
  replaced: number;
  changed: number;
  gone: number;
  rows: { seq: number; added: number | null; isNew: boolean }[];
};

/** The quote lists of visitors: a cookie names those of one browser, up to five (docs/decisions/044, 119). */
export const quoteLists = table(
  'quote_lists',
  {
    id: text('id').primaryKey(),
    /** This is the SHA-256 of the cookie's token; null for the copy that a shared link leads to. */
    owner: text('owner'),
    name: text('name'),
    madeAt: moment('made_at').notNull().default(0),
    /** The list of an owner that was chosen last is the one that rows are added to. */
    chosenAt: moment('chosen_at').notNull().default(0),
    repeated: json<Repeated>('repeated'),
    /** The key of the enquiry that will be made of the list. */
    sendKey: text('send_key').notNull(),
    usedAt: moment('used_at').notNull(),
  },
  (t) => [index('quote_lists_by_use').on(t.usedAt), index('quote_lists_by_owner').on(t.owner)],
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
    /** The product that a repeated enquiry asked for, where another one has taken its place since. */
    replaces: text('replaces'),
    /** The price in the repeated enquiry, in kuruş, where today's is another one. */
    formerPrice: int('former_price'),
    formerPriceQuantity: int('former_price_quantity'),
  },
  (t) => [index('quote_rows_by_list').on(t.listId)],
);

/** The links to copies of quote lists. */
export const quoteShares = table(
  'quote_shares',
  {
    /** The secret of the link. It is not hashed, since the list that it came from shows the link again. */
    code: text('code').primaryKey(),
    copyId: text('copy_id')
      .notNull()
      .references(() => quoteLists.id, { onDelete: 'cascade' }),
    /** The list that was copied; it may be gone since. */
    listId: text('list_id').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (t) => [
    index('quote_shares_by_copy').on(t.copyId),
    index('quote_shares_by_list').on(t.listId),
    index('quote_shares_by_end').on(t.endsAt),
  ],
);
