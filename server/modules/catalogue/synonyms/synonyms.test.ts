import { expect, test } from 'vitest';
import { addNamed } from '../../../testing/figures.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';

const names = ['Sonsuz Vidalı Redüktör', 'Küresel Vana Paslanmaz', 'Rulman 6204', 'Kaplin', 'Çek Valf'];

async function shop() {
  const api = await openTestApi();
  const ids = new Map<string, string>();
  for (const name of names) ids.set(name, await addNamed(api.asAdmin, name));
  const found = async (search: string) => {
    const { data } = await api.asVisitor(
      'query ($search: String) { products(search: $search) { leadsTo isPartial nodes { name } } }',
      {
        search,
      },
    );
    return (data.products.isPartial ? [] : data.products.nodes).map(({ name }: { name: string }) => name) as string[];
  };
  const save = (said: string, finds: string[], twoWay = false, more = {}) =>
    api.asAdmin(
      'mutation ($input: SynonymInput!, $key: ID) { addSynonym(input: $input, key: $key) { key said finds twoWay } }',
      {
        input: { said, finds, twoWay },
        ...more,
      },
    );
  const pin = (input: object) =>
    api.asAdmin('mutation ($input: PinInput!) { addPin(input: $input) { key leadsTo products { name } } }', { input });
  const refused = async (answer: ReturnType<typeof save>) => {
    const [error] = (await answer).errors ?? [];
    return [error?.extensions.code, error?.extensions.field, error?.message];
  };
  return { ...api, ids, found, save, pin, refused };
}

test('a synonym counts at once, one way or both ways, until it is removed, and comes back from the bin', async () => {
  const { found, save, asAdmin } = await shop();
  expect(await found('şanzuman')).toEqual([]);
  expect((await save('Şanzuman', ['redüktör'])).data.addSynonym).toEqual({
    ...{ key: 'sanzuman', said: 'Şanzuman', finds: ['redüktör'], twoWay: false },
  });
  await save('inox', ['paslanmaz', 'krom nikel'], true);
  expect([await found('ŞANZUMAN'), await found('inox vana'), await found('krom nikel vana')]).toEqual([
    ['Sonsuz Vidalı Redüktör'],
    ['Küresel Vana Paslanmaz'],
    ['Küresel Vana Paslanmaz'],
  ]);
  await asAdmin(
    'mutation { changeSynonym(id: "sanzuman", input: { said: "Dişli kutusu", finds: ["redüktör"] }) { key } }',
  );
  expect([await found('şanzuman'), await found('disli kutusu')]).toEqual([[], ['Sonsuz Vidalı Redüktör']]);
  await asAdmin('mutation { removeSynonym(id: "disli kutusu") }');
  expect(await found('disli kutusu')).toEqual([]);
  const { data } = await asAdmin(
    '{ bin(entity: SYNONYM) { nodes { id name } } history(entity: SYNONYM, id: "inox") { totalCount } }',
  );
  expect([data.bin.nodes.map(({ name }: { name: string }) => name), data.history.totalCount]).toEqual([
    ['Dişli kutusu', 'Şanzuman'],
    1,
  ]);
  const back = await asAdmin('mutation ($id: ID!) { bringBack(id: $id) }', { id: data.bin.nodes[0].id });
  expect(back.errors).toBeUndefined();
  expect(await found('dişli kutusu')).toEqual(['Sonsuz Vidalı Redüktör']);
});

test('codes and measures never take part, a word stands in one group, and the same call adds nothing new', async () => {
  const { save, refused, pin } = await shop();
  await save('inox', ['paslanmaz'], true);
  expect(await refused(save('6204', ['rulman']))).toEqual([
    'BAD_USER_INPUT',
    'said',
    '6204 is a code. Codes never take part.',
  ]);
  expect(await refused(save('bilya', ['6204-2RS rulman']))).toEqual([
    ...['BAD_USER_INPUT', 'finds', '6204-2RS is a code. Codes never take part.'],
  ]);
  expect(await refused(save('krom', ['paslanmaz'], true))).toEqual([
    ...['BAD_USER_INPUT', 'finds', '“paslanmaz” stands in another group: inox, paslanmaz.'],
  ]);
  expect((await refused(save('İNOX', ['vana']))).slice(0, 2)).toEqual(['BAD_USER_INPUT', 'said']);
  expect((await refused(save('vana', ['Vana']))).slice(0, 2)).toEqual(['BAD_USER_INPUT', 'finds']);
  expect((await refused(save('"!"', ['vana']))).slice(0, 2)).toEqual(['BAD_USER_INPUT', 'said']);
  expect((await refused(pin({ said: 'rulman 6204', productIds: [], leadsTo: '/about' }))).slice(0, 2)).toEqual([
    ...['BAD_USER_INPUT', 'said'],
  ]);
  const key = { key: 'a1b2c3d4-a1b2-c3d4' };
  for (let time = 0; time < 2; time++) expect((await save('aktarma', ['kaplin'], false, key)).errors).toBeUndefined();
  expect((await save('aktarma', ['vana'], false, key)).errors?.[0]?.extensions.code).toBe('CONFLICT');
});

test('letters of a code have no typing errors, and words have', async () => {
  const { asAdmin, found } = await shop();
  await addNamed(asAdmin, 'Redüktör NMRV 063');
  expect(await found('nmrv063')).toEqual(['Redüktör NMRV 063']);
  expect(await found('nmrw063')).toEqual([]);
  expect(await found('kuresl vana')).toEqual(['Küresel Vana Paslanmaz']);
});

test('a pin comes first, below an exact name, also where the word is in no name, and until its day', async () => {
  const { ids, found, pin, asAdmin, refused } = await shop();
  const kaplin = ids.get('Kaplin') ?? '';
  expect(await found('vana')).toEqual(['Küresel Vana Paslanmaz']);
  expect((await pin({ said: 'Vana', productIds: [kaplin] })).data.addPin).toMatchObject({
    products: [{ name: 'Kaplin' }],
  });
  expect(await found('VANA')).toEqual(['Kaplin', 'Küresel Vana Paslanmaz']);
  await pin({ said: 'çek valf', productIds: [kaplin] });
  expect(await found('çek valf')).toEqual(['Çek Valf', 'Kaplin']);
  await asAdmin(
    'mutation ($ids: [ID!]!) { changePin(id: "vana", input: { said: "vana", productIds: $ids, until: "2020-01-01" }) { key } }',
    {
      ids: [kaplin],
    },
  );
  expect(await found('vana')).toEqual(['Küresel Vana Paslanmaz']);
  expect((await refused(pin({ said: 'boru', productIds: ['yok'] }))).slice(0, 2)).toEqual([
    'BAD_USER_INPUT',
    'productIds',
  ]);
  expect((await refused(pin({ said: 'boru', productIds: [] }))).slice(0, 2)).toEqual(['BAD_USER_INPUT', 'productIds']);
  // A hidden product is on no list of visitors.
  await pin({ said: 'boru', productIds: [kaplin] });
  await asAdmin(
    'mutation ($ids: [ID!]!) { changeProducts(which: { ids: $ids }, changes: { status: HIDDEN }) { count } }',
    { ids: [kaplin] },
  );
  expect(await found('boru')).toEqual([]);
});

test('a search leads to a page of this site', async () => {
  const { pin, asVisitor, asAdmin, refused } = await shop();
  expect((await refused(pin({ said: 'adres', productIds: [], leadsTo: '/yok' }))).slice(0, 2)).toEqual([
    'BAD_USER_INPUT',
    'leadsTo',
  ]);
  await pin({ said: 'adres', productIds: [], leadsTo: '/contact' });
  const ask = async (search: string) =>
    (await asVisitor(`{ products(search: "${search}") { leadsTo } }`)).data.products.leadsTo;
  expect([await ask('ADRES'), await ask('adres defteri')]).toEqual(['/contact', null]);
  await asAdmin('mutation { removePin(id: "adres") }');
  expect(await ask('adres')).toBeNull();
  expect((await asAdmin('mutation { removePin(id: "adres") }')).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});

test('a trial says how a search is read and why each product is found, with what is not saved yet', async () => {
  const { asAdmin, ids, pin } = await shop();
  await addNamed(asAdmin, 'Konveyör', { description: 'Redüktör ile çalışır' });
  const trial = async (text: string, synonym?: object) => {
    const { data, errors } = await asAdmin(
      `query ($text: String!, $synonym: SynonymInput) {
        trySearch(text: $text, synonym: $synonym) {
          readAs leadsTo totalCount without hits { product { name } foundBy bySynonym }
        }
      }`,
      { text, synonym },
    );
    expect(errors).toBeUndefined();
    const { hits, ...rest } = data.trySearch;
    return { ...rest, hits: hits.map((hit: { product: { name: string } }) => ({ ...hit, product: hit.product.name })) };
  };
  expect(await trial('şanzuman')).toMatchObject({ totalCount: 0, without: null, hits: [] });
  expect(await trial('şanzuman', { said: 'şanzuman', finds: ['redüktör'] })).toEqual({
    readAs: ['şanzuman', 'redüktör'],
    leadsTo: null,
    totalCount: 2,
    without: 0,
    hits: [
      { product: 'Sonsuz Vidalı Redüktör', foundBy: 'NAME', bySynonym: true },
      { product: 'Konveyör', foundBy: 'TEXT', bySynonym: true },
    ],
  });
  await pin({ said: 'redüktör', productIds: [ids.get('Kaplin')] });
  expect((await trial('redüktör')).hits.map(({ foundBy }: { foundBy: string }) => foundBy)).toEqual([
    'PIN',
    'NAME',
    'TEXT',
  ]);
  expect((await trial('kaplin')).hits).toEqual([{ product: 'Kaplin', foundBy: 'CODE', bySynonym: false }]);
});
