import { fold } from '../../../../../common/text/letters.ts';
import { unitNamed } from '../writtenUnits.ts';

// Buyers write quantities in words, too: 'beş adet', 'yirmibeş tane', 'üçer kutu', '10 (on) adet'.

const ones = 'bir iki uc dort bes alti yedi sekiz dokuz';
const tens = 'on yirmi otuz kirk elli altmis yetmis seksen doksan';
const values = new Map([
  ...ones.split(' ').map((word, at): [string, number] => [word, at + 1]),
  ...tens.split(' ').map((word, at): [string, number] => [word, 10 * (at + 1)]),
  ...([['yuz', 100] as const, ['bin', 1000] as const, ['dord', 4] as const] satisfies [string, number][]),
]);
const names = [...values.keys()].toSorted((one, other) => other.length - one.length).join('|');
const numberWord = new RegExp(`^(?:${names})+$`);
const eachWord = new RegExp(`^(?:${names})*?(?:${names})s?[ae]r$`);
const parts = new RegExp(names, 'g');

/** Returns the number that the words say; undefined where they say none, or a guess as 'üç beş' and 'beş altı' do. */
function valueOf(words: string[]): number | undefined {
  let [total, group, last] = [0, 0, Infinity];
  for (const word of words) {
    const value = values.get(word) ?? NaN;
    const size = 10 ** Math.floor(Math.log10(value));
    if (value === 1000 && total === 0) [total, group, last] = [(group || 1) * 1000, 0, 1000];
    else if (value === 100 && (group === 0 || (last === 1 && group < 10))) [group, last] = [(group || 1) * 100, 100];
    else if (value < 100 && size < last) [group, last] = [group + value, size];
    else return undefined;
  }
  return total + group || undefined;
}

const partsIn = (word: string) => [...word.matchAll(parts)].map(([part]) => part);

/** These are English words, too. */
const ofEnglish = ['on'];
const english = ['set', 'top', 'box', 'pack', 'piece', 'pieces', 'pcs', 'ea'];
/** A letter alone may be a size: 'bir L'. */
const isUnit = (name: string, words: string[]) =>
  name.length > 1 &&
  unitNamed(name) !== undefined &&
  !(english.includes(name) && words.every((word) => ofEnglish.includes(word)));

const plain = (word: string) => fold(word).replace(/(?<![.,;:])[.,;:]+$/, '');

/** The number stands beside its words: '10 (on) adet', 'on (10) adet'. */
const beside = /(?<![\p{L}\d])(\d{1,6}|\p{L}{2,30}) ?\(([^()]{1,40})\)/gu;

function withoutRepeats(text: string): string {
  return text.replaceAll(beside, (whole, first: string, second: string) => {
    const [digits, said] = /^\d/.test(first) ? [first, second] : [second.trim(), first];
    const words = fold(said).trim().split(/\s+/);
    const isSame = words.every((word) => numberWord.test(word)) && valueOf(words.flatMap(partsIn)) === Number(digits);
    return isSame ? digits : whole;
  });
}

/** Returns a cell of a column of quantities in digits where it has nothing but the words of a number: 'yirmi'. */
export function digitsOf(cell: string): string {
  const words = fold(cell).trim().split(/\s+/);
  const number = words.every((word) => numberWord.test(word)) ? valueOf(words.flatMap(partsIn)) : undefined;
  return number === undefined ? withDigits(cell) : String(number);
}

/** Returns the text with the quantities in digits that it has in words before a unit; all else stays as it is. */
export function withDigits(text: string): string {
  if (!/\p{L}/u.test(text)) return text;
  // Every other token is the blank between two words.
  const tokens = withoutRepeats(text).split(/(\s+)/);
  const read: string[] = [];
  for (let at = 0; at < tokens.length;) {
    const { number, to } = numberAt(tokens, at);
    read.push(number ?? tokens.slice(at, to).join(''));
    at = to;
  }
  return read.join('');
}

/** Reads the words of a number that begin at a token, and the place behind them; `number` is undefined where there is none. */
function numberAt(tokens: string[], from: number): { number?: string; to: number } {
  const words: string[] = [];
  let isEach = false;
  let to = from;
  for (; to < tokens.length && !isEach; to += 2) {
    const word = fold(tokens[to] ?? '').replace(/^[-–•(]+/, '');
    if (word === 'tek' && to === from) words.push('bir');
    else if (numberWord.test(word)) words.push(...partsIn(word));
    else if (eachWord.test(word)) [isEach] = [true, words.push(...partsIn(word))];
    else break;
  }
  if (words.length === 0) return { to: from + 1 };
  const number = valueOf(words);
  // '2 bin adet' and '1,5 yüz' are read with their digits.
  const isAfterDigits = /\d$/.test(tokens[from - 2] ?? '');
  if (isAfterDigits || number === undefined || !isUnit(plain(tokens[to] ?? ''), words)) return { to: to - 1 };
  return { number: `${number}${isEach ? '’er' : ''}`, to: to - 1 };
}
