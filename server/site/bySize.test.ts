import { expect, test } from 'vitest';
import { get } from '../testing/get.ts';
import { realWeb } from '../testing/realWeb.ts';
import { serveTestSite } from '../testing/serveTestSite.ts';
import { importContent } from '../modules/upkeep/content/content.import.ts';

const bolt = (id: string, name: string, çap: string, more: object = {}) => ({
  id: `17000000000${id}`,
  name,
  description: 'Çelik',
  category: 'bağlantı',
  kind: 'cıvata',
  specs: [{ attributeId: 'çap', values: [çap] }],
  ...more,
});

test('pages show the products of one kind by size, without a choice and without scripts', async () => {
  const site = await serveTestSite({}, await realWeb());
  const take = (products: object[]) =>
    importContent(site.db, {
      information: {
        categories: { categories: [{ id: 'bağlantı', name: 'Bağlantı' }] },
        attributes: { attributes: [{ id: 'çap', name: 'Çap', kind: 'NUMBER', unit: 'mm' }] },
        kinds: {
          kinds: ['cıvata', 'pul'].map((id) => ({ id, name: id, attributes: [{ attributeId: 'çap', key: true }] })),
        },
        products: { products },
      },
    });
  await take([
    bolt('10', 'Cıvata M8x20', '8'),
    bolt('11', 'Cıvata M20x50', '20'),
    bolt('12', 'Cıvata M16x80', '1,6 cm'),
    bolt('13', 'Cıvata M2,5x8', '2,5'),
  ]);
  const page = async (path: string) => {
    const body = (await get(site.origin + encodeURI(path))).body.toString();
    const list = body.slice(body.indexOf('Sırala'));
    const usual = /<option value=""[^>]*>([^<]*)/.exec(list)?.[1];
    const names = [...list.matchAll(/(?:Cıvata M|Pul )[\d,]+/g)].map(([name]) => name.replace(/Cıvata |Pul /, ''));
    return [usual, [...new Set(names)].join(' ')];
  };
  const category = '/categories/bağlantı';
  const sorted = 'M2,5 M8 M16 M20';
  expect(await page(category)).toEqual(['Ölçüye göre', sorted]);
  expect(await page(`${category}?kind=cıvata&gorunum=tablo`)).toEqual(['Ölçüye göre', sorted]);
  expect(await page(`${category}?order=newest`)).toEqual(['Ölçüye göre', 'M2,5 M16 M20 M8']);
  expect(await page('/products?kind=cıvata')).toEqual(['Ölçüye göre', sorted]);
  expect(await page('/products?liste=tum')).toEqual(['En yeni', 'M2,5 M16 M20 M8']);
  expect(await page('/products?q=cıvata')).toEqual(['En uygun', sorted]);
  expect(await page('/products?q=cıvata&order=size')).toEqual(['En uygun', sorted]);
  // Several kinds stand under their names, each by size.
  await take([bolt('14', 'Pul 21', '21', { kind: 'pul' }), bolt('15', 'Pul 8,4', '8,4', { kind: 'pul' })]);
  expect(await page(category)).toEqual(['Ölçüye göre', `${sorted} 8,4 21`]);
});
