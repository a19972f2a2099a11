import { expect, test } from 'vitest';
import { openTestApi } from '../testing/openTestApi.ts';
import { giveSynonyms } from '../modules/catalogue/synonyms/builtIn.ts';
import { importContent } from '../modules/upkeep/content/content.import.ts';
import { exportContent } from '../modules/upkeep/content/content.export.ts';

const names = [
  ...['Sabit Bilyalı Rulman 6204-2RS', 'Sabit Bilyalı Rulman 6204-ZZ', 'Sabit Bilyalı Rulman 6205-ZZ'],
  ...['Konik Makaralı Rulman 30204', 'Ayaklı Yataklı Rulman UCP 205', 'Altı Köşe Başlı Cıvata DIN 933 M8x40 8.8'],
  ...['İmbus Cıvata DIN 912 M8x40 8.8', 'Küresel Vana DN50 PN40', 'Kelebek Vana DN50 PN16', 'Diskli Çek Valf DN50'],
  ...['Asenkron Motor 1,5 kW 4 Kutup', 'Asenkron Motor 4 kW 4 Kutup', 'Asenkron Motor 5,5 kW 4 Kutup'],
  ...['Makaralı Zincir 08B-1', 'Zincir Dişlisi 08B-1 Z18', 'HSS Matkap Ucu DIN 338 Ø8,5 mm', 'Işıklı Iğdır Şalteri'],
];

async function openShop() {
  const api = await openTestApi();
  const rows = names.map((name, at) => ({ id: String(at), name, description: '-', category: '', price: '' }));
  await importContent(api.db, { information: { products: { products: rows } } });
  await giveSynonyms(api.db);
  const query = 'query ($search: String) { products(search: $search) { nodes { name } } }';
  const first = async (search: string) =>
    (await api.asVisitor(query, { search })).data.products.nodes[0]?.name as string | undefined;
  const bring = (synonyms: unknown) => importContent(api.db, { information: { synonyms: { synonyms } } });
  return { ...api, first, bring };
}

test('the trade is understood in three languages, with its sizes, suffixes and endings', async () => {
  const { first } = await openShop();
  const cases: [search: string, name: string][] = [
    ['6204 bearing', 'Sabit Bilyalı Rulman 6204'],
    ['Kugellager 6205', 'Sabit Bilyalı Rulman 6205'],
    ['taper roller bearings', 'Konik Makaralı Rulman'],
    ['PILLOW BLOCK', 'Ayaklı Yataklı Rulman'],
    ['ball valve dn50', 'Küresel Vana'],
    ['Kugelhahn DN 50', 'Küresel Vana'],
    ['Rueckschlagventil', 'Diskli Çek Valf'],
    ['kelebek valf', 'Kelebek Vana'],
    ['hex bolt m8x40', 'Altı Köşe Başlı Cıvata'],
    ['Sechskantschrauben M8 x 40', 'Altı Köşe Başlı Cıvata'],
    ['sprocket', 'Zincir Dişlisi'],
    ['drill bits', 'HSS Matkap Ucu'],
    // Mistyped, and only begun.
    ['kugelager 6204', 'Sabit Bilyalı Rulman 6204'],
    ['m8 sechskantsch', 'Altı Köşe Başlı Cıvata'],
    ['5,5 hp motor', 'Asenkron Motor 4 kW'],
    ['7.5 BG', 'Asenkron Motor 5,5 kW'],
    ['motor 2hp', 'Asenkron Motor 1,5 kW'],
    ['6204 zz', 'Sabit Bilyalı Rulman 6204-ZZ'],
    ['zz 6204', 'Sabit Bilyalı Rulman 6204-ZZ'],
    ['6204 2RSR', 'Sabit Bilyalı Rulman 6204-2RS'],
    ['6204ddu', 'Sabit Bilyalı Rulman 6204-2RS'],
    ['6204 lastik kapaklı', 'Sabit Bilyalı Rulman 6204-2RS'],
    ["M8'lik imbus", 'İmbus Cıvata'],
    ["DN50'ye kelebek", 'Kelebek Vana'],
    ["rulman'lar 6205", 'Sabit Bilyalı Rulman 6205'],
    ['8,5 luk matkap ucu', 'HSS Matkap Ucu'],
    ['ışıklı ığdır', 'Işıklı'],
    ['IŞIKLI IĞDIR', 'Işıklı'],
    ['isikli igdir', 'Işıklı'],
  ];
  const wrong = [];
  for (const [search, name] of cases) {
    const found = await first(search);
    if (!found?.startsWith(name)) wrong.push([search, found]);
  }
  expect(wrong).toEqual([]);
});

test('an employee brings words with a content document, and the next search reads them', async () => {
  const { first, bring, db } = await openShop();
  expect(await first('Ölçü çarkı')).toBeUndefined();
  await bring([{ said: 'ölçü çarkı', finds: ['zincir dişlisi'] }]);
  expect(await first('ÖLÇÜ ÇARKI')).toBe('Zincir Dişlisi 08B-1 Z18');
  const { parts } = await bring([{ said: 'Ölçü Çarkı', finds: [] }]);
  expect(parts).toEqual([{ name: 'SYNONYMS', added: 0, changed: 1, unchanged: 0 }]);
  expect(await first('Ölçü çarkı')).toBeUndefined();

  // The built-in words come once, so that one that was removed stays away, and an export keeps the others.
  await bring([{ said: 'bearing', finds: [] }]);
  await giveSynonyms(db);
  expect(await first('bearing')).toBeUndefined();
  const { synonyms } = (await exportContent(db)).information.synonyms as { synonyms: object[] };
  expect(synonyms).toContainEqual({ said: 'Kugelhahn', finds: ['küresel vana'], instead: false });
  await bring(synonyms);
});

test.each([
  [{ said: ' - ', finds: ['rulman'] }, 'said', 'Enter a word'],
  [{ said: 'x', finds: ['…'] }, 'finds.0', 'Enter a word'],
  [{ said: 'x', finds: 'rulman' }, 'finds', 'Invalid input'],
  [{ said: 'ğ'.repeat(101), finds: [] }, 'said', 'At most 100 characters'],
])('a row %j is refused, and nothing changes', async (row, field, message) => {
  const { asAdmin, first } = await openShop();
  const Import = 'mutation ($content: JSON!) { importContent(content: $content) { dryRun } }';
  const synonyms = [{ said: 'düldül', finds: ['rulman'] }, row];
  const { errors } = await asAdmin(Import, { content: { information: { synonyms: { synonyms } } } });
  expect(errors?.[0]?.message).toContain(message);
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    field: `information.synonyms.synonyms.1.${field}`,
  });
  expect(await first('düldül')).toBeUndefined();
});
