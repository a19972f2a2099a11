import { expect, test } from 'vitest';
import { get } from '../../../testing/get.ts';
import { readPdf } from '../../../testing/readPdf.ts';
import { serveTestSite } from '../../../testing/serveTestSite.ts';

test('the prices of a category are one list, and its head is repeated on each page', async () => {
  const site = await serveTestSite({ PUBLIC_ORIGIN: 'https://vitrin.example' });
  const Create = 'mutation ($input: ProductInput!) { createProduct(input: $input) { id } }';
  const add = (input: object) => site.asAdmin(Create, { input: { description: 'Ölçer', ...input } });
  const { data } = await site.asAdmin('mutation { createCategory(input: { name: "Ölçüm & Kontrol" }) { id } }');
  const categoryId: string = data.createCategory.id;
  const names = Array.from({ length: 60 }, (_, n) => `Manometre Ø${n + 100}`);
  for (const [n, name] of names.entries()) {
    await add({ name, categoryId, stockCode: `MG-${n}`, price: n === 3 ? null : 940 });
  }
  await add({ name: 'Eski Manometre', categoryId, availability: 'DISCONTINUED' });
  const { headers, body } = await get(`${site.origin}/categories/${encodeURIComponent(categoryId)}/fiyat-listesi.pdf`);
  expect(headers['content-disposition']).toBe('inline; filename="olcum-kontrol-fiyat-listesi.pdf"');
  const pdf = await readPdf(body);
  expect(pdf.pages.length).toBeGreaterThan(1);
  for (const { text } of pdf.pages) expect(text).toContain('Fiyat, ₺');
  expect(pdf.text.match(/Manometre Ø\d+/g)?.toSorted()).toEqual(names.toSorted());
  expect(pdf.text).not.toContain('Eski Manometre');
  expect(pdf.text.match(/940,00/g)).toHaveLength(59);
  expect(pdf.text).toContain('60 ürün. Fiyatlara KDV dâhildir');
  expect(pdf.pages[0]?.roles.filter((role) => role === 'TH').length).toBeGreaterThan(3);

  // Admins have one of any products, by the filters of their list.
  const chosen = await get(`${site.origin}/admin/price-list.pdf?price=no&q=manometre`, { cookie: site.cookie });
  const { text } = await readPdf(chosen.body);
  expect(text.match(/Manometre Ø\d+/g)).toEqual(['Manometre Ø103']);
  expect(text).toContain('Seçilen ürünler');
  expect(text).not.toContain('Eski Manometre');
});
