import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openTestApi, temporaryFolder } from '../../../testing/openTestApi.ts';
import { fillWithStarter } from './starter.ts';

test('a new site has the languages of its folder and the texts in them, and finds products by these', async () => {
  const api = await openTestApi();
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'drawings'));
  const product = { id: '1', name: 'Küresel Vana DN25', description: 'Pirinç', category: '', image: null };
  const write = (file: string, content: unknown) => writeFile(join(folder, file), JSON.stringify(content));
  await writeFile(join(folder, 'kvkk.md'), 'Metin\n\nSürüm: 1.0');
  await write('content.json', {
    information: { products: { products: [product, { ...product, id: '2', name: 'Çek Valf' }] } },
  });
  await write('texts.json', {
    languages: [
      { code: 'en', name: 'English' },
      { code: 'de', name: 'Deutsch' },
    ],
    texts: [
      { entity: 'product', id: '1', field: 'name', en: 'Ball valve DN25', de: 'Kugelhahn DN25' },
      { entity: 'privacyNotice', id: '1.0', field: 'text', en: 'Text', de: 'Hinweis' },
    ],
  });
  await fillWithStarter(api.db, api.images, folder);
  const { data } = await api.asVisitor('{ languages { code inMenu } }');
  expect(data.languages).toEqual([
    { code: 'en', inMenu: true },
    { code: 'de', inMenu: true },
  ]);
  const find = async (language: string, search: string) =>
    (
      await api.askIn(language)('query ($search: String) { products(search: $search) { nodes { name language } } }', {
        search,
      })
    ).data.products.nodes;
  expect(await find('en', 'ball valves')).toEqual([{ name: 'Ball valve DN25', language: 'en' }]);
  expect(await find('de', 'Kugelhähne')).toEqual([{ name: 'Kugelhahn DN25', language: 'de' }]);
  expect(await find('de', 'çek valf')).toEqual([{ name: 'Çek Valf', language: 'tr' }]);
});
