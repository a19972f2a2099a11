import { expect, test } from 'vitest';
import { brokenLines } from './lines.ts';
import { openPaper } from './paper.ts';
import { readPdf } from '../testing/readPdf.ts';

/** Each letter is one wide. */
const lines = (text: string, width: number) => brokenLines(text, width + 0.1, (line) => line.length);

test.each([
  ['Rulman KV 6204-ZZ, kapalı', 12, ['Rulman', 'KV 6204-ZZ,', 'kapalı']],
  ['Motor devri 1.440 d/dk ve', 14, ['Motor devri', '1.440 d/dk ve']],
  ['Örnek Sokak, 34381 Şişli / İstanbul', 22, ['Örnek Sokak,', '34381 Şişli / İstanbul']],
  ['Telefon +90 532 000 00 00', 17, ['Telefon', '+90 532 000 00 00']],
  ['Karşılığı TV-46901/9', 14, ['Karşılığı', 'TV-46901/9']],
  ['Akdeniz-Ege hattı', 9, ['Akdeniz-', 'Ege hattı']],
  ['İki\nsatır', 20, ['İki', 'satır']],
  ['kısa', 20, ['kısa']],
])('“%s” in lines of %d letters', (text, width, expected) => {
  expect(lines(text, width)).toEqual(expected);
});

test('a code that no line can hold breaks between its words', () => {
  expect(lines('Adres 34381 Şişli / İstanbul', 12)).toEqual(['Adres 34381', 'Şişli /', 'İstanbul']);
});

test('in every width of a paper, codes and numbers with units stand whole in a line', async () => {
  const codes = ['KV 6204-ZZ', 'TV-46901/9', '1.440 d/dk', '12,8 kN', '+90 532 000 00 00', 'T-2026-00005/1'];
  const paper = openPaper({ language: 'tr', title: 'Sınama', author: 'Vitrin', madeAt: 0 });
  for (let width = 34; width < 100; width += 3) {
    paper.addPage();
    const text = codes.map((code) => `Burada ${code} durur`).join(', ');
    paper.text(paper.root, 'P', text, { x: 10, y: 10, width }, { size: 9.5 });
  }
  const { pages } = await readPdf(Buffer.from(await paper.bytes()));
  const broken = pages.flatMap(({ lines: written }) =>
    codes
      .filter((code) => !written.some((line) => line.replaceAll(/\s+/g, ' ').includes(code)))
      .map((code) => ({ code, written })),
  );
  expect(broken).toEqual([]);
});
