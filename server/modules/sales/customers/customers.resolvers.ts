import { readChainedDiscount } from '../../../../common/offers/chainedDiscount.ts';
import { readTaxNumber } from '../../../../common/invoice/taxNumbers.ts';
import { fold } from '../../../../common/text/letters.ts';
import { connectionFields } from '../../../context/connection.ts';
import type { Context } from '../../../context/context.ts';
import { batched } from '../../../context/batched.ts';
import { badInput, notFound, stale } from '../../../core/errors.ts';
import { storedLira } from '../../../fields/ladder.ts';
import type { Resolvers } from '../../../generated/resolvers.ts';
import {
  codesOfCustomers,
  countsOf,
  enquiriesOfCustomer,
  familiesOf,
  joinedOf,
  messagesOfCustomer,
  ordersOfCustomer,
  peopleOf,
} from './customerLetters.store.ts';
import { joinCustomer, moveCustomerAddress } from './customerFirms.store.ts';
import { domainOf, findCustomer, type CustomerRow } from './customerRows.store.ts';
import { customerPage, customersOfAddresses, updateCustomer } from './customers.store.ts';
import { lastPrices, type LastPrice, type StatedPrice } from './lastPrices.store.ts';

/** No public page shows firms, so they leave the content revision alone. */
const unseen = { raisesRevision: false };

const ofFirm = batched<Record<string, never>, { customer: CustomerRow | null }>(async ({ db }, emails) => {
  const found = await customersOfAddresses(db, emails);
  return new Map(emails.map((email) => [email, { customer: found.get(email) ?? null }]));
});

// A firm has several fields of its family, its people and its letters: each is read once for an operation.

const familyOf = batched(async ({ db }, ids) => familiesOf(db, ids));
const countOf = batched(async (context, ids) => {
  const families = await Promise.all(ids.map(async (id) => [id, await familyOf(context, id, {})] as const));
  return countsOf(context.db, new Map(families));
});
const eachOf = <Value>(read: (context: Context, id: string) => Promise<Value>) =>
  batched(async (context, ids) => {
    const found = await Promise.all(ids.map(async (id) => [id, await read(context, id)] as const));
    return new Map(found);
  });
const askedBy = eachOf(async (context, id) => enquiriesOfCustomer(context.db, await familyOf(context, id, {})));
const writtenBy = eachOf(async (context, id) => messagesOfCustomer(context.db, await familyOf(context, id, {})));
const joinedTo = eachOf(async (context, id) => joinedOf(context.db, id, await familyOf(context, id, {})));

const blankIsNull = (text: string | null | undefined) => text?.trim() || null;

/** Throws `BAD_USER_INPUT`. */
function typedDiscount(text: string | null | undefined): string | null {
  const discount = readChainedDiscount(text ?? '');
  if (discount === undefined)
    throw badInput('discount', 'The discount is in percent, from 0 to 100, such as 7,5 or 40+10.');
  return discount?.typed ?? null;
}

/** Returns undefined where none was sent, which keeps the one that is stored. Throws `BAD_USER_INPUT`. */
function typedTaxNumber(text: string | null | undefined): string | null | undefined {
  if (text === undefined) return undefined;
  if (!text?.trim()) return null;
  const read = readTaxNumber(text, 'TR');
  if ('number' in read && read.scheme === 'VKN') return read.number;
  throw badInput('taxNumber', 'A tax number (VKN) has ten digits, the last of which checks the others.');
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
      const taxNumber = typedTaxNumber(input.taxNumber);
      const texts = {
        name: input.name,
        ...(taxNumber !== undefined && { taxNumber }),
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
    async moveCustomerAddress(_, { email, into = null }, { db }) {
      const firm = await db.write((tx) => moveCustomerAddress(tx, email, into), unseen);
      if (!firm) throw notFound(into === null ? 'Address' : 'Address or customer');
      return firm;
    },
  },
  Customer: {
    domain: domainOf,
    discountPercent: ({ discount }) => readChainedDiscount(discount ?? '')?.percent ?? null,
    joinedTo: ({ joinedTo }, _, { db }) => (joinedTo === null ? null : findCustomer(db, joinedTo)),
    joined: ({ id }, _, context) => joinedTo(context, id, {}),
    people: async ({ id }, _, context) => {
      const [asked, wrote] = await Promise.all([askedBy(context, id, {}), writtenBy(context, id, {})]);
      return peopleOf(asked, wrote).map((one) => ({ ...one, lastAt: new Date(one.lastAt).toISOString() }));
    },
    enquiries: async ({ id }, { first }, context) => (await askedBy(context, id, {})).slice(0, first ?? 20),
    enquiryCount: async ({ id }, _, context) => (await countOf(context, id, {})).enquiries,
    orders: async ({ id }, { first }, context) =>
      ordersOfCustomer(context.db, await familyOf(context, id, {}), first ?? 20),
    orderCount: async ({ id }, _, context) => (await countOf(context, id, {})).orders,
    messages: async ({ id }, { first }, context) => (await writtenBy(context, id, {})).slice(0, first ?? 20),
    codes: async (firm, { first }, context) =>
      codesOfCustomers(context.db, [firm, ...(await joinedTo(context, firm.id, {}))], first ?? 50),
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
