import { afterEach, expect, test, vi } from 'vitest';
import { addProduct } from '../../../testing/enquiries.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { Add, openBrowser } from '../../../testing/quoteLists.ts';
import { createTidy } from '../../upkeep/housekeeping/tidy.ts';
import { shareKept } from './shareList.ts';

afterEach(() => void vi.useRealTimers());

const Own = '{ quoteList { id name share { code rowCount endsAt } all { name rowCount } } }';
const Share = 'mutation ($id: ID!) { shareQuoteList(id: $id) { share { code rowCount } } }';
const End = 'mutation ($id: ID!) { endQuoteListShare(id: $id) { share { code } } }';
const Shared = `query ($code: String!) { sharedQuoteList(code: $code) {
  rows { name quantity note written unreadQuantity standing product { name price } }
} }`;
const Take = `mutation ($code: String!, $asNewList: Boolean) { takeSharedQuoteList(code: $code, asNewList: $asNewList) {
  name rows { name quantity note product { id } } all { rowCount }
} }`;

async function shared() {
  const owner = await openBrowser();
  const productId = await addProduct(owner.asAdmin);
  await owner.ask(Add, {
    rows: [
      { productId, quantity: 40, note: 'Ayşe Hanım, 0532 000 00 00' },
      { text: 'DN65 dirsek', quantity: 2 },
    ],
  });
  const { id } = (await owner.ask(Own)).data.quoteList;
  const code = (await owner.ask(Share, { id })).data.shareQuoteList.share.code as string;
  const other = await openBrowser(owner);
  const look = async (text = code) => (await other.ask(Shared, { code: text })).data.sharedQuoteList;
  return { owner, other, productId, id, code, look };
}

test('a link shows products, quantities and today’s prices, and nothing that was written beside them', async () => {
  const { owner, look, productId, code } = await shared();
  expect(code).toMatch(/^([A-HJ-NP-Z2-9]{4}-){2}[A-HJ-NP-Z2-9]{4}$/);
  await owner.asAdmin(
    `mutation { updateProduct(id: "${productId}", input: { name: "Rulman", description: "x", price: 300 }) { id } }`,
  );
  const bare = { note: null, written: null, unreadQuantity: null };
  const rows = [
    { ...bare, quantity: 40, standing: 'LISTED', product: { name: 'Rulman', price: 300 } },
    { ...bare, quantity: 2, standing: 'WRITTEN', product: null, name: 'DN65 dirsek' },
  ];
  expect(await look()).toMatchObject({ rows });
  expect(await look(code.toLowerCase().replaceAll('-', ' '))).toMatchObject({ rows });
});

test('it is a copy: later changes of the list leave it alone until it is shared again, under the same link', async () => {
  const { owner, look, id, code } = await shared();
  await owner.ask(Add, { rows: [{ text: 'conta' }] });
  expect((await look()).rows).toHaveLength(2);
  expect((await owner.ask(Share, { id })).data.shareQuoteList.share).toEqual({ code, rowCount: 3 });
  expect((await look()).rows).toHaveLength(3);
});

test('its rows come to a list that is there, or to a new one', async () => {
  const { other, code, productId } = await shared();
  await other.ask(Add, { rows: [{ productId, quantity: 2 }] });
  expect((await other.ask(Take, { code })).data.takeSharedQuoteList).toEqual({
    name: null,
    rows: [
      { name: 'Sabit Bilyalı Rulman 6204-2RS', quantity: 42, note: null, product: { id: productId } },
      { name: 'DN65 dirsek', quantity: 2, note: null, product: null },
    ],
    all: [{ rowCount: 2 }],
  });
  expect((await other.ask(Take, { code, asNewList: true })).data.takeSharedQuoteList).toMatchObject({
    name: 'Liste 2',
    all: [{ rowCount: 2 }, { rowCount: 2 }],
  });
});

test('a browser without a list has one list afterwards, whichever button was pressed', async () => {
  const { other, code } = await shared();
  const { data } = await other.ask(Take, { code, asNewList: true });
  expect(data.takeSharedQuoteList.all).toEqual([{ rowCount: 2 }]);
});

test('products that are gone keep their names', async () => {
  const { owner, other, look, productId, code } = await shared();
  await owner.asAdmin(`mutation { deleteProduct(id: "${productId}") }`);
  expect((await look()).rows[0]).toMatchObject({
    ...{ name: 'Sabit Bilyalı Rulman 6204-2RS', standing: 'REMOVED', product: null },
  });
  const { data } = await other.ask(Take, { code });
  expect(data.takeSharedQuoteList.rows[0]).toMatchObject({ name: 'Sabit Bilyalı Rulman 6204-2RS', product: null });
});

test('a list that would get too long takes none of the rows', async () => {
  const { other, code } = await shared();
  await other.ask(Add, { rows: Array.from({ length: 59 }, (_, place) => ({ text: `satır ${place}` })) });
  expect((await other.ask(Take, { code })).errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
  expect(await other.rows()).toHaveLength(59);
});

test('an empty list is not shared', async () => {
  const { owner, id } = await shared();
  await owner.ask('mutation { createQuoteList { id } }');
  const list = (await owner.ask(Own)).data.quoteList;
  expect(list.id).not.toBe(id);
  const { errors } = await owner.ask(Share, { id: list.id });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'id' });
});

test('a cancelled link is dead at once, and so is its copy', async () => {
  const { owner, other, look, id, code } = await shared();
  expect((await owner.ask(End, { id })).data.endQuoteListShare.share).toBeNull();
  expect(await look()).toBeNull();
  expect((await other.ask(Take, { code })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});

test('a link ends after thirty days, and its rows are swept', async () => {
  const { owner, other, look, code } = await shared();
  const count = async () => {
    const { quoteRows } = await import('../../../db/tables/quoteTables.ts');
    return (await owner.db.select().from(quoteRows)).length;
  };
  const now = Date.now();
  const tidy = createTidy(owner);
  await tidy({ confirmed: true, now: now + shareKept - 60_000 });
  expect([(await look()).rows.length, await count()]).toEqual([2, 4]);
  vi.useFakeTimers({ toFake: ['Date'], now: now + shareKept + 60_000 });
  expect(await look()).toBeNull();
  expect((await other.ask(Take, { code })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  await tidy({ confirmed: true, now: now + shareKept + 60_000 });
  expect(await count()).toBe(2);
  expect((await owner.ask(Own)).data.quoteList.share).toBeNull();
});

test('guesses are refused after twenty, while a right link still works', async () => {
  const api = await openTestApi();
  const { ask } = await openBrowser(api);
  await ask(Add, { rows: [{ text: 'vana' }] });
  const { id } = (await ask(Own)).data.quoteList;
  const { code } = (await ask(Share, { id })).data.shareQuoteList.share;
  const guess = async (text: string) => ask(Shared, { code: text });
  for (let time = 0; time < 20; time++) expect((await guess('AAAA-BBBB-CCCC')).data.sharedQuoteList).toBeNull();
  expect((await guess('AAAA-BBBB-CCCC')).errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
  expect((await ask(Take, { code: 'AAAABBBBCCCC' })).errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
  expect((await guess(code)).data.sharedQuoteList.rows).toHaveLength(1);
});

test('erasing a person empties names of lists and rows of copies that speak of them', async () => {
  const { owner, id, look } = await shared();
  await owner.ask('mutation ($id: ID!) { renameQuoteList(id: $id, name: "ayse@ornek.com.tr için") { id } }', { id });
  await owner.ask(Add, { rows: [{ text: 'ayse@ornek.com.tr için vana' }] });
  await owner.ask(Share, { id });
  expect((await look()).rows).toHaveLength(3);
  await owner.asAdmin('mutation { erasePersonalData(contact: "ayse@ornek.com.tr", ids: []) }');
  expect((await look()).rows).toHaveLength(2);
  expect((await owner.ask(Own)).data.quoteList).toMatchObject({ name: null, all: [{ rowCount: 2 }] });
});
