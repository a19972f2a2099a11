import { expect, test } from 'vitest';
import { importFile } from '../../../testing/random/oddSheets.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';

const heading = 'Stok Kodu;Ürün Adı;Açıklama;Fiyat (KDV Dahil)';

test('a list with inch marks is read, and only a row whose quotes have several readings is refused, by its line', async () => {
  const api = await openTestApi();
  const file = [
    heading,
    'IN-1;Küresel Vana 1/2" DN15;Pirinç gövde;120,50',
    'IN-2;Hortum "R2AT" 1";SAE 100;75,25',
    'IN-3;"3/4 dirsek;Pirinç;10,00',
    'IN-4;"Nipel 1""";Çelik;5,00',
  ].join('\r\n');
  const trial = await importFile(api, file, { dryRun: true });
  expect(trial.rows.map(({ name, outcome }) => [name, outcome])).toEqual([
    ['Küresel Vana 1/2" DN15', 'ADDED'],
    ['Hortum "R2AT" 1"', 'ADDED'],
    ['', 'WRONG'],
    ['Nipel 1"', 'ADDED'],
  ]);
  expect(trial.rows[2]?.reasons).toContainEqual(
    expect.objectContaining({
      input: 'name',
      message: expect.stringMatching(/^Line 4 has a quotation mark/) as string,
    }),
  );
  const corrections = [
    { line: 4, field: 'name', value: '3/4" dirsek' },
    { line: 4, field: 'description', value: 'Pirinç' },
    { line: 4, field: 'price', value: '10,00' },
  ];
  expect(await importFile(api, file, { corrections })).toMatchObject({ added: 4, wrong: 0 });
});

test('an open quote in the row of the headings is named', async () => {
  const api = await openTestApi();
  await expect(importFile(api, `"Stok kodu;Ad\nA-1;Vana\nB-1;Te\nC-1;Nipel`)).rejects.toThrow(
    'Line 1 has a quotation mark',
  );
});
