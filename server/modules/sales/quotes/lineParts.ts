import { fold } from '../../../../common/text/letters.ts';
import { bare, withUnits } from './lineReadings.ts';
import { countsAlone, unitNamed } from './writtenUnits.ts';

// A line may name several parts: '6204-2RS 10 adet, 6205-2RS 5 adet', '6204 den 20 tane 6205 ten 10 tane', '10’ar adet 6204 ve 6205'.

const wordsOf = (text: string) => bare(text).split(/\s+/).filter(Boolean);
/** A part is named by a code, which has at least three signs and a digit. */
const hasCode = (words: string[]) => words.some((word) => /\d/.test(word) && word.length > 2);

/** Returns the parts of a line that are separated by a sign, where each of them has its own quantity: '6204 den 20, 6205 10 adet'. */
function separated(line: string): string[] {
  const parts = line.split(/[,;+]\s+|(?<!\s)\s+ve\s+/u).filter((part) => part.trim());
  const isPart = (part: string) => {
    const words = wordsOf(part);
    const isCounted = /^\d{1,5}$/.test(words.at(-1) ?? '') && hasCode(words.slice(0, -1));
    return (
      isCounted || withUnits(words, words.map(fold)).some(({ isSure, to, from }) => isSure && to - from < words.length)
    );
  };
  return parts.length > 1 && parts.every(isPart) ? parts : [];
}

/** A code of one word, which is no size as 'M8' is. */
const likeCode = /^(?=\S*\p{L}|\S*-)(?=\S*\d)\S{4,}$/u;

/** Returns the parts of a line in which codes and numbers alternate: '20 6204-2RS 10 6205-ZZ'. */
function inTurns(line: string): string[] {
  const words = wordsOf(line);
  if (words.length < 4 || words.length % 2 === 1) return [];
  const pairs = words.flatMap((word, at) => (at % 2 === 0 ? [[word, words[at + 1] ?? ''] as const] : []));
  const isNumber = (word: string) => /^[1-9]\d{0,4}$/.test(word);
  if (pairs.every(([one, other]) => isNumber(one) && likeCode.test(other)))
    return pairs.map(([one, other]) => `${other} x ${one}`);
  if (pairs.every(([one, other]) => likeCode.test(one) && isNumber(other)))
    return pairs.map(([one, other]) => `${one} x ${other}`);
  return [];
}

/** More words than this are prose. */
const mostWords = 60;

/** Returns the parts of a sentence in which each quantity of pieces follows its part, or stands before it. */
function inSentence(line: string): string[] {
  const words = wordsOf(line);
  if (words.length > mostWords) return [];
  const folded = words.map((word) => fold(word).replace(/(?<![.,;:!?])[.,;:!?]+$/, ''));
  const amounts = withUnits(words, folded).filter(
    ({ isSure, amount }) => isSure && amount.unit !== null && countsAlone(amount.unit),
  );
  const [first] = amounts;
  if (!first || amounts.length < 2) return [];
  const follows = hasCode(words.slice(0, first.from));
  const ends = follows ? amounts.map(({ to }) => to) : amounts.slice(1).map(({ from }) => from);
  const places = [0, ...(follows ? ends.slice(0, -1) : ends), words.length];
  const parts = places.slice(1).map((to, at) => {
    const from = places[at] ?? 0;
    const own = amounts.find((amount) => amount.from >= from && amount.to <= to);
    const others = words.slice(from, to).filter((_, n) => !own || from + n < own.from || from + n >= own.to);
    return { text: words.slice(from, to).join(' '), isPart: own !== undefined && hasCode(others) };
  });
  return parts.every(({ isPart }) => isPart) ? parts.map(({ text }) => text) : [];
}

const bracketed = / ?\((\d{1,6})\)$/u;

/** Returns the parts of a line in which each quantity stands in brackets: '6204/2RS(20) 6205ZZ(10)'. */
function inBrackets(line: string): string[] {
  const parts = line.trim().split(/(?<=\(\d{1,6}\))[\s,;]+/u);
  const isPart = (part: string) => bracketed.test(part) && hasCode(wordsOf(part.replace(bracketed, '')));
  return parts.length > 1 && parts.every(isPart) ? parts.map((part) => part.replace(bracketed, ' x $1')) : [];
}

/** '10’ar', '5’er', '6’şar': so many of each. */
const distributed = /^(\d{1,6})['’´`]?s?[ae]r$/u;

/** Returns the words with the quantity for each in front, where it stood at the end: '6204-2RS ve 6205-ZZ 10 ar adet'. */
function eachInFront(line: string): string[] {
  const words = wordsOf(line.replaceAll(/(?<=\d)\s+(?=[sş]?[ae]r\s)/giu, '’'));
  const at = words.length - 2;
  return at > 0 && distributed.test(fold(words[at] ?? '')) ? [...words.slice(at), ...words.slice(0, at)] : words;
}

/** Returns the parts of a line that says one quantity for all of them: '10’ar adet 6204-2RS ve 6205-ZZ'. */
function withOneQuantity(line: string): string[] {
  const words = eachInFront(line);
  const folded = words.map((word) => fold(word).replace(/(?<![.,;:])[.,;:]+$/, ''));
  const [first = '', second = ''] = folded;
  const own = distributed.exec(first)?.[1];
  // 'Her birinden 5 adet', 'hepsinden 5 adet'.
  const before = first === 'her' && second.startsWith('bir') ? 2 : /^(?:herbir|hepsi)/.test(first) ? 1 : 0;
  const quantity = own ?? (before > 0 && /^\d{1,6}$/.test(folded[before] ?? '') ? folded[before] : undefined);
  const unit = folded[own === undefined ? before + 1 : 1] ?? '';
  if (quantity === undefined || unitNamed(unit) === undefined) return [];
  const parts = words
    .slice(own === undefined ? before + 2 : 2)
    .join(' ')
    .split(/[,;+] ?| ve /u)
    .map((part) => part.trim())
    .filter(Boolean);
  if (parts.length < 2 || !parts.every((part) => hasCode(wordsOf(part)))) return [];
  return parts.map((part) => `${quantity} ${unit} ${part}`);
}

/** Returns the parts that a line names, each with its quantity; the line alone where it has one, or none. */
export function partsOf(line: string): string[] {
  for (const read of [withOneQuantity, separated, inSentence, inBrackets, inTurns]) {
    const parts = read(line);
    if (parts.length > 1) return parts;
  }
  return [line];
}
