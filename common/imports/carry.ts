import { readMoney } from '../money/readMoney.ts';
import { breaksText, readBreaks } from '../product/breaksText.ts';
import { htmlText } from '../text/htmlText.ts';
import { fold } from '../text/letters.ts';
import { bare } from '../fields/readers.ts';
import { exactOf, readExact, roundedTo, times, toNumber, withPercent, type Exact } from './exactNumber.ts';
import { isOfNumbers, type ProfileColumn, type ProfileSetup, type ProfileStep } from './profileSetup.ts';
import { lowerCase, upperCase } from '../text/locale.ts';

/** A cell after all steps of its column. */
export interface Carried {
  cell: string | number;
  /** The price without KDV, in lira, where KDV was added to it; else null. */
  netPrice: number | null;
  /** Why it cannot be carried through, in a sentence; null when it can. */
  problem: string | null;
}

type Rules = Pick<ProfileSetup, 'decimalMark' | 'prices' | 'vatRate' | 'onRequest' | 'answers'>;
/** `isNumber` tells whether the field holds numbers. */
type Place = Pick<ProfileColumn, 'field' | 'steps'> & { isNumber: boolean };

/** Two words of a dictionary are the same when they differ only in case, by the Turkish alphabet, or white space. */
export const wordKey = (text: string) => lowerCase(text.normalize('NFC').replaceAll(/\s+/g, ' ').trim());

/** Every field reads this sign as a price on request. */
const onRequest = '-';

const sample = { COMMA: '1.234,50', POINT: '1,234.50' };

/** Carries a cell through the steps of its column, and adds KDV to a price without it before it is rounded. */
export function carry(cell: string | number, { field, steps, isNumber }: Place, rules: Rules): Carried {
  const { decimalMark: mark, answers } = rules;
  const plain = (value: string | number): Carried => ({ cell: value, netPrice: null, problem: null });
  const texts = steps.filter((step) => !isOfNumbers(step) && step.kind !== 'UNIT');
  const text = texts.reduce<string | number>((value, step) => changedText(value, step), cell);
  if (String(text).trim() === '') return plain('');
  if (field === 'price' && isAmong(rules.onRequest, text)) return plain(onRequest);
  const answer = answers.find((one) => one.field === field && wordKey(one.from) === wordKey(String(text)));
  if (answer) return plain(answer.to);
  if (field === 'priceBreaks') return carriedBreaks(String(text), steps, rules);
  const unit = steps.find((step) => step.kind === 'UNIT')?.unit;
  const adds = field === 'price' && rules.prices === 'WITHOUT_VAT';
  const sums = steps.filter(isOfNumbers);
  if (!isNumber && sums.length === 0) return plain(unit ? `${text} ${unit}` : text);
  const number = typeof text === 'number' ? exactOf(text) : mark && readExact(text, mark);
  if (!number) {
    const isDigits = mark !== null && typeof text === 'string' && /^-?[\d.,]+$/.test(bare(text));
    if (!isDigits && sums.length === 0) return plain(unit ? `${text} ${unit}` : text);
    const shape = mark ? ` The numbers of this profile are written as ${sample[mark]}.` : '';
    return { ...plain(text), problem: `'${String(text).slice(0, 100)}' is not a number.${shape}` };
  }
  if (sums.length === 0 && !adds && !unit) return plain(toNumber(number));
  const { value, net } = summed(number, sums, adds ? rules.vatRate : null);
  if (unit) return plain(`${String(toNumber(value)).replace('.', ',')} ${unit}`);
  return {
    cell: toNumber(field === 'price' ? roundedTo(value, 0.01) : value),
    netPrice: net && toNumber(net),
    problem: null,
  };
}

function isAmong(words: string[], cell: string | number) {
  const key = (word: string) =>
    fold(word)
      .replaceAll(/\s+/g, ' ')
      .trim()
      .replace(/(?<![.!])[.!]+$/, '');
  return words.some((word) => key(word) === key(String(cell)));
}

/** Carries each price of a ladder as the price itself is: the same sums, and KDV. */
function carriedBreaks(text: string, steps: ProfileStep[], rules: Rules): Carried {
  const rate = rules.prices === 'WITHOUT_VAT' ? rules.vatRate : null;
  const read = readBreaks(text, (price) => {
    const number = readExact(price, rules.decimalMark ?? 'COMMA');
    return number ? toNumber(roundedTo(summed(number, steps.filter(isOfNumbers), rate).value, 0.01)) : undefined;
  });
  if (Array.isArray(read)) return { cell: breaksText(read), netPrice: null, problem: null };
  return {
    cell: text,
    netPrice: null,
    problem: `'${read.unread.slice(0, 60)}' is no price break, such as 50: 252,00.`,
  };
}

/** Calculates with a number; `net` is the value before KDV, null where none is added. */
function summed(number: Exact, steps: ProfileStep[], vatRate: number | null) {
  let value = number;
  let net: Exact | null = null;
  const addVat = () => {
    if (vatRate === null || net !== null) return;
    net = value;
    value = withPercent(value, vatRate);
  };
  for (const step of steps) {
    if (step.kind === 'FACTOR') value = times(value, exactOf(step.by) ?? { digits: 1n, scale: 0 });
    if (step.kind === 'PERCENT') value = withPercent(value, step.by);
    // The rounded price is the one that the site shows, so that KDV is in it already.
    if (step.kind === 'ROUND') addVat();
    if (step.kind === 'ROUND') value = roundedTo(value, step.to);
  }
  addVat();
  return { value, net: net as Exact | null };
}

function changedText(value: string | number, step: ProfileStep): string | number {
  const text = String(value);
  switch (step.kind) {
    case 'TRIM':
      return typeof value === 'number' ? value : text.replaceAll(/\s+/g, ' ').trim();
    case 'UPPER':
      return typeof value === 'number' ? value : upperCase(text);
    case 'HTML':
      return typeof value === 'number' ? value : htmlText(text);
    case 'PATH':
      return deepestPath(text, step);
    case 'STOCK':
      return stockWord(text, step) ?? value;
    case 'MONEY':
      return pricedIn(value, step);
    case 'REPLACE':
      return step.pairs.reduce((now, { from, to }) => (from === '' ? now : now.replaceAll(from, to)), text);
    case 'SPLIT':
      return (text.split(step.at)[step.part - 1] ?? '').trim();
    case 'MAP':
      if (text.trim() === '') return value;
      return step.pairs.find(({ from }) => wordKey(from) === wordKey(text))?.to ?? step.otherwise ?? value;
    default:
      return value;
  }
}

/** Adds the fixed currency and KDV to a price that says neither itself. What is no price stays, and is refused where it is read. */
function pricedIn(value: string | number, { currency, includesVat }: Extract<ProfileStep, { kind: 'MONEY' }>) {
  const text = typeof value === 'number' ? String(value).replace('.', ',') : value;
  const read = readMoney(text, { strict: false });
  if (!read || read.amount === null) return value;
  const isNet = read.includesVat === undefined && !includesVat;
  return [text.trim(), read.currency === undefined && currency, isNet && '+ KDV'].filter(Boolean).join(' ');
}

/** Shops write every category of a product: the deepest path says what it is. Its levels are written alike, with ` > ` between them. */
function deepestPath(text: string, { at, level }: { at: string; level: string }): string {
  const levelsOf = (path: string) =>
    path
      .split(level === '>' && !path.includes('>') ? /[»›→]/ : level)
      .map((name) => name.replaceAll(/\s+/g, ' ').trim())
      .filter((name) => name !== '');
  const paths = (at === '' ? [text] : text.split(new RegExp(`(?<!\\\\)${escaped(at)}`))).map((path) =>
    levelsOf(path.replaceAll(`\\${at}`, at)),
  );
  const deepest = paths.reduce((found, path) => (path.length > found.length ? path : found), paths[0] ?? []);
  return deepest.join(' > ');
}

/** Only the sign of the count and whether it is 0 matter, so that any mark of decimals may stand in it. */
function stockWord(text: string, { some, none }: { some: string; none: string }): string | null {
  const count = /(?:^|(?<!\s)\s+)(?:([-−])\s*)?(\d[\d.,]*)\+?$/.exec(text.trim());
  if (!count) return null;
  return count[1] === undefined && /[1-9]/.test(count[2] ?? '') ? some : none;
}

const escaped = (sign: string) => sign.replaceAll(/[$()*+./?[\\\]^{|}-]/g, String.raw`\$&`);
