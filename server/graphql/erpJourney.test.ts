import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { enquiryInput, linkOf, SendEnquiry } from '../testing/enquiries.ts';
import { askWith, makeKey } from '../testing/keys.ts';
import { acceptance, AcceptOffer } from '../testing/offers.ts';
import { serveTestSite } from '../testing/serveTestSite.ts';
import { documentBytes } from '../testing/uploads/uploadDocument.ts';

type Asked = { data: Record<string, unknown>; errors?: { extensions: { code: string } }[] };

/** Asks as a visitor does, over HTTP and without a session. */
const visitorOf = (origin: string) => async (query: string, variables: Record<string, unknown>) => {
  const body = JSON.stringify({ query, variables });
  const reply = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  const { data, errors } = (await reply.json()) as Asked;
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
};

const invoice = {
  ...{ title: 'Yeşiltepe Gıda A.Ş.', taxNumber: '1234567890', taxOffice: 'Kadıköy', city: 'İstanbul' },
  ...{ district: 'Kadıköy', street: 'Bağdat Cad.', buildingNumber: '12/4', postalCode: '34710' },
};
const etn = 'b7f8f0a2-3b0e-4f0f-9c1f-2f6a1d0c9e11';

test('an ERP with a key alone brings a list in, reads an order with two calls, and writes its invoice back', async () => {
  const site = await serveTestSite();
  const visitor = visitorOf(site.origin);
  const { secret } = await makeKey(site, { scopes: ['WRITE_PRODUCTS', 'READ_ENQUIRIES', 'WRITE_OFFERS'] });
  const send = askWith(site, secret);
  const erp = async (query: string, variables: Record<string, unknown> = {}) => {
    const { data, code, message } = await send(query, variables);
    if (code) throw new Error(`${code} ${message}`);
    return data;
  };

  // The list comes in, under the numbers of the ERP.
  const rows = ['KV-50', 'KV-65'].map((code, n) => ({
    external: { system: 'Logo', externalId: `STK-${n}` },
    changes: {
      name: `Küresel Vana ${code}`,
      description: 'PN16',
      stockCode: code,
      price: 3900 + n,
      salesUnit: 'PIECE',
    },
  }));
  const Upsert = `mutation ($rows: [ProductRow!]!, $key: ID) { upsertProducts(rows: $rows, key: $key, atomic: true) {
    rows { outcome product { id } problems { field code } } } }`;
  const { upsertProducts } = await erp(Upsert, { rows, key: randomUUID() });
  expect(upsertProducts.rows.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['ADDED', 'ADDED']);
  const productId = upsertProducts.rows[0].product.id as string;
  const { position } = (await erp('{ position: changes(first: 0) { latest } }')) as { position: { latest: string } };

  // A buyer asks, gets an offer of the program, and orders with the number of a tax payer.
  const link = linkOf({
    data: await visitor(SendEnquiry, { input: enquiryInput({ rows: [{ productId, quantity: 12 }] }) }),
  });
  const { enquiries } = await erp(`{ enquiries(search: "${link.number}") { nodes { id } } }`);
  const Make = `mutation ($id: ID!, $input: OfferInput!) { makeOffer(enquiryId: $id, input: $input) { offers { id } } }`;
  const lines = [{ productId, name: 'Küresel Vana KV-50', quantity: 12, price: 3250, vatRate: 20 }];
  const offer = { lines, validDays: 14, preparedBy: 'Logo' };
  const { makeOffer } = await erp(Make, { id: enquiries.nodes[0].id, input: offer });
  await erp('mutation ($id: ID!) { sendOffer(id: $id) { state } }', { id: makeOffer.offers[0].id });
  await visitor(AcceptOffer, { ...link, input: acceptance({ invoice }) });

  // Two calls read what has come: what is new, and the order itself.
  const { changes } = await erp(
    `query ($after: String) { changes(after: $after, entity: ORDER, first: 100) { nodes { entityId action } end } }`,
    { after: position.latest },
  );
  expect(changes.nodes).toEqual([{ entityId: expect.any(String), action: 'CREATED' }]);
  const orderId = changes.nodes[0].entityId as string;
  const Read = `query ($id: ID!) { order(id: $id) { number state version
    invoice { title taxNumber taxScheme taxOffice city district street buildingNumber postalCode }
    rows { code name quantity unitCode price vatRate product { externalIds { system externalId } } } } }`;
  const { order } = await erp(Read, { id: orderId });
  expect(order).toMatchObject({
    ...{ state: 'PLACED', invoice: { ...invoice, taxScheme: 'VKN' } },
    rows: [{ code: 'KV-50', quantity: 12, unitCode: 'C62', price: 3250, vatRate: 20 }],
  });
  expect(order.rows[0].product.externalIds).toEqual([{ system: 'logo', externalId: 'STK-0' }]);

  // The invoice is written back: its numbers, and then its PDF.
  await erp('mutation ($id: ID!) { setOrderState(id: $id, state: CONFIRMED) { state } }', { id: orderId });
  const Papers = `mutation ($id: ID!, $number: String, $uuid: String, $file: Upload) {
    setOrderPapers(id: $id, invoiceNumber: $number, invoiceUuid: $uuid, file: $file, kind: INVOICE) { invoiceNumber invoiceUuid } }`;
  const form = new FormData();
  const variables = { id: orderId, number: 'VIT2026000000042', uuid: etn, file: null };
  form.set('operations', JSON.stringify({ query: Papers, variables }));
  form.set('map', JSON.stringify({ 0: ['variables.file'] }));
  form.set('0', new Blob([new Uint8Array(documentBytes.PDF('Fatura'))]), 'fatura.pdf');
  const written = await fetch(`${site.origin}/graphql`, {
    method: 'POST',
    headers: { 'apollo-require-preflight': 'true', authorization: `Bearer ${secret}` },
    body: form,
  });
  const answer = (await written.json()) as Asked;
  expect(answer.errors).toBe(undefined);
  expect(answer.data.setOrderPapers).toEqual({ invoiceNumber: variables.number, invoiceUuid: etn });

  // The buyer's page reads it, and gives the file.
  const base = `${site.origin}/teklif/${link.number}/${link.token}`;
  const Page = `query ($number: String!, $token: String!) { enquiryStatus(number: $number, token: $token) {
    order { invoiceNumber invoiceUuid documents { kind path } } } }`;
  const { enquiryStatus } = (await visitor(Page, link)) as { enquiryStatus: { order: object } };
  expect(enquiryStatus.order).toMatchObject({
    ...{ invoiceNumber: variables.number, invoiceUuid: etn },
    documents: expect.arrayContaining([
      { kind: 'INVOICE', path: expect.stringContaining(`${order.number}-fatura.pdf`) },
    ]),
  });
  const paper = await fetch(`${base}/${order.number}-fatura.pdf`);
  expect(paper.headers.get('content-type')).toBe('application/pdf');
  expect(Buffer.from(await paper.arrayBuffer())).toEqual(documentBytes.PDF('Fatura'));
}, 60_000);
