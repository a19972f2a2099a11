import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { admins } from '../../../db/tables/accountTables.ts';
import { viewArrangements, views } from '../../../db/tables/viewTables.ts';
import { enquiryInput, SendEnquiry } from '../../../testing/enquiries.ts';
import { openTestApi, type Answer } from '../../../testing/openTestApi.ts';
import { withPeople } from '../../../testing/people.ts';

type Ask = (operation: string, variables?: Record<string, unknown>) => Promise<Answer>;
type Shown = { id: string; name: string; query: string; pinned: boolean; isStart: boolean; count: number | null };

const fields = 'id name query dropped forEveryone pinned isStart count';
const See = `query ($list: ViewList! = PRODUCTS) { views(list: $list) { totalCount nodes { ${fields} } } }`;
const Create = `mutation ($list: ViewList! = PRODUCTS, $input: ViewInput!) { createView(list: $list, input: $input) { ${fields} } }`;
const Update = `mutation ($id: ID!, $input: ViewInput!) { updateView(id: $id, input: $input) { ${fields} } }`;
const Delete = 'mutation ($id: ID!) { deleteView(id: $id) }';
const Arrange = `mutation ($order: [ID!]!, $pinned: [ID!]!, $start: ID) {
  arrangeViews(list: PRODUCTS, order: $order, pinned: $pinned, start: $start) { nodes { ${fields} } }
}`;

const see = async (ask: Ask, list = 'PRODUCTS') => (await ask(See, { list })).data.views.nodes as Shown[];
const create = async (ask: Ask, input: object, list = 'PRODUCTS') =>
  (await ask(Create, { list, input: { query: '', ...input } })).data?.createView as Shown;
const refusal = ({ errors }: Answer) => errors?.[0] && [errors[0].extensions.code, errors[0].extensions.field];

const product = (ask: Ask, input: object) =>
  ask('mutation ($input: ProductInput!) { createProduct(input: $input) { id } }', {
    input: { name: 'Rulman', description: '6204', ...input },
  });

test('a view keeps filters and order, and says which filters it left out', async () => {
  const { asAdmin } = await withPeople();
  const input = {
    name: 'Fiyatsız ÇIĞIR işi',
    query: 'sort=name&renk=k%C4%B1rm%C4%B1z%C4%B1&price=no&after=x&specs=belki',
  };
  expect((await asAdmin(Create, { input })).data.createView).toMatchObject({
    name: 'Fiyatsız ÇIĞIR işi',
    query: 'price=no&sort=name',
    dropped: ['renk', 'specs'],
    forEveryone: false,
    pinned: true,
    isStart: false,
  });
  const { id } = await create(asAdmin, { name: 'Şaft', query: 'category=uncategorized&brand=%C4%B0%C4%9Fne' });
  expect((await see(asAdmin))[1]).toMatchObject({
    id,
    query: 'category=uncategorized&brand=%C4%B0%C4%9Fne',
    dropped: [],
  });
  // Turkish letters: an I without a dot is another letter than one with it.
  expect(refusal(await asAdmin(Create, { input: { name: 'fiyatsız çığır işi', query: '' } }))).toEqual([
    'BAD_USER_INPUT',
    'name',
  ]);
  expect(await create(asAdmin, { name: 'Fiyatsiz çiğir işi' })).toBeDefined();
  const before = await see(asAdmin);
  for (const wrong of [
    { name: 'ş'.repeat(81), query: '' },
    { name: ' ', query: '' },
    { name: 'Giz\u202eli', query: '' },
    { name: 'Uzun', query: `q=${'ş'.repeat(2000)}` },
    { name: 'Gizli', query: 'q=a%00b' },
    { name: 'Gizli', query: 'q=a%E2%80%AEbc' },
  ])
    expect((await asAdmin(Create, { input: wrong })).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  expect(await see(asAdmin)).toEqual(before);
  expect((await create(asAdmin, { name: 'ş'.repeat(80) })).name).toHaveLength(80);
});

test('a filter by a category that was deleted is gone from the view, with its name', async () => {
  const { asAdmin } = await withPeople();
  const { data } = await asAdmin('mutation { createCategory(input: { name: "Çekvalfler" }) { id } }');
  const { id } = data.createCategory as { id: string };
  await create(asAdmin, { name: 'Çekvalfler', query: `category=${id}&price=no` });
  expect(await see(asAdmin)).toMatchObject([{ query: `category=${encodeURIComponent(id)}&price=no`, dropped: [] }]);
  await asAdmin('mutation ($id: ID!) { deleteCategory(id: $id) }', { id });
  expect(await see(asAdmin)).toMatchObject([{ query: 'price=no', dropped: ['category'] }]);
});

test('people see their own views and those of everyone, and change no view of others', async () => {
  const { asAdmin, askAs, people } = await withPeople();
  const [editor, both] = [askAs(people.EDITOR), askAs(people.BOTH)];
  const own = await create(asAdmin, { name: 'Benim' });
  const shared = await create(asAdmin, { name: 'Herkesin', forEveryone: true });
  // Another person may use the same name.
  await create(editor, { name: 'Benim' });
  expect((await see(editor)).map(({ name }) => name)).toEqual(['Herkesin', 'Benim']);
  expect((await see(both)).map(({ name }) => name)).toEqual(['Herkesin']);
  const input = { name: 'Yeni', query: 'price=no' };
  for (const refused of [Update, Delete])
    expect(refusal(await editor(refused, { id: own.id, input }))).toEqual(['NOT_FOUND', undefined]);
  expect((await see(asAdmin)).map(({ name }) => name)).toEqual(['Benim', 'Herkesin']);

  const changed = await editor(Update, { id: shared.id, input: { ...input, forEveryone: true } });
  expect(changed.data.updateView).toMatchObject({ name: 'Yeni', query: 'price=no', forEveryone: true });
  expect((await see(both)).map(({ name }) => name)).toEqual(['Yeni']);
  expect((await both(Delete, { id: shared.id })).data.deleteView).toBe(true);
  expect((await see(asAdmin)).map(({ name }) => name)).toEqual(['Benim']);
});

test('views are for those whose roles open the list', async () => {
  const { askAs, people, asVisitor } = await withPeople();
  const [editor, sales] = [askAs(people.EDITOR), askAs(people.SALES)];
  const quotes = await create(sales, { name: 'Bekleyenler', query: 'status=new', forEveryone: true }, 'ENQUIRIES');
  expect(refusal(await sales(See))?.[0]).toBe('FORBIDDEN');
  expect(refusal(await editor(See, { list: 'ENQUIRIES' }))?.[0]).toBe('FORBIDDEN');
  expect(refusal(await editor(Delete, { id: quotes.id }))?.[0]).toBe('FORBIDDEN');
  expect(refusal(await asVisitor(See))?.[0]).toBe('UNAUTHENTICATED');
  await asVisitor(SendEnquiry, { input: enquiryInput() });
  await create(sales, { name: 'Benim', query: 'status=mine' }, 'ENQUIRIES');
  const { views } = (await sales(See, { list: 'ENQUIRIES' })).data;
  expect(views.totalCount).toBe(1);
  expect(views.nodes.map(({ count }: Shown) => count)).toEqual([1, 0]);
});

test('the 51st view is refused, for a person and for everyone apart', async () => {
  const { asAdmin, askAs, people, db } = await withPeople();
  const row = { list: 'PRODUCTS' as const, query: '', createdAt: 1 };
  const ids = Array.from({ length: 49 }, (_, at) => `v${at}`);
  for (const ownerId of [people.OWNER.admin?.id ?? '', null])
    await db.write((tx) =>
      tx.insert(views).values(ids.map((id) => ({ ...row, id: `${id}-${ownerId}`, ownerId, name: id }))),
    );
  for (const forEveryone of [false, true]) {
    const last = { name: 'Ellinci', query: '', forEveryone };
    expect((await asAdmin(Create, { input: last })).errors).toBeUndefined();
    const { errors } = await asAdmin(Create, { input: { ...last, name: 'Elli birinci' } });
    expect(errors?.[0]).toMatchObject({
      message: forEveryone
        ? 'There are 50 views for everyone already. Delete one first.'
        : 'You have 50 views of this list already. Delete one first.',
      extensions: { code: 'CONFLICT' },
    });
  }
  expect(await see(asAdmin)).toHaveLength(100);
  const seen = await see(asAdmin);
  const moved = { id: seen[0]?.id, input: { name: 'Taşınan', query: '', forEveryone: true } };
  expect(refusal(await asAdmin(Update, moved))?.[0]).toBe('CONFLICT');
  expect(await create(askAs(people.EDITOR), { name: 'Elli birinci' })).toBeDefined();
});

test('each person orders, pins and starts with views alone, those of everyone too', async () => {
  const { asAdmin, askAs, people } = await withPeople();
  const editor = askAs(people.EDITOR);
  const made: string[] = [];
  for (let at = 0; at < 12; at++) made.push((await create(asAdmin, { name: `Görünüm ${at}`, forEveryone: at > 1 })).id);
  const state = async (ask: Ask) => (await see(ask)).map(({ name, pinned }) => `${name}${pinned ? '' : ' -'}`);
  expect((await state(asAdmin)).slice(9)).toEqual(['Görünüm 9', 'Görünüm 10 -', 'Görünüm 11 -']);
  const [a = '', b = '', c = ''] = made.slice(9).toReversed();
  const order = [a, 'gone', b, a, ...made.slice(0, 9)];
  const { data } = await asAdmin(Arrange, { order, pinned: [a], start: b });
  expect(data.arrangeViews.nodes.slice(0, 3)).toMatchObject([
    { id: a, pinned: true, isStart: false, count: 0 },
    { id: b, pinned: false, isStart: true, count: null },
    { id: made[0], pinned: false },
  ]);
  // What is not named comes last, and is pinned while there is room.
  expect((await see(asAdmin)).at(-1)).toMatchObject({ id: c, pinned: true });
  expect((await state(editor))[0]).toBe('Görünüm 2');
  expect((await see(editor)).some(({ isStart }) => isStart)).toBe(false);
  expect(refusal(await asAdmin(Arrange, { order: made, pinned: made.slice(0, 11) }))).toEqual([
    'BAD_USER_INPUT',
    'pinned',
  ]);
  await asAdmin(Delete, { id: b });
  expect((await see(asAdmin)).some(({ isStart }) => isStart)).toBe(false);
});

test('the views of a person go with the account, and those for everyone stay', async () => {
  const { asAdmin, askAs, people, db } = await withPeople();
  const editor = askAs(people.EDITOR);
  await create(editor, { name: 'Benim' });
  const { id } = await create(editor, { name: 'Herkesin', forEveryone: true });
  await editor(Arrange, { order: [id], pinned: [id], start: id });
  const removed = { id: people.EDITOR.admin?.id };
  expect((await asAdmin('mutation ($id: ID!) { removePerson(id: $id) }', removed)).errors).toBeUndefined();
  expect(await db.$count(admins, eq(admins.id, removed.id ?? ''))).toBe(0);
  expect(await db.select().from(views)).toMatchObject([{ id }]);
  expect(await db.$count(viewArrangements)).toBe(0);
});

test('one statement counts the list and all pinned views, and a view that searches has no count', async () => {
  const statements: string[] = [];
  const { asAdmin } = await openTestApi({ onStatement: (text) => void statements.push(text) });
  const queries = ['price=no', 'featured=yes', 'brand=%C4%B0%C4%9ENE', 'q=rulman', 'since=2020-01-01', 'by=kimse', ''];
  for (const query of queries) await create(asAdmin, { name: query || 'Hepsi', query });
  await product(asAdmin, { name: 'İğneli rulman', price: 12.5, brand: 'İĞNE' });
  await product(asAdmin, { name: 'Şaft', featured: true });
  await product(asAdmin, { name: 'Vana', brand: 'iğne' });
  const asked = async () => {
    statements.length = 0;
    return (await asAdmin(See)).data.views as { totalCount: number; nodes: Shown[] };
  };
  const { totalCount, nodes } = await asked();
  expect(totalCount).toBe(3);
  expect(nodes.map(({ count }) => count)).toEqual([2, 1, 1, null, 3, 0, 3]);
  expect(statements.filter((text) => text.includes('count(*)'))).toHaveLength(1);
  const few = statements.length;
  for (let at = 0; at < 3; at++) await create(asAdmin, { name: `Görünüm ${at}`, query: `code=no&brand=${at}` });
  await product(asAdmin, { name: 'Dişli' });
  await asked();
  expect(statements).toHaveLength(few);
  // They are kept until the content changes.
  await asked();
  expect(statements.filter((text) => text.includes('count(*)'))).toEqual([]);
  await product(asAdmin, { name: 'Çekvalf' });
  expect((await asked()).totalCount).toBe(5);
});
