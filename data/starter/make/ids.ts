import { createHash } from 'node:crypto';
import type { FamilyTable } from '../tables/model.ts';

/** Ids are times of creation, which spread over two years of working days until this one. */
const firstDay = Date.UTC(2024, 10, 18);
const weeks = 103;
const workingDays = 5;
const day = 86_400_000;
/** The house is open from eight to six by the clock of Istanbul. */
const opens = 5 * 3_600_000;
const openFor = 10 * 3_600_000;

/** A number that depends on the text alone, so that a further article moves no other. */
const numberOf = (text: string) => createHash('sha256').update(text).digest().readUIntBE(0, 6);

/** The id of an article: the time at which it came into the catalogue, in milliseconds. */
export function idOf(code: string) {
  const place = numberOf(code) % (weeks * workingDays);
  const date = firstDay + (Math.floor(place / workingDays) * 7 + (place % workingDays)) * day;
  return String(date + opens + (numberOf(`${code} time`) % openFor));
}

/** GS1 keeps this prefix for examples: no goods are ever sold with it. */
const examplePrefix = '952';

/** A GTIN-13 for demonstration, with its check digit. */
export function gtinOf(code: string) {
  const digits = examplePrefix + String(numberOf(`${code} gtin`) % 1_000_000_000).padStart(9, '0');
  const sum = [...digits].reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** The documents of every article of a family: its data sheet, a sample of a certificate, and for a few a model. */
export const documentIdsOf = ({ id, solid }: FamilyTable) => [
  `${id}-föy`,
  `${id}-belge`,
  ...(solid ? [`${id}-model`] : []),
];
