import { expect, test } from 'vitest';
import { serveTestSite } from '../../../testing/serveTestSite.ts';
import { askWith, makeKey } from '../../../testing/keys.ts';
import { ordered } from '../../../testing/orders.ts';

const pdf = (words: string) => Buffer.from(`%PDF-1.7\n${words}\n%%EOF\n`);
const Set = `mutation ($id: ID!, $file: Upload, $kind: OrderPaperKind, $number: String, $uuid: String, $waybill: String) {
  setOrderPapers(id: $id, file: $file, kind: $kind, invoiceNumber: $number, invoiceUuid: $uuid, waybillNumber: $waybill) {
    version invoiceNumber invoiceUuid waybillNumber documents { kind path } } }`;

async function sendFile(origin: string, secret: string, variables: object, bytes: Buffer) {
  const form = new FormData();
  form.set('operations', JSON.stringify({ query: Set, variables: { ...variables, file: null } }));
  form.set('map', JSON.stringify({ 0: ['variables.file'] }));
  form.set('0', new Blob([new Uint8Array(bytes)]), 'fatura.pdf');
  const headers = { 'apollo-require-preflight': 'true', authorization: `Bearer ${secret}` };
  const reply = await fetch(`${origin}/graphql`, { method: 'POST', headers, body: form });
  return (await reply.json()) as {
    data: { setOrderPapers: { version: number; documents: { kind: string; path: string }[] } } | null;
    errors?: { extensions: { code: string; field?: string } }[];
  };
}

test('a program writes back numbers and PDFs, which the buyer’s page has', async () => {
  const site = await serveTestSite();
  const { orderId: id } = await ordered(site);
  const { secret } = await makeKey(site, { scopes: ['WRITE_OFFERS', 'READ_ENQUIRIES'] });
  const ask = askWith(site, secret);
  const numbers = {
    number: 'ABC2026000000123',
    uuid: '3F1C2D4E-5A6B-4C7D-8E9F-0A1B2C3D4E5F',
    waybill: 'IRS2026000000001',
  };
  const first = await ask(Set, { id, ...numbers });
  expect(first.data.setOrderPapers).toMatchObject({
    version: 2,
    invoiceNumber: 'ABC2026000000123',
    invoiceUuid: '3f1c2d4e-5a6b-4c7d-8e9f-0a1b2c3d4e5f',
    waybillNumber: 'IRS2026000000001',
  });
  expect((await ask(Set, { id, ...numbers })).data.setOrderPapers.version).toBe(2);
  const wrong = await ask(Set, { id, uuid: '123' });
  expect(wrong.code).toBe('BAD_USER_INPUT');
  for (const kind of ['INVOICE', 'WAYBILL']) {
    const stored = await sendFile(site.origin, secret, { id, kind }, pdf(kind));
    const path = stored.data?.setOrderPapers.documents.find((one) => one.kind === kind)?.path ?? '';
    const read = await fetch(`${site.origin}${path}`);
    expect([read.status, read.headers.get('content-type'), await read.text()]).toEqual([
      200,
      'application/pdf',
      pdf(kind).toString(),
    ]);
  }
  expect(
    (await sendFile(site.origin, secret, { id, kind: 'WAYBILL' }, pdf('WAYBILL'))).data?.setOrderPapers.version,
  ).toBe(4);
  expect((await sendFile(site.origin, secret, { id }, pdf('2'))).data?.setOrderPapers.version).toBe(5);
  const refused = await sendFile(site.origin, secret, { id }, Buffer.from('GIF89a'));
  expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'file' });
  const search = await ask('{ orders(search: "ABC2026000000123") { nodes { id } } }');
  expect(search.data.orders.nodes).toEqual([{ id }]);
});

test('what a program and the office write of one order in the same moment is all there, and of two steps of the office one', async () => {
  const site = await serveTestSite();
  const { orderId: id } = await ordered(site);
  const { secret } = await makeKey(site, { scopes: ['WRITE_OFFERS', 'READ_ENQUIRIES'] });
  const ask = askWith(site, secret);
  const Step = 'mutation ($id: ID!, $state: OrderState!) { setOrderState(id: $id, state: $state, version: 1) { id } }';
  const External = `mutation ($id: ID!) {
    setExternalIds(of: ORDER, rows: [{ thingId: $id, system: "Logo", externalId: "SIP-1" }]) { system } }`;
  const [paper, number, first, second] = await Promise.all([
    ask(Set, { id, number: 'ABC2026000000123' }),
    ask(External, { id }),
    ...['CONFIRMED', 'READY'].map((state) => site.asAdmin(Step, { id, state })),
  ]);
  expect([paper?.code, number?.code]).toEqual([undefined, undefined]);
  const { data } = await site.asAdmin(
    `{ order(id: "${id}") { state invoiceNumber version externalIds { externalId } } }`,
  );
  expect(data.order).toMatchObject({ invoiceNumber: 'ABC2026000000123', externalIds: [{ externalId: 'SIP-1' }] });
  // A step that was read before the other one, or before the paper came, is refused, and the office looks again.
  const steps = [first, second].map(
    (one) => (one as { errors?: { extensions: { code: string } }[] }).errors?.[0]?.extensions.code,
  );
  const done = steps.filter((code) => code === undefined).length;
  expect(done).toBeLessThanOrEqual(1);
  expect(steps.filter((code) => code !== undefined)).toEqual(Array(2 - done).fill('CONFLICT'));
  expect(data.order.version).toBe(2 + done);
  expect(data.order.state === 'PLACED').toBe(done === 0);
});
