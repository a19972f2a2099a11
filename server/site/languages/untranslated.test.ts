import { expect, test } from 'vitest';
import { siteInLanguages } from '../../testing/siteInLanguages.ts';

test('a language leads to the Turkish page of what has no name in it, where it was chosen so', async () => {
  const site = await siteInLanguages({
    en: { name: 'English', untranslated: 'TURKISH_PAGE' },
    de: { name: 'Deutsch' },
  });
  const move = async (path: string) => {
    const { status, headers } = await site.get(path);
    return [status, headers.get('location')];
  };
  expect(await move(`/en/products/${site.unsaid}`)).toEqual([302, `/products/${site.unsaid}`]);
  expect(await move(`/en/products/${site.said}`)).toEqual([308, '/en/products/deep-groove-ball-bearing-6204']);
  expect(await move(`/en/categories/${site.category}`)).toEqual([200, null]);
  expect(await move(`/de/products/${site.unsaid}`)).toEqual([200, null]);
  expect(await move(`/de/categories/${site.category}`)).toEqual([200, null]);
  // Lists show it with its Turkish name, and scripts know that its page is elsewhere.
  const list = await site.read('/en/products?liste=tum');
  expect(list).toContain('Çelik dübel');
  expect(list.match(/"isElsewhere":true/g)).toHaveLength(1);
  expect(await site.read('/de/products?liste=tum')).not.toContain('isElsewhere');
  await site.say([{ entity: 'PRODUCT', id: site.unsaid, language: 'en', field: 'name', value: 'Steel anchor' }]);
  expect(await move(`/en/products/${site.unsaid}`)).toEqual([200, null]);
  expect(await site.read('/en/products?liste=tum')).not.toContain('isElsewhere');
});
