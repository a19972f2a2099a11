import { expect, test } from 'vitest';
import { get } from '../../../testing/get.ts';
import { ordered, withOrder } from '../../../testing/orders.ts';
import { readPdf } from '../../../testing/readPdf.ts';
import { serveTestSite } from '../../../testing/serveTestSite.ts';

const Add = `mutation ($orderId: ID!, $rows: [ShipmentRowInput!]!, $key: ID, $waybill: String) {
  addShipment(orderId: $orderId, rows: $rows, key: $key, carrier: "Yurtiçi", waybillNumber: $waybill) {
    shipment { id carrier waybillNumber rows { rowId quantity } }
    order { state version carrier rows { id quantity shipped } shipments { id } } } }`;

async function open() {
  const api = await withOrder();
  const { rows } = (await api.asAdmin(`{ order(id: "${api.orderId}") { rows { id } } }`)).data.order;
  const [valve, nut] = rows.map(({ id }: { id: string }) => id) as [string, string];
  const send = (sent: [string, number][], more: object = {}) =>
    api.asAdmin(Add, {
      orderId: api.orderId,
      rows: sent.map(([rowId, quantity]) => ({ rowId, quantity })),
      ...more,
    });
  const confirm = () =>
    api.asAdmin('mutation ($id: ID!) { setOrderState(id: $id, state: CONFIRMED) { id } }', { id: api.orderId });
  return { ...api, valve, nut, send, confirm };
}

test('an order goes in parts, and is sent with the last of them', async () => {
  const { valve, nut, send, confirm, asAdmin, orderId } = await open();
  expect((await send([[valve, 1]])).errors?.[0]?.extensions).toMatchObject({ field: 'orderId' });
  await confirm();
  const first = (await send([[valve, 5]], { waybill: 'IRS2026000000001' })).data.addShipment;
  expect(first.shipment).toMatchObject({
    carrier: 'Yurtiçi',
    waybillNumber: 'IRS2026000000001',
    rows: [{ rowId: valve, quantity: 5 }],
  });
  expect(first.order).toMatchObject({ state: 'CONFIRMED', version: 3 });
  expect(first.order.rows.map(({ shipped }: { shipped: number }) => shipped)).toEqual([5, 0]);
  const last = (
    await send([
      [valve, 7],
      [nut, 500],
    ])
  ).data.addShipment;
  expect(last.order).toMatchObject({ state: 'SENT', carrier: 'Yurtiçi' });
  expect(last.order.shipments).toHaveLength(2);
  const { events } = (await asAdmin(`{ order(id: "${orderId}") { events { state } } }`)).data.order;
  expect(events.map(({ state }: { state: string }) => state)).toEqual(['PLACED', 'CONFIRMED', 'SENT']);
  const taken = await asAdmin('mutation ($id: ID!) { deleteShipment(id: $id) { state rows { shipped } } }', {
    id: first.shipment.id,
  });
  expect(taken.data.deleteShipment).toEqual({ state: 'SENT', rows: [{ shipped: 7 }, { shipped: 500 }] });
});

test('not more is sent than was ordered, and all that is wrong is named at once', async () => {
  const { valve, nut, send, confirm, asAdmin, orderId } = await open();
  await confirm();
  await send([[valve, 11.5]]);
  const wrong = await send([
    [valve, 0.501],
    [nut, 501],
    [nut, 1],
    ['0', 1],
  ]);
  expect(wrong.errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    problems: [
      { field: 'rows.0.quantity' },
      { field: 'rows.1.quantity' },
      { field: 'rows.2.rowId' },
      { field: 'rows.3.rowId' },
    ],
  });
  expect((await send([[valve, 0.5]])).errors).toBe(undefined);
  expect((await asAdmin(`{ order(id: "${orderId}") { shipments { id } } }`)).data.order.shipments).toHaveLength(2);
});

test('the same key records one shipment, also of calls at once', async () => {
  const { valve, send, confirm, asAdmin, orderId } = await open();
  await confirm();
  const key = 'sevk-2026-000000001';
  const all = await Promise.all([1, 2, 3].map(() => send([[valve, 4]], { key })));
  expect(all.map(({ errors }) => errors)).toEqual([undefined, undefined, undefined]);
  expect(new Set(all.map(({ data }) => data.addShipment.shipment.id)).size).toBe(1);
  expect((await send([[valve, 5]], { key })).errors?.[0]?.extensions.code).toBe('CONFLICT');
  expect((await asAdmin(`{ order(id: "${orderId}") { rows { shipped } } }`)).data.order.rows[0].shipped).toBe(4);
});

const Cancel = `mutation ($orderId: ID!, $rowId: ID!, $reason: String) {
  cancelOrderRow(orderId: $orderId, rowId: $rowId, reason: $reason) {
    state version rows { shipped cancelled cancelReason } } }`;

test('what is left of a row is cancelled with a reason, which counts as done; not all of an order', async () => {
  const { valve, nut, send, confirm, asAdmin, asVisitor, orderId, link } = await open();
  await confirm();
  const cancel = (rowId: string, reason: string | null) => asAdmin(Cancel, { orderId, rowId, reason });
  await send([[valve, 5]]);
  const cancelled = (await cancel(valve, 'Üretimden kalktı')).data.cancelOrderRow;
  expect(cancelled).toMatchObject({
    state: 'CONFIRMED',
    rows: [
      { shipped: 5, cancelled: 7, cancelReason: 'Üretimden kalktı' },
      { shipped: 0, cancelled: 0, cancelReason: null },
    ],
  });
  expect((await cancel(valve, 'Üretimden kalktı')).data.cancelOrderRow.version).toBe(cancelled.version);
  expect((await send([[valve, 1]])).errors?.[0]?.extensions).toMatchObject({ field: 'rows.0.quantity' });
  const status = `query ($number: String!, $token: String!) { enquiryStatus(number: $number, token: $token) {
    order { rows { shipped cancelled cancelReason } shipments { place notePath rows { quantity } } } } }`;
  const { order } = (await asVisitor(status, link)).data.enquiryStatus;
  expect(order.rows[0]).toEqual({ shipped: 5, cancelled: 7, cancelReason: 'Üretimden kalktı' });
  expect(order.shipments).toMatchObject([{ place: 1, notePath: expect.stringMatching(/-sevk-1\.pdf$/) }]);
  expect((await cancel(nut, 'Tükendi')).data.cancelOrderRow.state).toBe('SENT');
  expect((await cancel(valve, null)).data.cancelOrderRow.rows[0]).toMatchObject({ cancelled: 0, cancelReason: null });
  const none = await open();
  await none.confirm();
  await none.asAdmin(Cancel, { orderId: none.orderId, rowId: none.nut, reason: 'Tükendi' });
  const all = await none.asAdmin(Cancel, { orderId: none.orderId, rowId: none.valve, reason: 'Tükendi' });
  expect(all.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'rowId' });
  const sent = await none.asAdmin(Cancel, { orderId: none.orderId, rowId: '0', reason: 'Tükendi' });
  expect(sent.errors?.[0]?.extensions).toMatchObject({ field: 'rowId' });
});

test('each part has a delivery note, which says what is still to come and no price', async () => {
  const site = await serveTestSite();
  const { orderId, link, number } = await ordered(site);
  const { rows } = (await site.asAdmin(`{ order(id: "${orderId}") { rows { id } } }`)).data.order;
  await site.asAdmin(`mutation { setOrderState(id: "${orderId}", state: CONFIRMED) { id } }`);
  const part = (quantity: number) =>
    site.asAdmin(Add, { orderId, rows: [{ rowId: rows[0].id, quantity }], waybill: 'IRS-7' });
  await part(5);
  await part(4);
  const base = `${site.origin}/teklif/${link.number}/${link.token}/${number}-sevk`;
  for (const [place, said] of [
    [1, ['5 adet', '7 adet']],
    [2, ['4 adet', '3 adet']],
  ] as const) {
    const { status, headers, body } = await get(`${base}-${place}.pdf`);
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
    const { text, isTagged, pages } = await readPdf(body);
    for (const one of [
      `Sevk belgesi`,
      `${number}/${place}`,
      'Küresel Vana DN50',
      '12 adet',
      'IRS-7',
      'Teslim yeri: Lüleburgaz',
      ...said,
    ])
      expect(text.replaceAll('\u00a0', ' ')).toContain(one);
    expect(text).not.toContain('3.250');
    expect([isTagged, pages.flatMap(({ overlaps }) => overlaps)]).toEqual([true, []]);
  }
  const guessed = [
    `${base}-3.pdf`,
    `${base.replace(link.token, 'x'.repeat(24))}-1.pdf`,
    `${site.origin}/admin/orders/${orderId}/note-1.pdf`,
  ];
  for (const address of guessed) expect((await get(address)).headers['content-type']).not.toBe('application/pdf');
  const asAdmin = await get(`${site.origin}/admin/orders/${orderId}/note-1.pdf`, { cookie: site.cookie });
  expect(asAdmin.headers['content-type']).toBe('application/pdf');
});
