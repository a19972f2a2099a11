import { asc, inArray } from 'drizzle-orm';
import { inParts } from '../../../db/parts.ts';
import { offers } from '../../../db/tables/offerTables.ts';
import { orderRows as orderRowTable, orders } from '../../../db/tables/orderTables.ts';
import type { ReadThings } from '../../../entity/announces.ts';
import { enquiriesBySeqs } from '../enquiries/enquiries.store.ts';
import { iso, screenOf } from '../enquiries/enquiryThings.ts';
import { offersBySeqs, linesOfOffer, type LineRecord } from './offers.store.ts';

/** Prices are kept in kuruş. */
const lira = (price: number | null) => (price === null ? null : price / 100);
type Priced = Pick<
  LineRecord,
  | 'productId'
  | 'code'
  | 'quantity'
  | 'salesUnit'
  | 'price'
  | 'gross'
  | 'priceQuantity'
  | 'discount'
  | 'discountSteps'
  | 'vatRate'
>;
const priced = ({ productId, code, quantity, salesUnit, price, gross, priceQuantity, vatRate, ...less }: Priced) => ({
  ...{ productId, code, quantity, salesUnit, price: lira(price), priceWithVat: lira(gross) },
  ...{ priceQuantity, discount: less.discount, discountSteps: less.discountSteps, vatRate },
});

/** The currency of a paper and its rates, in lira for one unit. */
export const moneyOfPaper = ({ currency, rates }: Pick<typeof offers.$inferSelect, 'currency' | 'rates'>) => ({
  currency,
  rates: rates.map((rate) => ({ ...rate, rate: rate.rate / 1_000_000 })),
});

export const offerThings: ReadThings = async (db, ids) => {
  const seqs = await inParts(ids, (part) =>
    db.select({ seq: offers.seq }).from(offers).where(inArray(offers.id, part)),
  );
  const found = [
    ...(
      await offersBySeqs(
        db,
        seqs.map(({ seq }) => seq),
      )
    ).values(),
  ];
  const lines = await inParts(
    found.map(({ seq }) => seq),
    (part) => linesOfOffer(db, part),
  );
  const placed = await inParts(
    found.map(({ seq }) => seq),
    (part) => db.select().from(orders).where(inArray(orders.offerSeq, part)),
  );
  const ordered = await inParts(
    placed.map(({ seq }) => seq),
    (part) =>
      db.select().from(orderRowTable).where(inArray(orderRowTable.orderSeq, part)).orderBy(asc(orderRowTable.seq)),
  );
  const asked = await enquiriesBySeqs(
    db,
    found.map(({ enquirySeq }) => enquirySeq),
  );
  return new Map(
    found.map((offer) => {
      const enquiryId = asked.get(offer.enquirySeq)?.id ?? '';
      const rows = lines.filter(({ offerSeq }) => offerSeq === offer.seq);
      const values = rows.map(priced);
      const order = placed.find(({ offerSeq }) => offerSeq === offer.seq);
      const orderRows = ordered.filter(({ orderSeq }) => orderSeq === order?.seq).map(priced);
      // An offer that was accepted has what was ordered, with the alternatives and options that the buyer chose.
      const placedOrder = order && {
        id: order.id,
        number: order.number,
        createdAt: iso(order.createdAt),
        rows: orderRows,
      };
      return [
        offer.id,
        {
          ...{ name: offer.number, url: screenOf(enquiryId), version: offer.revision },
          values: {
            ...{ number: offer.number, enquiryId, enquiryNumber: offer.enquiryNumber, validUntil: offer.validUntil },
            ...{ createdAt: iso(offer.createdAt), sentAt: iso(offer.sentAt), rows: values },
            ...moneyOfPaper(offer),
            order: placedOrder ?? null,
          },
          personal: {
            rows: values.map((value, at) => ({ ...value, name: rows[at]?.name, note: rows[at]?.note })),
            ...(placedOrder && { order: { ...placedOrder, ownNumber: order.ownNumber } }),
          },
        },
      ];
    }),
  );
};
