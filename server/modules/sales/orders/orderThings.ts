import type { ReadThings } from '../../../entity/announces.ts';
import { inParts } from '../../../db/parts.ts';
import { lineNet, sumsOf } from '../../../../common/offers/sums.ts';
import { enquiriesBySeqs } from '../enquiries/enquiries.store.ts';
import { moneyOfPaper } from '../offers/offerThings.ts';
import { rowsOfOrder, ordersWithIds } from './orders.store.ts';

const lira = (kurus: number) => kurus / 100;

/**
 * An order as it is when its state changes. What the buyer wrote, and what was written about them, is sent with the personal
 * data; so are the names of its lines, as those of offers are.
 */
export const orderThings: ReadThings = async (db, ids) => {
  const found = await ordersWithIds(db, ids);
  const lines = await inParts(
    found.map(({ seq }) => seq),
    (part) => rowsOfOrder(db, part),
  );
  const asked = await enquiriesBySeqs(
    db,
    found.flatMap(({ enquirySeq }) => enquirySeq ?? []),
  );
  return new Map(
    found.map((order) => {
      const { number, state, offerNumber, ownNumber, carrier, consignment, cancelReason, digest } = order;
      const rows = lines.filter(({ orderSeq }) => orderSeq === order.seq);
      const { net, total } = sumsOf(rows);
      const values = rows.map((row) => {
        const { productId, code, quantity, salesUnit, priceQuantity, discount, discountSteps, vatRate } = row;
        const price = lira(row.price);
        return {
          productId,
          code,
          quantity,
          salesUnit,
          price,
          priceWithVat: row.gross === null ? null : lira(row.gross),
          priceQuantity,
          discount,
          discountSteps,
          vatRate,
          net: lira(lineNet(row)),
        };
      });
      const { company, buyerName, buyerTitle, email, deliveryPlace } = order;
      return [
        order.id,
        {
          ...{ name: number, url: `/admin/orders/${encodeURIComponent(order.id)}`, version: order.version },
          values: {
            ...{ number, state, offerNumber, enquiryId: asked.get(order.enquirySeq ?? 0)?.id ?? null },
            ...{ createdAt: new Date(order.createdAt).toISOString(), carrier, consignment, digest },
            ...{
              invoiceNumber: order.invoiceNumber,
              invoiceUuid: order.invoiceUuid,
              waybillNumber: order.waybillNumber,
            },
            ...{ net: lira(net), total: lira(total), rows: values, ...moneyOfPaper(order) },
          },
          personal: {
            ...{ company, buyerName, buyerTitle, email, deliveryPlace, ownNumber, cancelReason },
            invoice: order.invoiceParty,
            rows: values.map((value, at) => ({ ...value, name: rows[at]?.name, note: rows[at]?.note })),
          },
        },
      ];
    }),
  );
};
