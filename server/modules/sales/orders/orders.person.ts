import { asc, gt } from 'drizzle-orm';
import { orderEvents, orderPapers, orderRows, orders, shipments } from '../../../db/tables/orderTables.ts';
import {
  columnMentions,
  inTurns,
  textsIn,
  rowMentions,
  type Person,
  type WholeRecord,
} from '../../../entity/person.ts';
import { forgetOrderPersons, naming, removeMade, removeMadeOf, wholeOrders } from './orderPersons.store.ts';

const texts = [
  ...[orders.company, orders.ownNumber, orders.deliveryPlace, orders.deliveryTerms, orders.paymentTerms],
  ...[orders.notes, orders.cancelReason, orders.buyerTitle, orders.invoiceParty],
  // Programs write these.
  ...[orders.invoiceNumber, orders.waybillNumber],
];
const sendingTexts = [shipments.carrier, shipments.consignment, shipments.waybillNumber];
const lineTexts = [orderRows.code, orderRows.name, orderRows.note, orderRows.askedCode, orderRows.cancelReason];

export const orderPerson: Person = {
  columns: [
    ...[orders.buyerName, orders.email, orders.network, ...texts, ...lineTexts, ...sendingTexts],
    ...[orderEvents.text, orderPapers.name, orderPapers.content],
  ],
  records: {
    sort: 'ORDER',
    plural: 'orders',
    id: orders.id,
    staysWithout: naming,
    async *everyOne(db) {
      for await (const rows of inTurns((last, most) =>
        db.select().from(orders).where(gt(orders.seq, last)).orderBy(asc(orders.seq)).limit(most),
      ))
        yield* await wholeOrders(db, rows);
    },
    // An order has no phone number: it is found through the enquiry that the person sent.
    isOf: ({ seq, email, buyerName, network, invoiceParty }, contact, others) =>
      [email, buyerName, network, invoiceParty].some((value) => value !== null) &&
      (contact.is(email) ||
        textsIn(invoiceParty).some((text) => contact.is(text)) ||
        others.some((record) => placedBy(record).includes(Number(seq)))),
    erase: forgetOrderPersons,
  },
  mentions: [
    columnMentions({ word: 'orderText', id: orders.id, columns: texts }, removeMade),
    columnMentions({ word: 'orderLine', id: orderRows.seq, columns: lineTexts }, removeMadeOf(orderRows)),
    columnMentions({ word: 'shipment', id: shipments.seq, columns: sendingTexts }, removeMadeOf(shipments)),
    columnMentions({ word: 'orderEvent', id: orderEvents.seq, columns: [orderEvents.text] }, removeMadeOf(orderEvents)),
    rowMentions({ word: 'orderPaper', id: orderPapers.seq, columns: [orderPapers.name, orderPapers.content] }),
  ],
};

/** Returns the orders of an enquiry. */
function placedBy({ orders: placed }: WholeRecord): number[] {
  if (!Array.isArray(placed)) return [];
  return placed.flatMap((one: unknown) =>
    typeof one === 'object' && one !== null && 'seq' in one ? [Number(one.seq)] : [],
  );
}
