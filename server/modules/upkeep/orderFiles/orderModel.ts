import { inLira } from '../../../../common/money/offerRates.ts';
import { lineNet, shownPrice, sumsOf } from '../../../../common/offers/sums.ts';
import { salesUnits } from '../../../../common/measures/salesUnits.ts';
import { dayHere } from '../../../core/companyDays.ts';
import type { Tx } from '../../../db/database.ts';
import type { StoredInvoiceParty } from '../../../db/tables/enquiryTables.ts';
import { productsWithIds } from '../../catalogue/products/products.rows.ts';
import { contactDefaults, findContact } from '../../pages/contact/contact.store.ts';
import { externalIdsOf } from '../../sales/externalIds/externalIds.store.ts';
import {
  currencyOf,
  ordersWithIds,
  rowsOfOrder,
  type OrderRecord,
  type OrderRowRecord,
} from '../../sales/orders/orders.store.ts';

/** Values of a file; money and quantities are texts with a decimal point, so that nothing is rounded again. */
export type Value = string | number | boolean | null | Value[] | { [name: string]: Value };
export type OrderModel = Record<string, Value> & { number: string; lines: Record<string, Value>[] };

const money = (kurus: number) => (kurus / 100).toFixed(2);
/** A price without KDV that was made of one with it has four decimals, as on papers, so that its multiple is the sum of the line. */
const priceText = (kurus: number) => (kurus / 100).toFixed(4).replace(/0{1,2}$/, '');
/** Writes a decimal without an exponent and without zeros at its end. */
const decimal = (value: number, places = 3) => value.toFixed(places).replace(/\.?(?<!0)0+$/, '');

type Numbers = Map<string, Record<string, string>>;

async function numbersOf(db: Tx, entity: 'order' | 'product', ids: string[]): Promise<Numbers> {
  const found: Numbers = new Map();
  for (const { entityId, system, externalId } of await externalIdsOf(db, entity, ids))
    found.set(entityId, { ...found.get(entityId), [system]: externalId });
  return found;
}

/** Reads orders as files hold them, in the order of the ids; those that are gone are left out. */
export async function readOrders(db: Tx, ids: string[]): Promise<OrderModel[]> {
  const orders = new Map((await ordersWithIds(db, ids)).map((order) => [order.id, order]));
  const rows = await rowsOfOrder(
    db,
    [...orders.values()].map(({ seq }) => seq),
  );
  const bySeq = new Map<number, OrderRowRecord[]>();
  for (const row of rows) bySeq.set(row.orderSeq, [...(bySeq.get(row.orderSeq) ?? []), row]);
  const productIds = [...new Set(rows.flatMap(({ productId }) => productId ?? []))];
  const gtins = new Map((await productsWithIds(db, productIds)).map(({ id, gtin }) => [id, gtin]));
  const numbers = await numbersOf(db, 'order', [...orders.keys()]);
  const ofProducts = await numbersOf(db, 'product', productIds);
  const { name, email, phone, address } = (await findContact(db)) ?? contactDefaults;
  const seller = { name, email, phone, address: address.split('\n').join(', ') };
  return ids.flatMap((id) => {
    const order = orders.get(id);
    if (!order) return [];
    const lines = (bySeq.get(order.seq) ?? []).map((row, place) => ({
      ...lineOf(row, place),
      gtin: gtins.get(row.productId ?? '') ?? null,
      external: ofProducts.get(row.productId ?? '') ?? {},
    }));
    return [{ ...orderOf(order, bySeq.get(order.seq) ?? []), seller, external: numbers.get(id) ?? {}, lines }];
  });
}

function orderOf(order: OrderRecord, rows: OrderRowRecord[]) {
  const { net, vat, total } = sumsOf(rows);
  const placed = new Date(order.createdAt).toISOString();
  const party: Partial<StoredInvoiceParty> = order.invoiceParty ?? {};
  const currency = currencyOf(order);
  const rate = order.rates.find((one) => one.currency === currency);
  return {
    id: order.id,
    number: order.number,
    state: order.state,
    placedAt: placed,
    day: dayHere(order.createdAt),
    version: order.version,
    offerNumber: order.offerNumber,
    ownNumber: order.ownNumber,
    currency,
    // An order in foreign money keeps the rate of its offer.
    rate: rate ? decimal(rate.rate / 1_000_000, 6) : null,
    rateDay: rate?.day ?? null,
    rateSource: rate?.source ?? null,
    totalInLira: rate ? money(inLira(total, rate)) : null,
    company: order.company,
    buyerName: order.buyerName,
    buyerTitle: order.buyerTitle,
    email: order.email,
    // A part that nobody has entered is the buyer's, so that a program always has a party.
    invoice: {
      kind: party.kind ?? (order.company ? 'COMPANY' : 'PERSON'),
      title: party.title ?? order.company ?? order.buyerName,
      taxNumber: party.taxNumber ?? null,
      taxScheme: party.taxScheme ?? null,
      taxOffice: party.taxOffice ?? null,
      country: party.country ?? 'TR',
      city: party.city ?? null,
      district: party.district ?? null,
      neighbourhood: party.neighbourhood ?? null,
      street: party.street ?? null,
      buildingNumber: party.buildingNumber ?? null,
      postalCode: party.postalCode ?? null,
      email: party.email ?? order.email,
    },
    deliveryPlace: order.deliveryPlace,
    deliveryTerms: order.deliveryTerms,
    paymentTerms: order.paymentTerms,
    notes: order.notes,
    carrier: order.carrier,
    consignment: order.consignment,
    cancelReason: order.cancelReason,
    invoiceNumber: order.invoiceNumber,
    invoiceUuid: order.invoiceUuid,
    waybillNumber: order.waybillNumber,
    net: money(net),
    vat: money(total - net),
    total: money(total),
    vatByRate: vat.map((one) => ({ rate: one.rate, net: money(one.net), vat: money(one.vat) })),
  };
}

function lineOf(row: OrderRowRecord, place: number) {
  const net = lineNet(row);
  const gross = lineNet({ ...row, discount: null });
  const { code, word } = salesUnits[row.salesUnit ?? 'PIECE'];
  const { vat = 0 } = sumsOf([row]).vat[0] ?? {};
  return {
    position: place + 1,
    productId: row.productId,
    code: row.code,
    customerCode: row.askedCode,
    name: row.name,
    note: row.note,
    quantity: decimal(row.quantity),
    unit: word,
    unitCode: code,
    price: priceText(shownPrice(row)),
    priceQuantity: row.priceQuantity ?? 1,
    discount: row.discount === null ? null : decimal(row.discount),
    discountAmount: gross > net ? money(gross - net) : null,
    gross: money(gross),
    vatRate: row.vatRate,
    net: money(net),
    vat: money(vat),
  };
}

/** Returns the value at a path such as 'invoice.title'; null where there is none. */
export function valueAt(model: Value | undefined, path: string): Value {
  let value: Value | undefined = model;
  for (const part of path.split('.'))
    value = typeof value === 'object' && value !== null && !Array.isArray(value) ? value[part] : undefined;
  return value ?? null;
}
