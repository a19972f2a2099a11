import { expect, test } from 'vitest';
import { enquired } from '../../../testing/offers.ts';
import { makeKey } from '../../../testing/keys.ts';
import { addProfile, column } from '../../../testing/profiles.ts';
import { serveTestSite } from '../../../testing/serveTestSite.ts';
import { cellFor, fromCsv, unguarded } from '../../../spreadsheet/csv.ts';

const formula = '=HYPERLINK("http://kotu.example";"Fiyat")';

const kinds = {
  PRODUCTS: [column('KOD', 'stockCode'), column('AD', 'name')],
  ORDERS: [column('NO', 'number'), column('FIRMA', 'company')],
  CUSTOMERS: [column('CARI', 'name'), column('POSTA', 'emails')],
};

test(
  'in a file of a profile that a person saves no text is a formula; a program gets each text as it is',
  { timeout: 120_000 },
  async () => {
    const site = await serveTestSite();
    const input = { name: formula, description: 'x', stockCode: '00123' };
    await site.asAdmin('mutation ($input: ProductInput!) { createProduct(input: $input) { id } }', { input });
    const buyer = await enquired(site, { company: formula });
    await buyer.offer();
    expect((await buyer.accept()).errors).toBe(undefined);
    for (const [of, columns] of Object.entries(kinds)) {
      const id = await addProfile(site, of, { direction: 'EXPORT', exported: { of }, columns });
      const scopes = ['READ_ENQUIRIES', 'READ_CATALOGUE'];
      const { secret } = await makeKey(site, { name: of, scopes, profileIds: [id] });
      const cells = async (headers: Record<string, string>) => {
        const reply = await fetch(`${site.origin}/export/${id}`, { headers: { connection: 'close', ...headers } });
        expect(reply.status, of).toBe(200);
        return [fromCsv(Buffer.from(await reply.arrayBuffer())).flat(), reply.headers.get('etag')] as const;
      };
      const [person, personsTag] = await cells({ cookie: site.cookie });
      const [program, programsTag] = await cells({ authorization: `Bearer ${secret}` });
      expect(program, of).toContain(formula);
      expect(person, of).not.toContain(formula);
      expect(person, of).toEqual(program.map((text) => (text === formula ? `'${formula}` : text)));
      if (of === 'PRODUCTS')
        expect([person, personsTag === programsTag]).toEqual([expect.arrayContaining(['00123']), false]);
    }
  },
);

test('what would run in a spreadsheet is a text for a person, a telephone number, a code and a price stay as they are', () => {
  const running = ['=1+1', '@SUM(A1)', "+1+cmd|' /C calc'!A0", '-2+A1', '\t=1', '＝1', '＋A1', "'=1", '-A1'];
  for (const text of running)
    expect([cellFor.person(text), unguarded(cellFor.person(text))]).toEqual([`'${text}`, text]);
  const plain = [
    '+90 532 987 65 41',
    '+90 (532) 987-65-41',
    '-12,5',
    '-1.234,50',
    '00123',
    '6204-2RS',
    '3/8',
    "D'Arco",
    '',
  ];
  expect(plain.map(cellFor.person)).toEqual(plain);
  expect([...running, ...plain].filter((text) => !text.startsWith("'")).map(cellFor.program)).toEqual(
    [...running, ...plain].filter((text) => !text.startsWith("'")),
  );
});
