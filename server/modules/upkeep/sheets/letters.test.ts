import { expect, test } from 'vitest';
import { importFile } from '../../../testing/random/oddSheets.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { decoded } from '../../../spreadsheet/letters.ts';
import { encoded } from '../../../spreadsheet/csv.ts';

const text = 'Stok Kodu;Ürün Adı;Açıklama\nA-1;Sürgülü şanzıman;çelik\nB-2;İĞNELİ RULMAN;Çift sıra ğöşü\n';
const swapped = (bytes: Buffer) => Buffer.from(bytes).swap16();
const inDos = encoded(text, 'CP857');

test.each([
  ['DOS', inDos],
  ['Windows', encoded(text, 'WINDOWS-1254')],
  ['UTF-8', Buffer.from(text)],
  ['UTF-16 without a mark', Buffer.from(text, 'utf16le')],
  ['UTF-16 the other way round', swapped(Buffer.from(`\ufeff${text}`, 'utf16le'))],
  ['UTF-16 the other way round without a mark', swapped(Buffer.from(text, 'utf16le'))],
])('a file in the letters of %s is read', async (_, bytes) => {
  const api = await openTestApi();
  const { rows } = await importFile(api, bytes, { dryRun: true });
  expect(rows.map(({ name }) => name)).toEqual(['Sürgülü şanzıman', 'İĞNELİ RULMAN']);
});

test('prices and signs of Windows are no letters of DOS', () => {
  for (const words of ['Fiyat € 12; %100 “Yeni” – Ø20 ±5°', 'Sipariş’in 2×4 “çıta”', 'Ø20 ölçü §4']) {
    const bytes = Buffer.from([...words].map((sign) => windows[sign] ?? sign.charCodeAt(0)));
    expect(decoded(bytes)).toBe(words);
  }
});
const windows: Record<string, number> = {
  ...{ '€': 0x80, '“': 0x93, '”': 0x94, '’': 0x92, '–': 0x96, ş: 0xfe, ı: 0xfd },
};

test('one line in other letters does not spoil the others; its cells are named, and nothing is stored with such a sign', async () => {
  const api = await openTestApi();
  const lines = text.split('\n');
  for (const at of [1, 2]) {
    const bytes = Buffer.concat(
      lines.map((line, own) => (own === at ? encoded(`${line}\n`, 'WINDOWS-1254') : Buffer.from(`${line}\n`))),
    );
    const { rows } = await importFile(api, bytes, { dryRun: true });
    expect(rows.map(({ outcome }) => outcome)).toEqual(at === 1 ? ['WRONG', 'ADDED'] : ['ADDED', 'WRONG']);
    expect(rows[at - 1]?.reasons[0]?.message).toMatch(/a sign that cannot be read/);
  }
});

test.each(['iso-8859-9', 'windows-1254', 'ISO-8859-1', 'utf-16'])(
  'XML that says %s and is UTF-8 is UTF-8',
  async (said) => {
    const api = await openTestApi();
    const xml = `<?xml version="1.0" encoding="${said}"?><a><u><kod>A-1</kod><ad>Sürgülü</ad></u><u><kod>B-1</kod><ad>Şişe</ad></u></a>`;
    const columns = ['stockCode', 'name'] as const;
    const { rows } = await importFile(api, xml, { dryRun: true, columns: [...columns] });
    expect(rows.map(({ name }) => name)).toEqual(['Sürgülü', 'Şişe']);
  },
);

test('XML that says UTF-8 and is of Windows or DOS is read as what it is', async () => {
  const api = await openTestApi();
  const xml =
    '<?xml version="1.0" encoding="utf-8"?><a><u><kod>A-1</kod><ad>Sürgülü</ad></u><u><kod>B-1</kod><ad>Şişe</ad></u></a>';
  for (const letters of ['WINDOWS-1254', 'CP857']) {
    const { rows } = await importFile(api, encoded(xml, letters), { dryRun: true, columns: ['stockCode', 'name'] });
    expect(rows.map(({ name }) => name)).toEqual(['Sürgülü', 'Şişe']);
  }
});

test('a file of Windows keeps the signs of print that Windows has, and one of ISO-8859-9 marks what it lacks', () => {
  const text = '“Küresel” ‘Vana’ – 1/2 … 3 € • Ğğİışş™';
  expect(new TextDecoder('windows-1254').decode(encoded(text, 'WINDOWS-1254'))).toBe(text);
  expect(encoded('Şaft – 3', 'ISO-8859-9').toString('latin1')).toBe('\xdeaft ? 3');
});
