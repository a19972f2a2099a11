import { expect, test } from 'vitest';
import { proposals } from '../../../db/tables/planTables.ts';
import { connectAgent } from '../../../testing/programs/agents.ts';
import { askWith, makeKey } from '../../../testing/keys.ts';
import { serveTestSite } from '../../../testing/serveTestSite.ts';
import { proposalWorksForMs } from '../../catalogue/proposals/proposals.store.ts';

const Propose = `mutation ($rows: [ProposedRowInput!]!, $key: ID) {
  proposeChanges(rows: $rows, reason: "Nisan listesi", key: $key) {
    id program reason state count changes { name fields { field before after now isMet } }
  }
}`;
const Confirm = 'mutation ($id: ID!) { confirmProposal(id: $id) { state decidedBy undo { id version } } }';
const Decline = 'mutation ($id: ID!) { declineProposal(id: $id) { state decidedBy } }';
const Undo = `mutation ($id: ID!, $version: Int!) {
  undoChange(entity: PRODUCT, id: $id, version: $version) { restored }
}`;

async function withProducts() {
  const site = await serveTestSite();
  const Add = 'mutation ($input: ProductInput!) { createProduct(input: $input) { id } }';
  const add = async (name: string, stockCode: string, price: number) =>
    (await site.asAdmin(Add, { input: { name, description: 'Çelik', stockCode, price } })).data.createProduct
      .id as string;
  const [bearing, bolt] = [await add('Rulman', '6204-2RS', 100), await add('Cıvata', 'M8-40', 2)];
  const prices = async () =>
    (await site.asAdmin('{ products(orderBy: NAME) { nodes { price } } }')).data.products.nodes.map(
      ({ price }: { price: number }) => price,
    ) as number[];
  const propose = (rows: object[], key?: string) => site.asAdmin(Propose, { rows, key });
  return { ...site, bearing, bolt, prices, propose };
}

const bothPrices = [
  { stockCode: '6204 2rs', changes: { price: 120 } },
  { stockCode: 'm8 40', changes: { price: 2.5, availability: 'IN_STOCK' } },
];

test('a proposal says old and new and writes nothing; confirmed, all of it is one step that can be undone', async () => {
  const { asAdmin, propose, prices } = await withProducts();
  const { proposeChanges: made } = (await propose(bothPrices)).data;
  expect(made).toMatchObject({ state: 'WAITING', count: 2, reason: 'Nisan listesi' });
  expect(made.changes).toMatchObject([
    {
      name: 'Rulman',
      fields: [{ field: 'price', before: '₺\u00a0100,00', after: '₺\u00a0120,00', now: '₺\u00a0100,00', isMet: false }],
    },
    {
      name: 'Cıvata',
      fields: [
        { field: 'price', before: '₺\u00a02,00', after: '₺\u00a02,50' },
        { field: 'availability', before: null },
      ],
    },
  ]);
  expect(await prices()).toEqual([2, 100]);
  const done = (await asAdmin(Confirm, { id: made.id })).data.confirmProposal;
  expect(done).toMatchObject({ state: 'DONE', decidedBy: 'admin@vitrin.example' });
  expect(await prices()).toEqual([2.5, 120]);
  expect((await asAdmin(Undo, done.undo)).errors).toBeUndefined();
  expect(await prices()).toEqual([2, 100]);
  for (const again of [Confirm, Decline])
    expect((await asAdmin(again, { id: made.id })).errors?.[0]?.extensions.code).toBe('CONFLICT');
});

test('somebody else changed a value since: nothing is written, and what is there now is shown', async () => {
  const { asAdmin, propose, prices, bolt } = await withProducts();
  const { id } = (await propose(bothPrices)).data.proposeChanges;
  const patch = (changes: object) =>
    asAdmin('mutation ($id: ID!, $changes: ProductChanges!) { patchProduct(id: $id, changes: $changes) { id } }', {
      id: bolt,
      changes,
    });
  // Another field does not meet.
  await patch({ brand: 'Şişli' });
  await patch({ price: 3 });
  expect((await asAdmin(Confirm, { id })).errors).toMatchObject([
    { message: expect.stringContaining('one of these products'), extensions: { code: 'CONFLICT' } },
  ]);
  expect(await prices()).toEqual([3, 100]);
  const { proposal } = (
    await asAdmin('query ($id: ID!) { proposal(id: $id) { state changes { fields { now isMet } } } }', { id })
  ).data;
  expect(proposal).toMatchObject({
    state: 'WAITING',
    changes: [{}, { fields: [{ now: '₺\u00a03,00', isMet: true }, {}] }],
  });
  await patch({ price: 2 });
  expect((await asAdmin(Confirm, { id })).data.confirmProposal.state).toBe('DONE');
});

test('every wrong row is named, and nothing is kept', async () => {
  const { db, propose } = await withProducts();
  const { errors } = await propose([
    { stockCode: 'YOK', changes: { price: 1 } },
    { changes: { price: 1 } },
    { stockCode: '6204-2RS', changes: { categoryId: 'yok' } },
    { stockCode: 'M8-40', changes: { stockCode: '6204 2rs' } },
    { stockCode: '6204-2RS', changes: { name: null } },
  ]);
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
  const problems = errors?.[0]?.extensions.problems as { field: string }[];
  expect(problems.map(({ field }) => field)).toEqual([
    'rows.0.stockCode',
    'rows.1.id',
    'rows.2.changes.categoryId',
    'rows.3.changes.stockCode',
    'rows.4.changes.name',
  ]);
  expect((await propose([{ stockCode: 'M8-40', changes: { price: 2 } }])).errors?.[0]?.message).toBe(
    'Nothing changes by this.',
  );
  expect(await db.select().from(proposals)).toEqual([]);
});

test('a lost answer makes no second proposal, and after a week none can be confirmed', async () => {
  const { db, asAdmin, propose } = await withProducts();
  const key = 'anahtar-anahtar-anahtar';
  const { id } = (await propose(bothPrices, key)).data.proposeChanges;
  expect((await propose(bothPrices, key)).data.proposeChanges.id).toBe(id);
  expect(await db.select().from(proposals)).toHaveLength(1);
  await db.write(async (tx) => tx.update(proposals).set({ createdAt: Date.now() - proposalWorksForMs }));
  const { data } = await asAdmin('query ($id: ID!) { proposal(id: $id) { state } }', { id });
  expect(data.proposal.state).toBe('EXPIRED');
  expect((await asAdmin(Confirm, { id })).errors?.[0]?.message).toMatch(/more than a week/);
});

test('an agent with a key for prices proposes prices alone, and cannot confirm them', async () => {
  const site = await withProducts();
  const { secret } = await makeKey(site, { name: 'Fiyat asistanı', scopes: ['WRITE_PRICES'] });
  const { listTools, call } = connectAgent(site.origin, { secret });
  expect((await listTools()).map(({ name }) => name)).toContain('propose_changes');
  const { data } = await call('propose_changes', { rows: [{ code: '6204-2RS', price: 130 }], reason: 'Nisan' });
  expect(data.changes).toEqual([
    { product: 'Rulman', fields: [{ field: 'Price with KDV', before: '₺\u00a0100,00', after: '₺\u00a0130,00' }] },
  ]);
  const id = data.link.split('/').at(-1);
  expect(data.link).toMatch(/\/admin\/proposals\/[\da-f-]{36}$/);
  expect((await askWith(site, secret)(Confirm, { id })).code).toBe('SCOPE_MISSING');
  expect((await call('propose_changes', { rows: [{ code: '6204-2RS', name: 'Başka' }] })).refused).toMatch(
    /^SCOPE_MISSING/,
  );
  const { secret: reader } = await makeKey(site, { scopes: ['READ_CATALOGUE'] });
  const other = connectAgent(site.origin, { secret: reader });
  expect((await other.listTools()).map(({ name }) => name)).not.toContain('propose_changes');
  const shown = (await site.asAdmin('query ($id: ID!) { proposal(id: $id) { program reason } }', { id })).data;
  expect(shown).toEqual({ proposal: { program: 'Fiyat asistanı', reason: 'Nisan' } });
  expect((await site.asAdmin(Decline, { id })).data.declineProposal.state).toBe('DECLINED');
  expect(await site.prices()).toEqual([2, 100]);
});
