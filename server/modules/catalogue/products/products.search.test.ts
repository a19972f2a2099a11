import { expect, test } from 'vitest';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { createProduct } from './products.store.ts';

/** Opens a site with these products; the last one is the newest. */
async function siteWith(names: string[]) {
  const api = await openTestApi();
  for (const name of names) await createProduct(api.db, { name, description: '' }, Date.now());
  const search = async (text: string) =>
    (
      await api.asVisitor(
        'query ($text: String) { products(search: $text) { nodes { name } matchingCategories { name productCount } } }',
        { text },
      )
    ).data.products as { nodes: { name: string }[]; matchingCategories: { name: string; productCount: number }[] };
  return { ...api, search, found: async (text: string) => (await search(text)).nodes.map(({ name }) => name) };
}

test.each([
  ['6204', ['Rulman 6204', 'Rulman 6204-2RS']],
  ['rulman 6204', ['Rulman 6204', 'Rulman 6204-2RS']],
  ['6204 2rs', ['Rulman 6204-2RS', 'Rulman 6204-2RS-C3']],
  ['UCP205', ['Yatak UCP 205', 'Yatak UCP 205-16 Dökme']],
  ['din 934 m8', ['Somun DIN 934 M8', 'Somun DIN 934 M8x1']],
])('a search for the code %j shows the exact code before newer products with a longer one', async (text, names) => {
  const { found } = await siteWith([...names, 'Rulman Çektirme']);
  expect((await found(text)).slice(0, 2)).toEqual(names);
});

test('a search returns the categories whose names contain all of its words, in Turkish order', async () => {
  const { asAdmin, search } = await siteWith(['Vana DN50']);
  for (const name of ['Vanalar ve Pompalar', 'Çek Vanalar', 'Isıtıcılar'])
    await asAdmin('mutation ($name: String!) { createCategory(input: { name: $name }) { id } }', { name });
  const named = async (text: string) => (await search(text)).matchingCategories.map(({ name }) => name);
  expect(await named('VANA')).toEqual(['Çek Vanalar', 'Vanalar ve Pompalar']);
  expect(await named('çek vana')).toEqual(['Çek Vanalar']);
  expect(await named('ISITICI')).toEqual(['Isıtıcılar']);
  expect(await named('vana dn50')).toEqual([]);
  expect(await named('')).toEqual([]);
});
