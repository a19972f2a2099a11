import { expect, test } from 'vitest';
import { orders } from '../../../db/tables/orderTables.ts';
import { changes } from '../../../db/tables/historyTables.ts';
import { withScopes } from '../../../testing/keys.ts';
import { enquired } from '../../../testing/offers.ts';
import { ordered, withOrder } from '../../../testing/orders.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { addProduct } from '../../../testing/enquiries.ts';

type Api = Awaited<ReturnType<typeof openTestApi>>;

const confirm = (api: Api, id: string) =>
  api.asAdmin('mutation ($id: ID!) { setOrderState(id: $id, state: CONFIRMED) { id } }', { id });
type Node = { id: string; updatedAt: string };
async function list(api: Api, name: 'orders' | 'enquiries', variables: object) {
  const Query = `query ($since: DateTime, $by: SalesSort, $first: Int, $after: String) {
    ${name}(updatedSince: $since, orderBy: $by, first: $first, after: $after) {
      totalCount nodes { id updatedAt } pageInfo { endCursor hasNextPage } } }`;
  const { data, errors } = await api.asAdmin(Query, { ...variables });
  if (errors) throw new Error(JSON.stringify(errors));
  return data[name] as { totalCount: number; nodes: Node[]; pageInfo: { endCursor: string; hasNextPage: boolean } };
}

test('a list says what has changed since a moment, the earliest change first', async () => {
  const api = await withOrder();
  const first = api.orderId;
  const [second, third] = [await ordered(api), await ordered(api)];
  const all = await list(api, 'orders', { by: 'CHANGED' });
  expect(all.nodes.map(({ id }) => id)).toEqual([first, second.orderId, third.orderId]);
  const since = all.nodes.at(-1)?.updatedAt ?? '';
  await confirm(api, first);
  const changed = await list(api, 'orders', { since, by: 'CHANGED' });
  expect(changed.nodes.map(({ id }) => id)).toEqual([third.orderId, first]);
  expect(changed.totalCount).toBe(2);
  const enquiries = await list(api, 'enquiries', { by: 'CHANGED' });
  expect(enquiries.nodes.map(({ id }) => id)).toEqual([api.enquiryId, second.enquiryId, third.enquiryId]);
  const asked = await list(api, 'enquiries', { since: enquiries.nodes.at(-1)?.updatedAt });
  expect(asked.nodes.map(({ id }) => id)).toEqual([third.enquiryId]);
  const moments = changed.nodes.map(({ updatedAt }) => updatedAt);
  expect(moments).toEqual(moments.toSorted());
});

test('what changes while pages are read comes once more at the end, and nothing is missed', async () => {
  const api = await withOrder();
  const ids = [api.orderId];
  for (let n = 0; n < 3; n++) ids.push((await ordered(api)).orderId);
  const seen: string[] = [];
  let after: string | null = null;
  for (let page = 0; page < 10; page++) {
    const read: Awaited<ReturnType<typeof list>> = await list(api, 'orders', { by: 'CHANGED', first: 1, after });
    seen.push(...read.nodes.map(({ id }) => id));
    if (page === 1) await confirm(api, ids[0] ?? '');
    if (page === 2) await confirm(api, ids[3] ?? '');
    after = read.pageInfo.endCursor;
    if (!read.pageInfo.hasNextPage) break;
  }
  expect(seen).toEqual([ids[0], ids[1], ids[2], ids[0], ids[3]]);
});

test('a moment before the history begins brings everything, and one that is none is refused', async () => {
  const api = await withOrder();
  await api.db.write(async (tx) => tx.delete(changes).returning());
  const now = new Date(Date.now() + 60_000).toISOString();
  expect((await list(api, 'orders', { since: now })).nodes).toHaveLength(1);
  const [row] = await api.db.select().from(orders);
  expect((await list(api, 'orders', {})).nodes[0]?.updatedAt).toBe(new Date(row?.createdAt ?? 0).toISOString());
  const wrong = await api.asAdmin('{ orders(updatedSince: "dün") { totalCount } }');
  expect(wrong.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
});

test('a line of a product has its code in offer and order, and each unit its code of the UN', async () => {
  const api = await openTestApi();
  const productId = await addProduct(api.asAdmin, { stockCode: 'HRT-16' });
  const buyer = await enquired(api);
  const line = { name: 'Hortum', quantity: 12, price: 10, vatRate: 20, productId };
  const made = await buyer.offer({
    lines: [
      { ...line, salesUnit: 'METRE' },
      { ...line, code: 'OZEL-1' },
      { ...line, productId: null },
    ],
  });
  expect((await buyer.accept()).errors).toBe(undefined);
  const Read = `query ($offer: ID!) { offer(id: $offer) { lines { code unitCode } }
    orders { nodes { rows { code unitCode } } } enquiries { nodes { rows { unitCode } } } product(id: "${productId}") { unitCode } }`;
  const { data } = await api.asAdmin(Read, { offer: made.id });
  const lines = [
    { code: 'HRT-16', unitCode: 'MTR' },
    { code: 'OZEL-1', unitCode: 'C62' },
    { code: null, unitCode: 'C62' },
  ];
  expect(data.offer.lines).toEqual(lines);
  expect(data.orders.nodes[0].rows).toEqual(lines);
  expect(data.product).toEqual({ unitCode: 'C62' });
});

test('an offer is read by its id with the scope for enquiries alone', async () => {
  const { admin, askAs, db, offerId } = await withOrder();
  const ask = (scope: 'READ_ENQUIRIES' | 'READ_DRAFTS') =>
    askAs({ ...withScopes(admin, [scope]), db })(`{ offer(id: "${offerId}") { id } none: offer(id: "x") { id } }`);
  expect((await ask('READ_ENQUIRIES')).data).toEqual({ offer: { id: offerId }, none: null });
  expect((await ask('READ_DRAFTS')).errors?.[0]?.extensions.code).toBe('SCOPE_MISSING');
});
