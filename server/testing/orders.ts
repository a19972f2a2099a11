import { randomUUID } from 'node:crypto';
import { enquiries } from '../db/tables/enquiryTables.ts';
import { offers } from '../db/tables/offerTables.ts';
import { addOrder } from '../modules/sales/orders/orders.store.ts';
import { addProduct, enquiryInput, linkOf, SendEnquiry } from './enquiries.ts';
import { openTestApi } from './openTestApi.ts';

const Make = `mutation ($id: ID!, $input: OfferInput!) { makeOffer(enquiryId: $id, input: $input) { offers { id } } }`;

type Api = Awaited<ReturnType<typeof openTestApi>>;

export const digest = '9f2c41d70b6ea85377c1e4f02d98b31a5e0c6649d2f780ab13ce94b5f06d2871';

/** Sends an enquiry, offers two lines, and returns the links to both. */
export async function offered(api: Api, more: Record<string, unknown> = {}) {
  const productId = await addProduct(api.asAdmin, { stockCode: `KV-${randomUUID().slice(0, 8)}` });
  const input = enquiryInput({ company: 'Yeşiltepe Gıda A.Ş.', rows: [{ productId, quantity: 12 }], ...more });
  const link = linkOf(await api.asVisitor(SendEnquiry, { input }));
  const { data } = await api.asAdmin('{ enquiries(first: 1) { nodes { id } } }');
  const enquiryId = data.enquiries.nodes[0].id as string;
  const lines = [
    { name: 'Küresel Vana DN50', code: 'KV-DN50', productId, quantity: 12, price: 3250, vatRate: 20 },
    { name: 'Altı Köşe Somun', quantity: 500, price: 100, priceQuantity: 100, vatRate: 20, askedCode: 'SMN 8' },
  ];
  const made = await api.asAdmin(Make, { id: enquiryId, input: { lines, validDays: 3, preparedBy: 'Kerem Ulusoy' } });
  const offerId = made.data.makeOffer.offers[0].id as string;
  return { enquiryId, link, offerId, productId };
}

/** Opens a site with an order of two lines, as an acceptance stores it. */
export async function withOrder(options: Parameters<typeof openTestApi>[0] = {}) {
  const api = await openTestApi(options);
  return { ...api, ...(await ordered(api)) };
}

export async function ordered(api: Api, more: Record<string, unknown> = {}) {
  const made = await offered(api, more);
  await api.asAdmin(`mutation { sendOffer(id: "${made.offerId}") { id } }`);
  const enquiry = (await api.db.select().from(enquiries)).find(({ id }) => id === made.enquiryId);
  const offer = (await api.db.select().from(offers)).find(({ id }) => id === made.offerId);
  if (!enquiry || !offer) throw new Error('There is no offer.');
  const line = { vatRate: 20, productId: null, priceQuantity: null };
  const rows = [
    { ...line, productId: made.productId, code: 'KV-DN50', name: 'Küresel Vana DN50', quantity: 12, price: 325_000 },
    { ...line, name: 'Altı Köşe Somun', askedCode: 'SMN 8', quantity: 500, price: 10_000, priceQuantity: 100 },
  ];
  const order = await api.db.write((tx) =>
    addOrder(
      tx,
      {
        ...{ id: randomUUID(), enquirySeq: enquiry.seq, offerSeq: offer.seq, offerNumber: `${made.link.number}/1` },
        ...{
          sendKey: randomUUID(),
          sent: digest,
          createdAt: Date.now(),
          company: enquiry.company,
          email: enquiry.email,
        },
        ...{ buyerName: 'Şule Ağırbaş', buyerTitle: 'Bakım Müdürü', ownNumber: 'SA-7741', network: '203.0.113.0/24' },
        ...{ digest, deliveryPlace: 'Lüleburgaz', paymentTerms: '30 gün' },
      },
      rows,
    ),
  );
  return { ...made, orderId: order.id, number: order.number };
}
