import { expect, test } from 'vitest';
import { tableAsCsv } from './tableAsCsv.ts';

async function fileOf(rows: string[][]) {
  const parts: Buffer[] = [];
  const all = (async function* () {
    yield* rows;
  })();
  for await (const part of tableAsCsv(all, { separator: ';', letters: 'AUTO' })) parts.push(part);
  return Buffer.concat(parts).toString().replace('\ufeff', '').trim();
}

test.each([
  '=HYPERLINK(0)',
  '=1+1',
  '@SUM(A1)',
  '+SUM(A1)',
  "-1+cmd|' /C calc'!A0",
  "+cmd|'x'!A0",
  '＝SUM(A1)',
  '\t=1',
  "'=1",
])('a text of a buyer is no formula in the file of a program: %s', async (text) => {
  expect(await fileOf([['own'], [text]])).toBe(`own\r\n'${text}`);
});

test.each(['+90 (532) 987 65 41', '-2', '-2,50', '- 5 adet', 'SA-7741', '0012', '+90 532 dahili 5', '3/8'])(
  'and what is none is not touched: %s',
  async (text) => {
    expect(await fileOf([['own'], [text]])).toBe(`own\r\n${text}`);
  },
);

test('a heading is none either', async () => {
  expect(await fileOf([['=KOD', 'AD']])).toBe("'=KOD;AD");
});
