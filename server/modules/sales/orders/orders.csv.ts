import { momentHere } from '../../../core/companyDays.ts';
import type { Db } from '../../../db/database.ts';
import type { StoredInvoiceParty } from '../../../db/tables/enquiryTables.ts';
import { salesUnits } from '../../../../common/measures/salesUnits.ts';
import { lineNet } from '../../../../common/offers/sums.ts';
import { orderPage, type OrderFilter } from './orderPages.store.ts';
import { currencyOf, rowsOfOrder, type OrderRecord, type OrderRowRecord } from './orders.store.ts';
import { numberFormat } from '../../../../common/text/locale.ts';
import * as files from '../../../words/en/files.ts';

export { files as turkish } from '../../../words/tr/office/files.ts';

const states = new Set<string>(['PLACED', 'CONFIRMED', 'READY', 'SENT', 'DELIVERED', 'CANCELLED']);
const isState = (word: string | null): word is OrderRecord['state'] => states.has(word ?? '');

/** Reads the query of an address: `state` as the API names it, and `q`. */
export function filterOf(query: URLSearchParams): OrderFilter {
  const state = query.get('state');
  const search = query.get('q')?.slice(0, 200);
  return { ...(isState(state) && { state }), ...(search && { search }) };
}

const numbers = numberFormat({ maximumFractionDigits: 3, useGrouping: false });
const amounts = numberFormat({ minimumFractionDigits: 2, useGrouping: false });
const lira = (kurus: number) => amounts.format(kurus / 100);

const about = (order: OrderRecord) => [
  order.number,
  momentHere(order.createdAt),
  order.state,
  order.offerNumber,
  order.ownNumber ?? '',
  order.company ?? '',
  order.buyerName ?? '',
  order.email ?? '',
  order.deliveryPlace ?? '',
  order.carrier ?? '',
  order.consignment ?? '',
];

const ordered = (row: OrderRowRecord, place: number) => [
  String(place + 1),
  row.code ?? '',
  row.name,
  row.note ?? '',
  row.askedCode ?? '',
  numbers.format(row.quantity),
  salesUnits[row.salesUnit ?? 'PIECE'].word,
  lira(row.price),
  String(row.priceQuantity ?? 1),
  row.discount === null ? '' : numbers.format(row.discount),
  String(row.vatRate),
  lira(lineNet(row)),
];

/** They stand at the end, so that a sheet that somebody has made of the file keeps its columns. */
function invoiced(order: OrderRecord) {
  const { street, buildingNumber, ...party }: Partial<StoredInvoiceParty> = order.invoiceParty ?? {};
  return [
    ...[party.title, party.taxScheme, party.taxNumber, party.taxOffice, street, buildingNumber, party.neighbourhood],
    ...[party.district, party.city, party.postalCode, party.country, party.email],
    ...[order.invoiceNumber, order.invoiceUuid, order.waybillNumber, currencyOf(order)],
  ].map((text) => text ?? '');
}

export const { columns, codes } = files.orders;

/** Yields one line for each row of an order, the newest order first. */
export async function* rows(db: Db, filter: OrderFilter) {
  let after: string | null = null;
  do {
    const { edges, hasNextPage } = await orderPage(db, filter, { first: 100, after });
    const seqs = edges.map(({ node }) => node.seq);
    const lines = seqs.length > 0 ? await rowsOfOrder(db, seqs) : [];
    for (const { node } of edges)
      for (const [place, row] of lines.filter(({ orderSeq }) => orderSeq === node.seq).entries())
        yield [...about(node), ...ordered(row, place), ...invoiced(node)];
    after = hasNextPage ? (edges.at(-1)?.cursor ?? null) : null;
  } while (after);
}
