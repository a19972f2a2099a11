import { fold } from '../../../../common/text/letters.ts';
import { withoutAsides, withoutMarks } from './lineAsides.ts';
import { noAmount, numberPattern, readAmount, type Amount } from './writtenAmount.ts';
import { countsAlone, countsInWords, unitNamed, unitNames } from './writtenUnits.ts';

// A line of a chat or a letter: '6204-2RS 10 adet', '10 adet 6205-2RS', '- 6204 2RS x 10', '5x 6204-2RS', '6204-2RS: 10'.

/** The text and the quantity that a line may have. */
export type Reading = { text: string; amount: Amount };

/** Marks of lists, quotes of letters, and who wrote it when, as a chat exports it. */
const marks = [
  /^\s*\[[^\]]*\d{1,2}:\d{2}[^\]]*\]\s*[^:]{1,40}:\s+/u,
  /^\s*\d{1,2}[./]\d{1,2}[./]\d{2,4},?\s+\d{1,2}:\d{2}(?::\d{2})?\s*-\s*[^:]{1,40}:\s+/u,
  /^[\s>•·●○▪■□▶►✓✔*+–—\p{Extended_Pictographic}-]+(?=\s|[\p{L}\d])/u,
  /^\s*(?:\(?\d{1,3}\)|\d{1,3}\.(?=\s)|\d{1,3}-\)|\p{L}\))\s*/u,
  /^(?:merhaba(?:lar)?|selam(?:lar)?|iyi g[üu]nler|kolay gelsin|bana|bize|acil(?:en)?)\s*[,!.:]?\s+(?=.*\d)/iu,
];
const polite = [
  /rica eder(?:im|iz)|l[üu]tfen|laz[ıi]m|istiyor(?:um|uz)|gerek(?:iyor|li)|olsun|al(?:aca[ğg][ıi]m|aca[ğg][ıi]z)/,
  /ihtiyac[ıi]m[ıi]?z? var|var m[ıi]|acil(?:en)?|te[şs]ekk[üu]rler/,
];
const politeWords = polite.map(({ source }) => source).join('|');
const politeEnds = new RegExp(String.raw`(?<![\s,])[\s,]+(?:${politeWords})\s*[.!?]*$`, 'iu');
const inBrackets = new RegExp(String.raw`[([]\s*((?:${numberPattern})\s*\p{L}{1,8}\.?)\s*[)\]]`, 'gu');
const countInBrackets = /\s[([]\s*(\d+)\s*[)\]]\s*$/u;

/** Returns a line without what is no part of its text or quantity. */
export function bare(line: string): string {
  let text = withoutMarks(line).trim();
  for (const mark of marks) text = text.replace(mark, '');
  text = withoutAsides(text).replaceAll(/\.{2,}|…/gu, ' ');
  for (let before = ''; before !== text;) {
    before = text;
    text = text.replace(politeEnds, '').replace(/(?<![\s,;!?])[\s,;!?]+$/u, '');
  }
  return text
    .replaceAll(inBrackets, ' $1 ')
    .replace(countInBrackets, ' x $1')
    .replace(/(?<!\s)\s*[*×]\s*(?=\d+$)/u, ' x ')
    .trim();
}

const isNumber = new RegExp(`^(?:${numberPattern})$`);
const numberAndUnit = new RegExp(`^(?:${numberPattern})(${unitNames})\\.?$`);
const unitAlone = new RegExp(`^(${unitNames})\\.?$`);
const counted = /^(?:x(\d+)|(\d+)x)$/;

/** Endings that a Turkish code gets in a sentence: '6204-2RS’den'. */
const ending = /['’´`]\p{L}{1,4}$/u;
const endingAlone = /^(?:den|dan|ten|tan)$/;
/** Marks between a text and its quantity. */
const between = /(?<![:=,–—-])[:=,–—-]+>?$/u;

/** The sizes of parts: in 'M8 x 40' and '20 x 47 x 14' the last number is none of pieces. */
const isSize = (word: string) => /^(?:m|ø|d|dn|pn|g|r)?\d{1,3}(?:[.,]\d+)?(?:mm|")?$|x\d|^x$/.test(word);

/** Longer lines are prose, and their end is not read. */
const mostWords = 40;

export type Found = { from: number; to: number; amount: Amount; isSure: boolean };

/** An amount behind a colon comes before others, and pieces before metres, which may be part of a name: '08B-1, 5 m: 6 kutu'. */
function likelier(words: string[]) {
  const rank = ({ from, to, amount: { unit } }: Found) => {
    const isNamed = to === words.length && /[:=]>?$/.test(words[from - 1] ?? '');
    return isNamed ? 0 : unit !== null && countsAlone(unit) ? 1 : 2;
  };
  return (one: Found, other: Found) => rank(one) - rank(other);
}

/** Returns the place of the number that is said as another choice before the one at a place; that place where there is none. */
function otherNumber(folded: string[], at: number): number {
  const before = folded[at - 1] ?? '';
  const from = /^(?:yada|veya)$/.test(before) ? at - 2 : before === 'da' && folded[at - 2] === 'ya' ? at - 3 : at;
  return isNumber.test(folded[from] ?? '') ? Math.max(from, 0) : at;
}

/** Returns the amounts with a unit, by the places of their words. */
export function withUnits(words: string[], folded: string[]): Found[] {
  return words.flatMap((_, at): Found[] => {
    const glued = numberAndUnit.exec(folded[at] ?? '')?.[1];
    const next = isNumber.test(folded[at] ?? '') ? unitAlone.exec(folded[at + 1] ?? '')?.[1] : undefined;
    const name = glued ?? next;
    if (name === undefined || !unitNamed(name)) return [];
    const to = glued === undefined ? at + 2 : at + 1;
    const from = otherNumber(folded, at);
    // '20 ya da 30 adet' is asked about.
    if (from < at)
      return [{ from, to, amount: { number: null, unit: name, text: words.slice(from, to).join(' ') }, isSure: true }];
    const written = words
      .slice(at, to)
      .join(' ')
      .replace(/(?<![.,;:!?])[.,;:!?]+$/, '');
    return [{ from: at, to, amount: readAmount(written), isSure: countsInWords(name) }];
  });
}

/** 'Miktarı 20', 'adedi 20'. */
const quantityWord = /^(?:miktar|miktari|adet|adedi|adeti|qty)[:=]?$/;

/** Returns the amounts without one: 'x 10', '5x', ': 10', and a number at either end, which only a known code beside it proves. */
function withoutUnits(words: string[], folded: string[]): Found[] {
  const last = words.length - 1;
  const found: Found[] = [];
  const add = (from: number, to: number, number: string, isSure: boolean) =>
    void found.push({ from, to, amount: readAmount(number), isSure });
  const [first = '', second = ''] = folded;
  const [final = '', before = ''] = [folded[last] ?? '', folded[last - 1] ?? ''];
  const head = counted.exec(first);
  if (head) add(0, 1, head[1] ?? head[2] ?? '', !isSize(second));
  if (/^\d+$/.test(first) && second === 'x') add(0, 2, first, !isSize(folded[2] ?? ''));
  const tail = counted.exec(final);
  if (tail && last > 0) add(last, last + 1, tail[1] ?? tail[2] ?? '', !isSize(before));
  if (/^\d+$/.test(final) && before === 'x' && last > 1)
    add(last - 1, last + 1, final, !isSize(folded[last - 2] ?? ''));
  if (isNumber.test(final) && last > 1 && quantityWord.test(before)) add(last - 1, last + 1, final, true);
  if (isNumber.test(final) && last > 0) add(last, last + 1, final, /[:=]>?$/.test(words[last - 1] ?? ''));
  if (isNumber.test(first) && last > 0) add(0, 1, first, false);
  return found;
}

/** A quantity may be written to its code, which only a known code proves: '6204-2RS/20 adet', '6204-2RS-20 ad'. */
const codeAndNumber = /^(\S{4,})[-/](\d{1,6})$/u;
function gluedReadings(words: string[], folded: string[]): Reading[] {
  return words.flatMap((word, at) => {
    const [, code, number] = codeAndNumber.exec(word) ?? [];
    const unit = unitAlone.exec(folded[at + 1] ?? '')?.[1];
    if (!code || !number || unit === undefined || !countsAlone(unit)) return [];
    return [{ text: [...words.slice(0, at), code].join(' '), amount: readAmount(`${number} ${words[at + 1]}`) }];
  });
}

/** A number that counts the lines stands before the code, and the quantity behind it: '3 6204-2RS 10', '3 6204-2RS 10 adet'. */
function countedReading(words: string[], folded: string[], united: Found[]): Reading[] {
  const [first = ''] = folded;
  const final = folded.at(-1) ?? '';
  if (words.length < 3 || !/^\d{1,3}$/.test(first)) return [];
  const pieces = united
    .filter(({ from, isSure }) => from > 1 && isSure)
    .map(({ from, ...one }) => readingOf(words.slice(1), { ...one, from: from - 1, to: one.to - 1 }));
  if (!isNumber.test(final)) return pieces;
  return [...pieces, { text: words.slice(1, -1).join(' '), amount: readAmount(final) }];
}

const readingOf = (words: string[], { from, to, amount }: Found): Reading => {
  const before = words.slice(0, from);
  const rest = [...before, ...words.slice(to)].filter(
    (word) => !endingAlone.test(word) && word !== '-' && word !== '–',
  );
  const text = rest
    .map((word, at) => (at === before.length - 1 ? word.replace(between, '').replace(ending, '') : word))
    .join(' ')
    .trim();
  return {
    text: text
      .replace(between, '')
      .replace(/^[:=,x×*\s-]+(?=\s)/u, '')
      .trim(),
    amount,
  };
};

/**
 * Returns what a line may mean: first what it means where no part of it is a known code, then what it means where the text of
 * the reading is one.
 */
export function readingsOf(line: string): [Reading, ...Reading[]] {
  const whole = bare(line) || line.trim();
  const words = whole
    .replaceAll(/([=:])(?=\s*\d)/gu, '$1 ')
    .split(/\s+/)
    .slice(0, mostWords);
  const folded = words.map((word) => fold(word).replace(/(?<![.,;:])[.,;:]+$/, ''));
  const united = withUnits(words, folded);
  const sureUnits = united.filter(({ isSure }) => isSure).toSorted(likelier(words));
  const hasPieces = sureUnits.some(({ amount: { unit } }) => unit !== null && countsAlone(unit));
  // Beside '20 adet' no other number is one of pieces: it counts the lines, or says '… stokta varsa 30'.
  const bareNumbers = withoutUnits(words, folded).filter(({ isSure }) => isSure || !hasPieces);
  const found = [...sureUnits, ...bareNumbers, ...united];
  const readings = found
    .map((one) => ({ ...readingOf(words, one), isSure: one.isSure }))
    .filter(({ text }) => /[\p{L}\d]/u.test(text));
  const plain: Reading = { text: whole, amount: noAmount };
  const sure = readings.find(({ isSure }) => isSure);
  return [
    sure ?? commaReading(whole) ?? plain,
    plain,
    ...readings,
    ...countedReading(words, folded, united),
    ...gluedReadings(words, folded),
  ].map(({ text, amount }) => ({ text, amount })) as [Reading, ...Reading[]];
}

/** A comma separates only the last number, and not that of '1,5'. */
function commaReading(line: string): Reading | undefined {
  const [, text, quantity] = /^(?=.*\p{L}|\d{4})([^,]+),\s*(\d+)$/u.exec(line) ?? [];
  return text && quantity ? { text, amount: readAmount(quantity) } : undefined;
}
