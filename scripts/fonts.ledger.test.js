import { readFileSync, readdirSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Bytes: the most that the two files which every page loads may have together. */
const most = 60_000;

const css = readFileSync('web/fonts/archivo.css', 'utf8');
const faces = css.split('@font-face').slice(1);
const rangeOf = (name) =>
  /unicode-range:([^;]+)/.exec(faces.find((face) => face.includes(`/archivo-${name}.woff2`)))?.[1];

const pointsIn = (ranges) =>
  ranges.split(',').flatMap((one) => {
    const [from, to = from] = one
      .trim()
      .slice(2)
      .split('-')
      .map((hex) => parseInt(hex, 16));
    return Array.from({ length: to - from + 1 }, (_, at) => from + at);
  });

test('the fonts that every page loads are small', () => {
  const sizes = ['latin', 'latin-ext'].map((name) => statSync(`web/fonts/archivo-${name}.woff2`).size);
  expect(sizes[0] + sizes[1]).toBeLessThan(most);
});

test('the fonts that every page loads have all letters of the site, and none is in two fonts', () => {
  const all = ['latin', 'latin-ext', 'others', 'others-ext'].map((name) => pointsIn(rangeOf(name)));
  expect(new Set(all.flat()).size).toBe(all.flat().length);
  const usual = new Set([...all[0], ...all[1]].map((point) => String.fromCodePoint(point)));
  // The pages of one buyer alone have an arrow, and load another font for it.
  const texts =
    readdirSync('web/words/tr')
      .map((name) => readFileSync(`web/words/tr/${name}`, 'utf8'))
      .join('')
      .replaceAll('→', '') + 'ABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZ abcçdefgğhıijklmnoöprsştuüvyz ₺ Ø ± ² ° ½ × µ “”';
  expect([...new Set(texts)].filter((letter) => letter > ' ' && !usual.has(letter))).toEqual([]);
});

test('the fonts have every weight and width of the theme', () => {
  const themes = readdirSync('web/theme')
    .filter((name) => !name.includes('.test.'))
    .map((name) => readFileSync(`web/theme/${name}`, 'utf8'))
    .join('\n');
  const numbers = (pattern, text) => [...text.matchAll(pattern)].map(([, number]) => Number(number));
  const within = ([least, highest], found) => found.every((number) => number >= least && number <= highest);
  const [, ...weights] = /font-weight: (\d+) (\d+)/.exec(css);
  const [, ...widths] = /font-stretch: (\d+)% (\d+)%/.exec(css);
  expect(within(weights.map(Number), numbers(/fontWeight\w*: (\d+)/g, themes))).toBe(true);
  expect(within(widths.map(Number), numbers(/fontStretch: '(\d+)%'/g, themes))).toBe(true);
});
