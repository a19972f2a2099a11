import { flag, index, moment, sequence, table, text } from '../columns/columns.ts';
import { version } from './tables.ts';

/**
 * Firms that wrote. All addresses of a domain are one firm; an address of a domain that strangers share is one of its own. What
 * they sent is found by these addresses, so joining two firms and parting them again moves nothing.
 */
export const customers = table(
  'customers',
  {
    seq: sequence('seq'),
    id: text('id').notNull().unique(),
    name: text('name').notNull(),
    /** The domain of the firm's addresses, or the whole address where strangers share the domain, in lower case. */
    key: text('key').notNull().unique(),
    /** The VKN that its first paper named; null while none did. A firm that learns the number of another is joined to it, once. */
    taxNumber: text('tax_number'),
    /** Name, key and VKN, folded, for the search. */
    found: text('found').notNull(),
    /** The standing discount as it was typed: '40+10'. */
    discount: text('discount'),
    deliveryTerms: text('delivery_terms'),
    paymentTerms: text('payment_terms'),
    note: text('note'),
    /** The firm that this one was joined to; null for one that stands by itself. */
    joinedTo: text('joined_to'),
    /** The time at which it last wrote. */
    lastAt: moment('last_at').notNull(),
    version: version(),
  },
  (t) => [
    index('customers_by_age').on(t.lastAt, t.id),
    index('customers_by_joined').on(t.joinedTo),
    index('customers_by_tax_number').on(t.taxNumber),
  ],
);

/** The addresses from which a firm wrote, as they were typed. */
export const customerAddresses = table(
  'customer_addresses',
  {
    seq: sequence('seq'),
    email: text('email').notNull().unique(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** The VKN with which it first wrote. It parts two firms that share a domain, once. */
    taxNumber: text('tax_number'),
    /** True where a person said whose address it is, which no paper changes. */
    byHand: flag('by_hand').notNull().default(false),
  },
  (t) => [index('customer_addresses_by_customer').on(t.customerId)],
);
