import { expect, test } from 'vitest';
import { readPdf } from '../testing/readPdf.ts';
import { plainPdf } from './plainPdf.ts';

test('a plain document has fonts of its own, title, structure, repeated heads of tables, and its stamp', async () => {
  const rows = Array.from({ length: 90 }, (_, row) => [`ĞÜŞİÖÇ ığüşöç ${row}`, '12,7 mm – Ø 20 ±%5']);
  const bytes = plainPdf({
    title: 'Ürün föyü (İğne)',
    author: 'Işık A.Ş.',
    stamp: 'ÖRNEK',
    blocks: [
      { heading: 'Ölçüler' },
      { text: 'cos φ ≤ 1, “tırnak” ve \\ işareti' },
      { rows: [['Stok kodu', 'Değer'], ...rows] },
    ],
  });
  const { pages, text, info, language, fonts, isTagged } = await readPdf(bytes);
  expect([info.Title, language, isTagged]).toEqual(['Ürün föyü (İğne)', 'tr-TR', true]);
  expect(fonts).toEqual({ described: 2, embedded: 2 });
  const roles = new Set(pages.flatMap((page) => page.roles));
  for (const role of ['Document', 'H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD']) expect(roles).toContain(role);
  // The head that is repeated is not read out again.
  expect(bytes.toString('latin1').match(/\/S \/TH /g)).toHaveLength(2);
  expect(pages.length).toBeGreaterThan(1);
  for (const page of pages) expect(page.text).toMatch(/ÖRNEK.*Stok kodu.*Işık A\.Ş\. · Sayfa \d \/ \d/);
  for (const part of ['Ürün föyü (İğne)', 'cos phi <= 1, “tırnak” ve \\ işareti', '12,7 mm – Ø 20 ±%5'])
    expect(text).toContain(part);
  for (const row of [0, 45, 89]) expect(text).toContain(`ĞÜŞİÖÇ ığüşöç ${row}`);
});
