import type { z } from 'zod';
import { choiceReader as ofWords, type Choice } from '../../../common/fields/readers.ts';
import { isUnclear, inTurkish, marksIn, type DecimalMark } from '../../../common/measures/decimalMark.ts';
import * as fieldKindsWords from '../../words/admin/en/fieldKinds.ts';
import { parsePrice, priceText } from './price.ts';
import { countText } from './wholeNumber.ts';

/** Why a cell cannot be saved. */
export interface Problem {
  reason: string;
  /** How it is written. */
  hint?: string;
  /** What was meant, where only one reading is possible. */
  use?: string;
}

/** What a text means: the value for the API and the text as the grid writes it, or the problem. */
export type Reading<Value> = { value: Value; text: string; problem?: undefined } | { problem: Problem };

export const refused = (reason: string, more: Omit<Problem, 'reason'> = {}): { problem: Problem } => ({
  problem: { reason, ...more },
});

/** The grid reckons nothing, and a price of zero would be a wrong one. */
const formula = /^\s*[=@]|^\s*[+-]\s*[a-z(]/i;
const shortened = (text: string) => (text.length > 40 ? `${text.slice(0, 39)}…` : text);
export const named = (text: string) => `“${shortened(text.trim())}”`;

/** Refuses a formula before anything else reads the text. */
export const unlessFormula =
  <Value>(read: (text: string) => Reading<Value>) =>
  (text: string): Reading<Value> =>
    formula.test(text) ? refused(fieldKindsWords.isAFormulaEnterItsValue(named(text))) : read(text);

/** Reads a text by a rule of the API. */
export const textReader = (rule: z.ZodType<string | null | undefined>) =>
  unlessFormula((text) => {
    const { data, error } = rule.safeParse(text);
    if (error) return refused(error.issues[0]?.message ?? fieldKindsWords.thisCannotBeSaved);
    return { value: data ?? null, text: data ?? '' };
  });

/** Letters that are typed for digits. */
const digits: Record<string, string> = { O: '0', o: '0', l: '1', I: '1' };
const withDigits = (text: string) => text.replaceAll(/[OolI]/g, (letter) => digits[letter] ?? letter);

/** Tells of a number with a single wrong letter in it; undefined for any other text. */
function wrongLetter(text: string, read: (text: string) => string | undefined) {
  const letters = text.replaceAll(/₺|\bTL\b/gi, '').match(/\p{L}/gu) ?? [];
  const [letter] = letters;
  if (letter === undefined || letters.some((one) => one !== letter) || !/\d/.test(text)) return undefined;
  const use = letter in digits ? read(withDigits(text)) : undefined;
  return { reason: fieldKindsWords.holdsTheLetter(named(text), letter), use };
}

/** Reads lira by the rule of the form. */
export const priceReader = (rule: z.ZodType<number | null | undefined, string>) =>
  unlessFormula((text): Reading<number | null> => {
    const { data, error } = rule.safeParse(text);
    if (!error) return { value: data ?? null, text: priceText(data ?? null) };
    const price = (other: string) => {
      const read = parsePrice(other);
      return read == null ? undefined : priceText(read);
    };
    const letter = wrongLetter(text, price);
    if (!letter) return refused(error.issues[0]?.message ?? fieldKindsWords.thisIsNoPrice);
    const hint = letter.use && fieldKindsWords.aPriceIsWritten(letter.use);
    return refused(letter.reason, { ...(letter.use && { use: letter.use }), ...(hint && { hint }) });
  });

/** Reads a whole number by the rule of the form. */
export const countReader = (label: string, rule: z.ZodType<number | null | undefined, string>) =>
  unlessFormula((text): Reading<number | null> => {
    const { data, error } = rule.safeParse(text);
    if (!error) return { value: data ?? null, text: countText(data ?? null) };
    const issue = error.issues[0];
    return refused(
      issue?.code === 'custom'
        ? fieldKindsWords.isAWholeNumberSuchAs14(label)
        : (issue?.message ?? fieldKindsWords.thisIsNoNumber),
    );
  });

export type { Choice };

/** Reads one of several words, in any case and with any Turkish letters. */
export function choiceReader<Value>(choices: Choice<Value>[]) {
  const choiceOf = ofWords(choices);
  const names = choices.slice(0, 8).flatMap(({ words }) => words[0] || []);
  const more = choices.length > 8 ? ', …' : '';
  return unlessFormula((text): Reading<Value> => {
    const found = choiceOf(text);
    if (found) return { value: found.value, text: found.words[0] ?? '' };
    return refused(fieldKindsWords.isNoneOf(named(text), names.join(', '), more));
  });
}

/** Returns the text in the Turkish way, which every reader of numbers takes: '1,250.50' is '1.250,50'. */
export function turkishNumbers(text: string, mark: DecimalMark): string {
  const written = inTurkish(text, mark);
  return written.replaceAll(/(?<![\d.,])[1-9]\d{0,2}(?:,\d{3})+\.\d+(?![\d.,])/g, (number) =>
    number.replaceAll(/[.,]/g, (sign) => (sign === ',' ? '.' : ',')),
  );
}

/** Returns the mark that the numbers of a block show, 'ask' where they could be either, and null where it does not matter. */
export function markOfBlock(cells: string[]): DecimalMark | 'ask' | null {
  if (!cells.some(isUnclear)) return null;
  const marks = new Set(cells.flatMap(marksIn));
  const [mark] = marks;
  return mark && marks.size === 1 ? mark : 'ask';
}
