import { batched } from '../../../context/batched.ts';
import { requireAdmin } from '../../../context/rights.ts';
import { notFound, stale } from '../../../core/errors.ts';
import { createOnce } from '../../../entity/createOnce.ts';
import type { Resolvers } from '../../../generated/resolvers.ts';
import { findEnquiryBySeq } from '../enquiries/enquiries.store.ts';
import { notePdfPath } from '../orders/orderPaths.ts';
import { addShipment, deleteShipment, shippedOf } from './addShipment.ts';
import { findOrderBySeq } from '../orders/orders.store.ts';
import { cancelRow } from './cancelRow.ts';
import { readPaper, setOrderPapers } from './setOrderPapers.ts';
import {
  findShipment,
  placeOf,
  shipmentsOf,
  shippedRowsOf,
  type ShipmentRecord,
  type ShipmentRowRecord,
} from './shipments.store.ts';

type None = Record<string, never>;
const grouped = <Part extends { orderSeq: number }>(ids: string[], parts: Part[]) =>
  new Map(ids.map((id): [string, Part[]] => [id, parts.filter(({ orderSeq }) => String(orderSeq) === id)]));

const shipmentsBatched = batched<None, ShipmentRecord[]>(async ({ db }, ids) =>
  grouped(ids, await shipmentsOf(db, ids.map(Number))),
);
const rowsBatched = batched<None, ShipmentRowRecord[]>(async ({ db }, ids) =>
  grouped(ids, await shippedRowsOf(db, ids.map(Number))),
);

/** The company's accounts and its store write these back to an order. */
export const shipmentResolvers = {
  Mutation: {
    async setOrderPapers(_, { id, version, file, kind, ...sent }, context) {
      const paper = file ? await readPaper(file, kind ?? 'INVOICE') : null;
      const row = await setOrderPapers(context.db, { id, version, now: Date.now() }, sent, paper);
      if (row === 'stale') throw stale('The order');
      if (!row) throw notFound('Order');
      return row;
    },
    async addShipment(_, { key, ...shipping }, context) {
      const { email } = requireAdmin(context);
      const shipment = await createOnce(
        context,
        { mutation: 'addShipment', key, content: shipping },
        {
          create: (db) => addShipment(db, shipping, { admin: email, now: Date.now() }),
          idOf: ({ id }) => id,
          find: findShipment,
          raisesRevision: false,
        },
      );
      const order = await findOrderBySeq(context.db, shipment.orderSeq);
      if (!order) throw notFound('Order');
      return { shipment, order };
    },
    async cancelOrderRow(_, { orderId: id, rowId, reason, version }, context) {
      const { email: admin } = requireAdmin(context);
      const row = await cancelRow(context.db, { id, version, admin, now: Date.now() }, rowId, reason?.trim() || null);
      if (row === 'stale') throw stale('The order');
      if (!row) throw notFound('Order');
      return row;
    },
    deleteShipment: (_, { id }, { db }) => deleteShipment(db, id, Date.now()),
  },
  Order: {
    invoice: ({ invoiceParty }) => invoiceParty,
    shipments: ({ seq }, _, context) => shipmentsBatched(context, String(seq), {}),
  },
  Enquiry: { invoice: ({ invoiceParty }) => invoiceParty },
  EnquiryStatus: { hasInvoice: ({ invoiceParty }) => invoiceParty !== null },
  OrderRow: {
    async shipped({ seq, orderSeq }, _, context) {
      return shippedOf(await rowsBatched(context, String(orderSeq), {})).get(seq) ?? 0;
    },
  },
  Shipment: {
    createdAt: ({ createdAt }) => new Date(createdAt).toISOString(),
    place: async (shipment, _, context) =>
      placeOf(shipment, await shipmentsBatched(context, String(shipment.orderSeq), {})),
    async notePath(shipment, _, context) {
      const order = await findOrderBySeq(context.db, shipment.orderSeq);
      const enquiry = order?.enquirySeq ? await findEnquiryBySeq(context.db, order.enquirySeq) : null;
      const all = await shipmentsBatched(context, String(shipment.orderSeq), {});
      return order && enquiry ? notePdfPath(enquiry, order.number, placeOf(shipment, all)) : null;
    },
    async rows({ seq, orderSeq }, _, context) {
      const rows = await rowsBatched(context, String(orderSeq), {});
      return rows.filter(({ shipmentSeq }) => shipmentSeq === seq);
    },
  },
  ShipmentRow: { rowId: ({ orderRowSeq }) => String(orderRowSeq) },
} satisfies Resolvers;
