import { expect, test } from 'vitest';
import { enquiryInput, SendEnquiry } from '../../../testing/enquiries.ts';
import { Add, openBrowser } from '../../../testing/quoteLists.ts';

const shown = '{ id name sendKey rows { name } all { id name rowCount isChosen } }';
const Shown = `{ quoteList ${shown} }`;
const Make = `mutation ($name: String) { createQuoteList(name: $name) ${shown} }`;
const Rename = `mutation ($id: ID!, $name: String!) { renameQuoteList(id: $id, name: $name) ${shown} }`;
const Choose = `mutation ($id: ID!) { chooseQuoteList(id: $id) ${shown} }`;
const Delete = `mutation ($id: ID!) { deleteQuoteList(id: $id) ${shown} }`;

type Shown = {
  id: string;
  name: string | null;
  sendKey: string;
  rows: { name: string }[];
  all: { id: string; name: string | null; rowCount: number; isChosen: boolean }[];
};

async function withTwo() {
  const browser = await openBrowser();
  const read = async () => (await browser.ask(Shown)).data.quoteList as Shown;
  await browser.ask(Add, { rows: [{ text: 'vana' }, { text: 'conta' }] });
  const first = await read();
  const second = (await browser.ask(Make, { name: 'Yedek rulman' })).data.createQuoteList as Shown;
  await browser.ask(Add, { rows: [{ text: 'rulman' }] });
  return { ...browser, read, first, second };
}

test('a second list is chosen at once, and the first keeps its rows', async () => {
  const { read, first, second, count } = await withTwo();
  expect(await read()).toMatchObject({
    ...{ name: 'Yedek rulman', rows: [{ name: 'rulman' }] },
    all: [
      { id: first.id, name: null, rowCount: 2, isChosen: false },
      { id: second.id, name: 'Yedek rulman', rowCount: 1, isChosen: true },
    ],
  });
  expect(count()).toBe(1);
});

test('choosing another list shows it and adds to it', async () => {
  const { ask, read, first, count } = await withTwo();
  await ask(Choose, { id: first.id });
  await ask(Add, { rows: [{ text: 'dirsek' }] });
  expect((await read()).rows.map(({ name }) => name)).toEqual(['vana', 'conta', 'dirsek']);
  expect(count()).toBe(3);
});

test('the sixth list is refused and changes nothing', async () => {
  const { ask, read } = await withTwo();
  for (const _ of [3, 4, 5]) await ask(Make);
  const before = await read();
  expect(before.all.map(({ name }) => name)).toEqual([null, 'Yedek rulman', 'Liste 3', 'Liste 4', 'Liste 5']);
  const { errors } = await ask(Make);
  expect(errors?.[0]).toMatchObject({
    message: 'Beş liste doldu.',
    extensions: { code: 'BAD_USER_INPUT', field: 'lists' },
  });
  expect(await read()).toEqual(before);
});

test.each(['', '  ', 'x'.repeat(41), 'a\u202Eb', 'a\nb'])('a name that is none is refused: %j', async (name) => {
  const { ask, read, first } = await withTwo();
  const before = await read();
  const { errors } = await ask(Rename, { id: first.id, name });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'name' });
  expect(await read()).toEqual(before);
});

test('a name has up to forty letters, Turkish ones too', async () => {
  const { ask, read, first } = await withTwo();
  const name = 'İğdır ıslah şantiyesi, Lüleburgaz duruşu';
  expect(name).toHaveLength(40);
  await ask(Rename, { id: first.id, name });
  expect((await read()).all[0]?.name).toBe(name);
});

test('another browser can neither name, choose, delete nor share a list', async () => {
  const { read, first, ...one } = await withTwo();
  const other = await openBrowser(one);
  await other.ask(Add, { rows: [{ text: 'onun' }] });
  const before = await read();
  const share = 'mutation ($id: ID!) { shareQuoteList(id: $id) { id } }';
  for (const operation of [Rename, Choose, Delete, share]) {
    const given = { id: first.id, ...(operation === Rename && { name: 'benim' }) };
    const { errors } = await other.ask(operation, given);
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  }
  expect(await read()).toEqual(before);
});

test('a deleted list is gone with its rows, and the other takes its place; without lists the cookie goes, too', async () => {
  const { ask, first, second, count } = await withTwo();
  const left = (await ask(Delete, { id: second.id })).data.deleteQuoteList as Shown;
  expect(left).toMatchObject({ id: first.id, all: [{ id: first.id, isChosen: true }] });
  expect(count()).toBe(2);
  const none = (await ask(Delete, { id: first.id })).data.deleteQuoteList as Shown;
  expect([none.all, none.rows, count()]).toEqual([[], [], 0]);
});

test('only the list whose page was open is sent, whichever was chosen since; the others stay', async () => {
  const { ask, read, first, second, asAdmin } = await withTwo();
  const { rows: _, ...input } = enquiryInput({ key: first.sendKey });
  expect((await ask(SendEnquiry, { input })).errors).toBeUndefined();
  expect(await read()).toMatchObject({ id: second.id, all: [{ id: second.id, rowCount: 1 }] });
  const { data } = await asAdmin('{ enquiries { nodes { rows { name } } } }');
  expect(data.enquiries.nodes).toEqual([{ rows: [{ name: 'vana' }, { name: 'conta' }] }]);
  const strange = enquiryInput();
  const { rows: __, ...unknown } = strange;
  await ask(Make);
  expect((await ask(SendEnquiry, { input: unknown })).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
});

test('emptying a named list keeps its name', async () => {
  const { ask, read, second, count } = await withTwo();
  await ask('mutation { clearQuoteList { sendKey } }');
  expect(await read()).toMatchObject({ id: second.id, name: 'Yedek rulman', rows: [] });
  expect(count()).toBe(0);
});

test('only the list whose page was open is emptied, whichever was chosen since', async () => {
  const { ask, read, first, second, count } = await withTwo();
  const Clear = 'mutation ($id: ID) { clearQuoteList(id: $id) { id } }';
  expect((await ask(Clear, { id: first.id })).data.clearQuoteList).toEqual({ id: second.id });
  const { rows, all } = await read();
  expect(rows).toEqual([{ name: 'rulman' }]);
  expect(all.map(({ rowCount }) => rowCount)).toEqual([0, 1]);
  expect(count()).toBe(1);
  expect((await ask(Clear, { id: 'başkasının' })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  expect(await read()).toMatchObject({ rows, all });
});

test('a row is changed on its own list, also when another is chosen', async () => {
  const { ask, read, first, rows } = await withTwo();
  await ask(Choose, { id: first.id });
  const [row] = await rows();
  await ask(Make);
  const Change = 'mutation ($id: ID!) { changeQuoteRow(id: $id, input: { quantity: 7 }) { sendKey } }';
  expect((await ask(Change, { id: row?.id })).errors).toBeUndefined();
  await ask(Choose, { id: first.id });
  expect((await rows())[0]).toMatchObject({ name: 'vana', quantity: 7 });
  expect((await read()).all).toHaveLength(3);
});
