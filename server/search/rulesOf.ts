import { createHash } from 'node:crypto';
import { termsOf } from './entry.ts';
import type { AnyIndex } from './searchIndex.ts';
import { languageOfSearch } from './languages/language.ts';
import { otherText } from './languages/otherText.ts';
import { wordsOf } from './terms.ts';

const signs = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => `a${String.fromCodePoint(first + at)}`).join(' ');

/** These texts cover the rules of the search and every character of Latin script. */
const hardCases = [
  signs(0x21, 0x24f),
  signs(0x2010, 0x2044),
  'İğne Rulman ığdır IŞIK çelik ÇELİK ŞÜKRÜ öğüt þorn straße æther ﬁltre Å',
  'I\u0307g\u0306ne c\u0327elik — “tırnak” ‘tek’ №5 ½ ² µm Ω 90° %50 ±0,5',
  '6204-2RS 6204 2RS SKF6204ZZ UCP 205-16 DIN 933 M8x40 NMRV 063 400/690 4-20 mA A4-80',
  '6204\u200b-2\u00adRS 6204‑2RS 6204‐ZZ \u200eUCP\u2060205',
  '10–30 VDC, 380 - 480 V, 0-10 V',
  '1.240,50 TL 1,5 kW 2 HP 3/4" 1/2 inç 1½" 5 mikron DN50 PN16 0,75kW 24VDC 230 V~ IP65 10^6 -40…+85 °C',
  'vanaları rulmanlardan pompası sensörünün motorlar kayışlı bilyalı ölçer trifaze elektrovalf yağsız kutusundaki',
];

/** These texts cover the rules of the languages that have any. */
const inLanguages = {
  en: 'Bearings, galvanised and coloured, 1,450 rpm, 2.5 mm by 3 inches, callipers; not for steam but sealed',
  de: 'Rillenkugellager, Kettenräder, Vorschweißflansche, Steuerung, 1.450 mal 2,5 Zoll; nicht für Dampf, aber ohne Öl; 10er-Pack',
  ru: 'подшипники шариковые насосов ёмкость',
  fr: 'roulements à billes, vannes',
  es: 'rodamientos de bolas, válvulas',
  it: 'cuscinetti a sfere, valvole',
};

/**
 * Returns a number that changes exactly when the indexes would hold other terms. It hashes the terms of hard cases and of an
 * example row of each index instead of source files, so that no file can be forgotten and no comment changes it.
 */
export function rulesOf(indexes: readonly AnyIndex[]): number {
  const read = hardCases.map((text) => [
    termsOf({ seq: 0, title: text, body: text, code: text.replaceAll(' ', '\n'), facets: [] }),
    [...wordsOf(text)],
  ]);
  const spoken = Object.entries(inLanguages).map(([code, body]) => {
    const other = otherText(code, { title: body, body });
    const words = [...wordsOf(body, languageOfSearch(code))];
    return [termsOf({ seq: 0, title: '', body: '', code: '', facets: [], others: other ? [other] : [] }), words];
  });
  const made = indexes.map(({ table, isVocabulary, example }) => [table, isVocabulary, termsOf(example)]);
  const hash = createHash('sha256').update(JSON.stringify([read, spoken, made]));
  // A number of `state` holds at most six whole bytes exactly.
  return hash.digest().readUIntBE(0, 6);
}
