import { expect, test } from 'vitest';
import { enquiryInput, SendEnquiry } from '../../../testing/enquiries.ts';
import { withScopes } from '../../../testing/keys.ts';
import { enquired } from '../../../testing/offers.ts';
import { withOrder } from '../../../testing/orders.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';

type Api = Awaited<ReturnType<typeof openTestApi>>;
type Ask = Api['asAdmin'];
type Change = { entity: string; entityId: string; action: string; version: number | null };

const Changes = `query ($after: String, $entity: HistoryEntity) {
  changes(after: $after, entity: $entity) { nodes { entity entityId action version } end latest } }`;
const read = async (by: Ask, variables: object = {}) => {
  const { data, errors } = await by(Changes, { ...variables });
  if (errors) throw new Error(JSON.stringify(errors));
  return data.changes as { nodes: Change[]; end: string; latest: string };
};
const wordsOf = (nodes: Change[]) => nodes.map(({ entity, action }) => `${entity} ${action}`);

test('an enquiry, its offers and its order are followed from the first word to the last', async () => {
  const api = await openTestApi();
  const buyer = await enquired(api);
  const { id: offerId } = await buyer.offer();
  const accepted = await buyer.accept();
  expect(accepted.errors).toBe(undefined);
  const first = await read(api.asAdmin);
  expect(wordsOf(first.nodes)).toEqual([
    ...['ENQUIRY CREATED', 'CUSTOMER CREATED'],
    ...['ENQUIRY CHANGED', 'OFFER CREATED'],
    ...['ENQUIRY CHANGED', 'OFFER CHANGED'],
    ...['ENQUIRY CHANGED', 'ORDER CREATED'],
  ]);
  const idsOf = (entity: string) => [
    ...new Set(first.nodes.flatMap((one) => (one.entity === entity ? one.entityId : []))),
  ];
  const [orderId = ''] = idsOf('ORDER');
  expect([idsOf('ENQUIRY'), idsOf('OFFER')]).toEqual([[buyer.id], [offerId]]);
  // What a change names, a query finds.
  const Found = `query ($offer: ID!, $order: ID!) {
    offer(id: $offer) { id revision enquiry { id } } order(id: $order) { id version } }`;
  const found = await api.asAdmin(Found, { offer: offerId, order: orderId });
  expect(found.data).toEqual({
    offer: { id: offerId, revision: 1, enquiry: { id: buyer.id } },
    order: { id: orderId, version: 1 },
  });
  await api.asAdmin('mutation ($id: ID!) { setOrderState(id: $id, state: CONFIRMED) { id } }', { id: orderId });
  const second = await read(api.asAdmin, { after: first.end });
  expect(second.nodes).toEqual([{ entity: 'ORDER', entityId: orderId, action: 'CHANGED', version: 2 }]);
  await api.asAdmin('mutation ($id: ID!) { deleteEnquiry(id: $id) }', { id: buyer.id });
  const third = await read(api.asAdmin, { after: second.end });
  expect(wordsOf(third.nodes)).toEqual(['ENQUIRY DELETED', 'OFFER DELETED', 'ORDER CHANGED']);
  expect((await read(api.asAdmin, { after: second.end, entity: 'OFFER' })).nodes).toHaveLength(1);
});

test('sales are followed by who reads enquiries, and by nobody else', async () => {
  const api = await withOrder();
  const { admin, db, askAs } = api;
  const isOfSales = ({ entity }: Change) => ['ENQUIRY', 'OFFER', 'ORDER'].includes(entity);
  const seenBy = async (ask: Ask) => (await read(ask)).nodes.filter(isOfSales).length;
  expect(await seenBy(askAs({ ...withScopes(admin, ['READ_ENQUIRIES']), db: db.visitors }))).toBeGreaterThan(3);
  for (const scope of ['READ_CATALOGUE', 'READ_DRAFTS', 'WRITE_PRODUCTS', 'WRITE_PRICES'] as const)
    expect(await seenBy(askAs({ ...withScopes(admin, [scope]), db }))).toBe(0);
  expect(await seenBy(askAs({ admin: admin && { ...admin, roles: ['EDITOR'] } }))).toBe(0);
  expect(await seenBy(askAs({ admin: admin && { ...admin, roles: ['SALES'] } }))).toBeGreaterThan(3);
  // The log holds no word of a buyer, and has no history to read or to restore.
  const refused = await api.asAdmin(`{ history(entity: ORDER, id: "${api.orderId}") { nodes { id } } }`);
  expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'entity' });
  const changes = (await api.asAdmin('{ changes(entity: ORDER) { nodes { id } } }')).data.changes.nodes;
  const compared = await api.asAdmin(`{ compareRevisions(to: "${changes[0].id}") { label } }`);
  expect(compared.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});

test('suspected spam is no change until a person has said that it is none', async () => {
  const api = await openTestApi();
  await api.asVisitor(SendEnquiry, { input: enquiryInput({ website: 'x', company: 'https://spam.example' }) });
  expect((await read(api.asAdmin)).nodes).toEqual([]);
  const { enquiries } = (await api.asAdmin('{ enquiries(suspectedSpam: true) { nodes { id } } }')).data;
  const [{ id }] = enquiries.nodes;
  const Mark = 'mutation ($id: ID!, $is: Boolean!) { setEnquirySuspectedSpam(id: $id, suspectedSpam: $is) { id } }';
  await api.asAdmin(Mark, { id, is: false });
  await api.asAdmin(Mark, { id, is: true });
  expect(
    (await read(api.asAdmin, { entity: 'ENQUIRY' })).nodes.map(({ action, entityId }) => [action, entityId]),
  ).toEqual([
    ['CREATED', id],
    ['DELETED', id],
  ]);
});
