import PDFDocument from 'pdfkit';
import { describe, expect, test } from 'vitest';
import { sections } from '../../../../common/measures/sections.ts';
import { fonts } from '../../../pdf/paper.ts';
import { sectionFile } from './drawingFile.ts';
import { generators } from './parts/generators.ts';
import type { Generator, Measures } from './shapes/shapes.ts';

const paper = new PDFDocument({ font: fonts.semibold });
const [size, ink] = [18, 13];
/** Arial's bold letters are as wide as Helvetica's. */
const widthOf = (text: string) =>
  Math.max(...[fonts.semibold, 'Helvetica-Bold'].map((font) => paper.font(font).fontSize(size).widthOfString(text)));

function readFile(svg: string) {
  const [, , width = 0, height = 0] = (/ viewBox="([^"]*)"/.exec(svg)?.[1] ?? '').split(' ').map(Number);
  const texts = [...svg.matchAll(/<text class="m[lr]" x="([-\d.]+)" y="([-\d.]+)"([^>]*)>([^<]*)</g)].map(
    ([, x = '', y = '', turn = '', text = '']) => {
      const [across, down] = turn.includes('rotate(-90') ? [ink, widthOf(text)] : [widthOf(text), ink];
      const [left, top] = [Number(x) - across / 2, Number(y) - down / 2];
      return { text, left, top, right: left + across, bottom: top + down };
    },
  );
  return { width, height, texts };
}

/** The texts of a file that stand upon another or leave the sheet. */
function unreadable(svg: string) {
  const { width, height, texts } = readFile(svg);
  return texts
    .filter(
      (a) =>
        a.left < 0 ||
        a.top < 0 ||
        a.right > width ||
        a.bottom > height ||
        texts.some((b) => a !== b && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom),
    )
    .map(({ text }) => text);
}

const number = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 3 });
const kindsOfText = [
  (value: number) => `${number.format(value)} mm`,
  (value: number) => `${number.format(value)} ± 0,05 mm (${number.format(value / 25.4)} inç)`,
];

/** Several products of a kind: common ones, long and flat ones, and such as have one measure out of all proportion. */
function products(sample: Measures): Measures[] {
  const letters = Object.keys(sample);
  const scaled = (factor: (letter: string, at: number) => number) =>
    Object.fromEntries(letters.map((letter, at) => [letter, (sample[letter] ?? 0) * factor(letter, at)]));
  const factors = [0.001, 0.02, 0.3, 3, 40, 1000];
  return [
    scaled(() => 1),
    scaled(() => 400),
    scaled((_, at) => 1 + (at % 2) * 0.04),
    ...letters.flatMap((letter) => factors.map((factor) => scaled((one) => (one === letter ? factor : 1)))),
    ...letters.flatMap((letter) => [{ ...sample, [letter]: undefined }, { [letter]: sample[letter] }]),
  ];
}

describe.each(sections)('%s', (section) => {
  const { sample }: Generator = generators[section];

  test('no value of a drawing file stands upon another, and none leaves the sheet', () => {
    let drawn = 0;
    for (const measures of products(sample)) {
      for (const textOf of kindsOfText) {
        const texts = Object.fromEntries(
          Object.entries(measures).map(([letter, value = 0]) => [letter, textOf(value)]),
        );
        const file = sectionFile(section, measures, texts);
        if (file === null) continue;
        drawn++;
        expect(unreadable(file), JSON.stringify(texts)).toEqual([]);
      }
    }
    expect(drawn).toBeGreaterThan(kindsOfText.length * 6);
  });

  test('every measure of the sample is written once, with its letter', () => {
    const texts = Object.fromEntries(Object.keys(sample).map((letter) => [letter, `${sample[letter] ?? 0} mm`]));
    const { texts: written } = readFile(sectionFile(section, sample, texts) ?? '');
    expect(written.map(({ text }) => text).toSorted()).toEqual(
      Object.entries(texts)
        .map(([letter, text]) => `${letter} = ${text}`)
        .toSorted(),
    );
  });
});

test.each([
  ['DN', 'DN40', 'DN40'],
  ['DN', 'DN 40', 'DN 40'],
  ['KK', 'KK 12', 'KK 12'],
  ['D', 'Dar', 'D = Dar'],
  ['KK', 'M16x1,5', 'KK = M16x1,5'],
])('the letter %s of the value %s is said once', (letter, value, said) => {
  const section = letter === 'DN' ? 'GATE_VALVE' : 'CYLINDER';
  const { texts } = readFile(sectionFile(section, { [letter]: 20 }, { [letter]: value }) ?? '');
  expect(texts.map(({ text }) => text)).toEqual([said]);
});
