import { and, desc, eq, inArray, or, type SQL } from 'drizzle-orm';
import { readChainedDiscount } from '../../../../common/offers/chainedDiscount.ts';
import { fold } from '../../../../common/text/letters.ts';
import { connectionFields } from '../../../context/connection.ts';
import { gathered } from '../../../context/gathered.ts';
import { badInput, notFound, stale } from '../../../core/errors.ts';
import { storedLira } from '../../../fields/ladder.ts';
import { addressesOf } from '../../../db/subqueries.ts';
import { customerCodes, enquiries } from '../../../db/enquiryTables.ts';
import { messages } from '../../../db/messageTables.ts';
import { orders } from '../../../db/orderTables.ts';
import type { Resolvers } from '../../../generated/resolvers.ts';
import {
  customerPage,
  customersOfAddresses,
  domainOf,
  findCustomer,
  joinCustomer,
  joinedCustomers,
  peopleOfCustomer,
  updateCustomer,
  type CustomerRow,
} from './customers.store.ts';
import { lastPrices, type LastPrice, type StatedPrice } from './lastPrices.store.ts';

/** No public page shows firms, so they leave the content revision alone. */
const unseen = { raisesRevision: false };

const ofFirm = gathered<Record<string, never>, { customer: CustomerRow | null }>(async ({ db }, emails) => {
  const found = await customersOfAddresses(db, emails);
  return new Map(emails.map((email) => [email, { customer: found.get(email) ?? null }]));
});

const sentBy = (id: string): SQL | undefined =>
  and(inArray(enquiries.email, addressesOf(id)), eq(enquiries.suspectedSpam, false));
const wroteBy = (id: string): SQL | undefined =>
  and(inArray(messages.email, addressesOf(id)), eq(messages.suspectedSpam, false));

const blankIsNull = (text: string | null | undefined) => text?.trim() || null;

/** Throws `BAD_USER_INPUT`. */
function typedDiscount(text: string | null | undefined): string | null {
  const discount = readChainedDiscount(text ?? '');
  if (discount === undefined)
    throw badInput('discount', 'The discount is in percent, from 0 to 100, such as 7,5 or 40+10.');
  return discount?.typed ?? null;
}

const shownPrice = (stated: StatedPrice | null) =>
  stated && { ...stated, at: new Date(stated.at).toISOString(), price: storedLira.read(stated.price) ?? 0 };

const shownLast = ({ ordered, offered, ...thing }: LastPrice) => ({
  ...thing,
  ordered: shownPrice(ordered),
  offered: shownPrice(offered),
});

export const customerResolvers = {
  Query: {
    customers: (_, { search, first, after }, { db }) => customerPage(db, search ?? '', { first, after }),
    customer: (_, { id }, { db }) => findCustomer(db, id),
  },
  Mutation: {
    async updateCustomer(_, { id, version, input }, { db }) {
      const texts = {
        name: input.name,
        discount: typedDiscount(input.discount),
        deliveryTerms: blankIsNull(input.deliveryTerms),
        paymentTerms: blankIsNull(input.paymentTerms),
        note: blankIsNull(input.note),
      };
      const saved = await db.write((tx) => updateCustomer(tx, { id, version }, texts), unseen);
      if (saved === 'stale') throw stale('The customer');
      if (!saved) throw notFound('Customer');
      return saved;
    },
    async joinCustomer(_, { id, into = null }, { db }) {
      const saved = await db.write((tx) => joinCustomer(tx, id, into), unseen);
      if (saved === 'circle') throw badInput('into', 'That customer is a part of this one: part it first.');
      if (!saved) throw notFound('Customer');
      return saved;
    },
  },
  Customer: {
    domain: domainOf,
    discountPercent: ({ discount }) => readChainedDiscount(discount ?? '')?.percent ?? null,
    joinedTo: ({ joinedTo }, _, { db }) => (joinedTo === null ? null : findCustomer(db, joinedTo)),
    joined: ({ id }, _, { db }) => joinedCustomers(db, id),
    people: async ({ id }, _, { db }) =>
      (await peopleOfCustomer(db, id)).map((one) => ({ ...one, lastAt: new Date(one.lastAt).toISOString() })),
    enquiries: async ({ id }, { first }, { db }) =>
      db
        .select()
        .from(enquiries)
        .where(sentBy(id))
        .orderBy(desc(enquiries.createdAt), desc(enquiries.id))
        .limit(first ?? 20),
    enquiryCount: ({ id }, _, { db }) => db.$count(enquiries, sentBy(id)),
    orders: async ({ id }, { first }, { db }) =>
      db
        .select()
        .from(orders)
        .where(orderedBy(db, id))
        .orderBy(desc(orders.createdAt), desc(orders.id))
        .limit(first ?? 20),
    orderCount: ({ id }, _, { db }) => db.$count(orders, orderedBy(db, id)),
    messages: async ({ id }, { first }, { db }) =>
      db
        .select()
        .from(messages)
        .where(wroteBy(id))
        .orderBy(desc(messages.createdAt), desc(messages.id))
        .limit(first ?? 20),
    codes: async (firm, { first }, { db }) => {
      const keys = [firm, ...(await joinedCustomers(db, firm.id))].map(({ key }) => key);
      return db
        .select()
        .from(customerCodes)
        .where(inArray(customerCodes.customer, keys))
        .orderBy(customerCodes.key)
        .limit(first ?? 50);
    },
    lastPrices: async ({ id }, { search, first }, { db }) => {
      const words = fold(search ?? '')
        .split(/\s+/)
        .filter(Boolean);
      const found = (await lastPrices(db, id)).filter(({ code, name }) => {
        const text = fold(`${code ?? ''} ${name}`);
        return words.every((word) => text.includes(word));
      });
      return found.slice(0, first ?? 20).map(shownLast);
    },
  },
  CustomerConnection: connectionFields,
  Enquiry: {
    customer: async ({ email }, _, context) => (await ofFirm(context, email, {})).customer,
  },
} satisfies Resolvers;

function orderedBy(db: Parameters<typeof findCustomer>[0], id: string): SQL | undefined {
  const asked = db.select({ seq: enquiries.seq }).from(enquiries).where(sentBy(id));
  return or(inArray(orders.email, addressesOf(id)), inArray(orders.enquirySeq, asked));
}
