import { readChainedDiscount } from '../../../../common/offers/chainedDiscount.ts';
import { readTaxNumber } from '../../../../common/invoice/taxNumbers.ts';
import { fold } from '../../../../common/text/letters.ts';
import { connectionFields } from '../../../context/connection.ts';
import type { Context } from '../../../context/context.ts';
import { batched } from '../../../context/batched.ts';
import { badInput, notFound, stale } from '../../../core/errors.ts';
import { storedLira } from '../../../fields/ladder.ts';
import type { Resolvers } from '../../../generated/resolvers.ts';
import { peopleOf, readOfFirms, type AskedOfFirm, type FirmPart, type FoundOfFirm } from './customerLetters.store.ts';
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

/** So many letters of each kind are read for a firm, which is more than its page lists, to name its people as well. */
const mostLetters = 200;
/** More firms that were joined to one are not listed. */
const mostJoined = 10_000;

/** A page shows most fields of a firm: all that are asked of a list of firms are read at once. */
const read = batched<Record<string, never>, FoundOfFirm>(async ({ db }, asked) => {
  const wishes = asked.map((one) => JSON.parse(one) as AskedOfFirm);
  const found = await readOfFirms(db, wishes);
  return new Map(asked.flatMap((one, at) => (found[at] ? [[one, found[at]] as const] : [])));
});
const partOf = (context: Context, { id }: CustomerRow, part: FirmPart, most = mostLetters) =>
  read(context, JSON.stringify({ id, part, most } satisfies AskedOfFirm), {});

/** The firm to which each was joined, for those that were read together with it. */
const heads = new WeakMap<CustomerRow, CustomerRow>();

async function joinedFirms(context: Context, firm: CustomerRow): Promise<CustomerRow[]> {
  const { firms } = await partOf(context, firm, 'joined', mostJoined);
  const family = new Map([firm, ...firms].map((one) => [one.id, one]));
  for (const one of firms) {
    const head = family.get(one.joinedTo ?? '');
    if (head) heads.set(one, head);
  }
  return firms;
}

async function headOf(context: Context, firm: CustomerRow): Promise<CustomerRow | null> {
  if (firm.joinedTo === null) return null;
  return heads.get(firm) ?? (await partOf(context, firm, 'joinedTo', 1)).firms[0] ?? null;
}

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
    joinedTo: (firm, _, context) => headOf(context, firm),
    joined: (firm, _, context) => joinedFirms(context, firm),
    people: async (firm, _, context) => {
      const [asked, wrote] = await Promise.all([partOf(context, firm, 'enquiries'), partOf(context, firm, 'messages')]);
      const people = peopleOf(asked.enquiries, wrote.messages);
      return people.map((one) => ({ ...one, lastAt: new Date(one.lastAt).toISOString() }));
    },
    enquiries: async (firm, { first }, context) =>
      (await partOf(context, firm, 'enquiries')).enquiries.slice(0, first ?? 20),
    enquiryCount: async (firm, _, context) => (await partOf(context, firm, 'enquiryCount')).count,
    orders: async (firm, { first }, context) => (await partOf(context, firm, 'orders', first ?? 20)).orders,
    orderCount: async (firm, _, context) => (await partOf(context, firm, 'orderCount')).count,
    messages: async (firm, { first }, context) =>
      (await partOf(context, firm, 'messages')).messages.slice(0, first ?? 20),
    codes: async (firm, { first }, context) => (await partOf(context, firm, 'codes', first ?? 50)).codes,
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
