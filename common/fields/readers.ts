import { fold } from '../text/letters.ts';

/**
 * How sure a reader has to be. A person who types into a form can be asked at once, so `strict` refuses a text that could mean two
 * numbers: a wrong price is worse than a second try. Nobody sits beside a file, so there its likely meaning is taken; the import
 * shows it before anything is written.
 */
export interface Care {
  strict: boolean;
}

const currency = /^(TL|TRY)(?=[\d.,-])|(TL|TRY|(T[üÜ]RK)?L[iİ]RA(S[ıI])?)\.?$/gi;
/** Lists write whole lira as '12,-' or '12.--'. */
const dashes = /(?<=\d)[.,](?:-{1,2}|[–—])$/;

/** Returns the text without blanks and currency: '₺ 1.234,50' and '1.234,50 TL' become '1.234,50'. */
export const bare = (text: string) => text.replaceAll(/[\s₺]/g, '').replaceAll(currency, '');

/** A number as Turkish writes it: '1240', '1.240' or '1.240,50'. */
const turkish = /^(\d+|[1-9]\d{0,2}(\.\d{3})+)(,\d+)?$/;
/** Three digits after a point could be thousands, so a form takes two at most. */
const plain = /^\d+\.\d{1,2}$/;
/** Programs write '1.5E3', too. */
const calculated = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;
const english = /^-?\d{1,3}(,\d{3})+\.\d+$|^-?\d{1,3}(,\d{3}){2,}$/;

/**
 * Reads lira from '1.240,50', '1240,5', '1240.50' or '1.240', which is a thousand, as Turkish writes it. Only a file may hold
 * '1,240.50', a sign or '0.500'. Returns null for a blank text, and undefined for one that is no number.
 */
export function readLira(entered: string, { strict }: Care): number | null | undefined {
  const typed = bare(entered);
  const text = strict ? typed : typed.replace(dashes, '');
  if (text === '') return null;
  if (turkish.test(strict ? text : text.replace(/^-/, ''))) return Number(text.replaceAll('.', '').replace(',', '.'));
  if (strict) return plain.test(text) ? Number(text) : undefined;
  const number = english.test(text) ? text.replaceAll(',', '') : text.replace(',', '.');
  return calculated.test(number) ? Number(number) : undefined;
}

const whole = /^(\d+|[1-9]\d{0,2}(\.\d{3})+)$/;

/**
 * Reads a whole number; '1.000' is a thousand. Only a file may hold decimals, which are zeros: '12,0' and '12.0' are twelve. Returns
 * null for a blank text, and undefined for any other.
 */
export function readCount(entered: string, { strict }: Care): number | null | undefined {
  const typed = entered.trim();
  if (typed === '') return null;
  const joined = strict ? typed.replaceAll(/\s/g, '') : typed.replaceAll(/(?<=\d)\s(?=\d{3}(?!\d))/g, '');
  const text = strict ? joined : joined.replace(/,0+$/, '');
  if (whole.test(text)) return Number(text.replaceAll('.', ''));
  const cut = text.replace(/\.0+$/, '');
  return !strict && /^\d+$/.test(cut) ? Number(cut) : undefined;
}

/** A value that people name by one of several words. */
export interface Choice<Value> {
  value: Value;
  /** The first is the one that is written. */
  words: readonly string[];
}

/** Returns the values of an enum with their words; files may also hold the value itself. */
export const choicesOf = <Value extends string>(words: Readonly<Record<Value, readonly string[]>>): Choice<Value>[] =>
  (Object.entries(words) as [Value, readonly string[]][]).map(([value, own]) => ({ value, words: [...own, value] }));

const key = (text: string) => fold(text).replaceAll(/\s+/g, ' ').trim();
/** An abbreviation may have its points or lack them: 'ad.' is 'ad'. */
const withoutPoints = (text: string) => key(text.replaceAll('.', ' '));

/**
 * Makes a reader of words: in any case, with or without Turkish letters. Where two choices have one word, the first is meant. It
 * returns undefined for a word that none of them has.
 */
export function choiceReader<Value>(choices: readonly Choice<Value>[]) {
  const known = new Map<string, Choice<Value>>();
  for (const keyOf of [key, withoutPoints])
    for (const choice of choices)
      for (const word of choice.words) if (!known.has(keyOf(word))) known.set(keyOf(word), choice);
  return (text: string) => known.get(key(text)) ?? known.get(withoutPoints(text));
}
