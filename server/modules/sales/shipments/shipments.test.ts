import { expect, test } from 'vitest';
import { withOrder } from '../../../testing/orders.ts';

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
