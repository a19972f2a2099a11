import { createHash } from 'node:crypto';
import { termsOf } from './entry.ts';
import type { AnyIndex } from './searchIndex.ts';
import { synonyms } from './synonyms.ts';
import { wordsOf } from './terms.ts';

const signs = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => `a${String.fromCodePoint(first + at)}`).join(' ');

/** Texts that the rules of the search read differently from how they are written, and every sign of Latin script. */
const hardCases = [
  signs(0x21, 0x24f),
  signs(0x2010, 0x2044),
  'İğne Rulman ığdır IŞIK çelik ÇELİK ŞÜKRÜ öğüt þorn straße æther ﬁltre Å',
  'I\u0307g\u0306ne c\u0327elik — “tırnak” ‘tek’ №5 ½ ² µm Ω 90° %50 ±0,5',
  '6204-2RS 6204 2RS SKF6204ZZ UCP 205-16 DIN 933 M8x40 NMRV 063 400/690 4-20 mA A4-80',
  '1.240,50 TL 1,5 kW 2 HP 3/4" 1/2 inç DN50 PN16 0,75kW 24VDC 230 V~ IP65 10^6 -40…+85 °C',
  'vanaları rulmanlardan pompası sensörünün motorlar kayışlı bilyalı ölçer trifaze elektrovalf kutusundaki',
];

/**
 * A number that changes when the indexes would hold other terms than before, and with nothing else: it is made of what the
 * rules do with hard cases and with a row of each index, so that no list of their files can be incomplete.
 */
export function rulesOf(indexes: readonly AnyIndex[]): number {
  const read = hardCases.map((text) => [
    termsOf({ seq: 0, title: text, body: text, code: text.replaceAll(' ', '\n'), facets: [] }),
    [...wordsOf(text)],
  ]);
  const made = indexes.map(({ table, isVocabulary, example }) => [table, isVocabulary, termsOf(example)]);
  const hash = createHash('sha256').update(JSON.stringify([read, made, synonyms]));
  // 48 bits: as many whole bytes as a number of `state` holds exactly.
  return hash.digest().readUIntBE(0, 6);
}
