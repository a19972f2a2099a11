import { connectionFields } from '../../../context/connection.ts';
import type { Context } from '../../../context/context.ts';
import { batched } from '../../../context/batched.ts';
import { requireAdmin } from '../../../context/rights.ts';
import { badInput, notFound, stale } from '../../../core/errors.ts';
import { momentOf } from '../../../core/moments.ts';
import { latestChanges } from '../../../entity/revisions.store.ts';
import { salesUnits } from '../../../../common/measures/salesUnits.ts';
import { shownRate, totalInLira } from '../offers/ratesOfPapers.ts';
import { storedLira } from '../../../fields/ladder.ts';
import type { Resolvers } from '../../../generated/resolvers.ts';
import { lineNet, sumsOf } from '../../../../common/offers/sums.ts';
import { productOf } from '../../catalogue/products/products.rows.ts';
import { type EnquiryRecord, enquiriesBySeqs } from '../enquiries/enquiries.store.ts';
import { addressesOf, allCarriers } from './carriers.store.ts';
import { changeOrder } from './changeOrder.ts';
import { documentsOf } from './orderDocuments.ts';
import { orderPage } from './orderPages.store.ts';
import { kindsOfOrderPapers } from './orderPapers.store.ts';
import {
  type OrderEventRecord,
  type OrderRecord,
  type OrderRowRecord,
  eventsOfOrder,
  findOrder,
  ordersOf,
  rowsOfOrder,
} from './orders.store.ts';
import { shownOrder } from './readOrder.ts';

type None = Record<string, never>;

const grouped = <Part>(ids: string[], parts: Part[], seqOf: (part: Part) => number | null) =>
  new Map(ids.map((id): [string, Part[]] => [id, parts.filter((part) => String(seqOf(part)) === id)]));

const ordersBatched = batched<None, OrderRecord[]>(async ({ db }, ids) =>
  grouped(ids, await ordersOf(db, ids.map(Number)), ({ enquirySeq }) => enquirySeq),
);
const rowsBatched = batched<None, OrderRowRecord[]>(async ({ db }, ids) =>
  grouped(ids, await rowsOfOrder(db, ids.map(Number)), ({ orderSeq }) => orderSeq),
);
const eventsBatched = batched<None, OrderEventRecord[]>(async ({ db }, ids) =>
  grouped(ids, await eventsOfOrder(db, ids.map(Number)), ({ orderSeq }) => orderSeq),
);
const enquiriesBatched = batched<None, { enquiry: EnquiryRecord | null }>(async ({ db }, ids) => {
  const found = await enquiriesBySeqs(db, ids.map(Number));
  return new Map(ids.map((id) => [id, { enquiry: found.get(Number(id)) ?? null }]));
});

const papersBatched = batched<None, Awaited<ReturnType<typeof kindsOfOrderPapers>>>(async ({ db }, ids) =>
  grouped(ids, await kindsOfOrderPapers(db, ids.map(Number)), ({ orderSeq }) => orderSeq),
);

const enquiryOf = async (seq: number | null, context: Context) =>
  seq === null ? null : (await enquiriesBatched(context, String(seq), {})).enquiry;

const changedBatched = batched<None, { at: number | null }>(async ({ db }, ids) => {
  const latest = await latestChanges(db, 'order', ids);
  return new Map(ids.map((id) => [id, { at: latest.get(id)?.at ?? null }]));
});

const lira = (kurus: number) => storedLira.read(kurus) ?? 0;

export const orderResolvers = {
  Query: {
    orders(_, { first, after, state, search, updatedSince, orderBy }, { db }) {
      const filter = {
        ...(state && { state }),
        ...(search && { search }),
        ...(updatedSince != null && { updatedSince: momentOf('updatedSince', updatedSince) }),
      };
      return orderPage(db, filter, { first, after, ...(orderBy && { sort: orderBy }) });
    },
    order: (_, { id }, { db }) => findOrder(db, id),
    carriers: (_, __, { db }) => allCarriers(db),
  },
  Mutation: {
    async setOrderState(_, { id, version, ...sent }, context) {
      const { email } = requireAdmin(context);
      const mailBuyer = sent.mailBuyer ?? false;
      if (mailBuyer && !context.sendsMail)
        throw badInput('mailBuyer', 'This site has no mail server: set SMTP_URL, or tell the buyer in another way.');
      const { state, text = null, carrier = null, consignment = null, pattern = null, reason = null } = sent;
      const change = { state, text: text || null, carrier, consignment, pattern, reason: reason || null, mailBuyer };
      const row = await changeOrder(context.db, { id, version, admin: email, now: Date.now() }, change);
      if (row === 'stale') throw stale('The order');
      if (!row) throw notFound('Order');
      return row;
    },
  },
  Enquiry: {
    orders: ({ seq }, _, context) => ordersBatched(context, String(seq), {}),
  },
  EnquiryStatus: {
    order: ({ seq }, _, { db }) => shownOrder(db, seq),
  },
  Order: {
    updatedAt: async ({ id, createdAt }, _, context) =>
      new Date((await changedBatched(context, id, {})).at ?? createdAt).toISOString(),
    rows: ({ seq }, _, context) => rowsBatched(context, String(seq), {}),
    rates: ({ rates }) => rates.map(shownRate),
    sums: async ({ seq }, _, context) => sumsOf(await rowsBatched(context, String(seq), {})),
    totalInLira: async (order, _, context) =>
      totalInLira(order, sumsOf(await rowsBatched(context, String(order.seq), {}))),
    events: ({ seq }, _, context) => eventsBatched(context, String(seq), {}),
    consignmentUrl: async (order, _, { db }) => (await addressesOf(db, [order])).get(order.seq) ?? null,
    enquiry: ({ enquirySeq }, _, context) => enquiryOf(enquirySeq, context),
    async documents(order, _, context) {
      const kept = await papersBatched(context, String(order.seq), {});
      const kinds = kept.map(({ kind }) => kind);
      return documentsOf(order, kinds, await enquiryOf(order.enquirySeq, context));
    },
  },
  OrderRow: {
    id: ({ seq }) => String(seq),
    product: ({ productId }, _, context) => productOf(context, productId),
    price: ({ price }) => lira(price),
    priceWithVat: ({ gross }) => (gross === null ? null : lira(gross)),
    net: (row) => lira(lineNet(row)),
    unitCode: ({ salesUnit }) => salesUnits[salesUnit ?? 'PIECE'].code,
  },
  OrderEvent: {
    id: ({ seq }) => String(seq),
  },
  OrderConnection: connectionFields,
} satisfies Resolvers;
