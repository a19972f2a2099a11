import { foldWithPlaces } from './fold.ts';

/** A word or a number, the smallest part of a text that the search reads. */
export type Token = {
  /** The text is folded; d replaces a decimal sign and s the bar of a fraction: '1d5', '1s2'. */
  text: string;
  isNumber: boolean;
  /** The position in the original text is in UTF-16 units. */
  start: number;
  end: number;
};

/** Reads what a search says in words as catalogues write it. */
export type Saying = (tokens: Token[]) => Token[];

const pattern =
  // eslint-disable-next-line regexp/no-super-linear-move -- a row of digits that is nothing else is `whole`
  /(?<![\p{L}\d.,/:-])(?<mixed>[1-6][ -]\d{1,2}\/(?:2|4|8|16)(?!\d))|(?<thousands>[1-9]\d{0,2}(?:\.\d{3})+(?!\d)(?:,\d+)?)|(?<decimal>\d+[.,]\d+)|(?<fraction>\d+[/:]\d+)|(?<whole>\d+)|(?<letters>\p{L}+)|"|''/gu;

const inches = '"';

/** These spellings of a unit after a number are read as its symbol. */
const units: Record<string, string> = {
  lt: 'l',
  litre: 'l',
  inc: 'in',
  inch: 'in',
  parmak: 'in',
  [inches]: 'in',
  volt: 'v',
  amper: 'a',
  watt: 'w',
  kilowatt: 'kw',
  kilovat: 'kw',
  milimetre: 'mm',
  metre: 'm',
  mikron: 'μm',
};

/** Turns '1,50' and '1.5' into '1d5', and '2,0' into '2'. */
const decimalText = (number: string) =>
  number.replace(/[.,]/, 'd').replace(/d?(?<!0)0+$/, (zeros) => (number.match(/[.,]/) ? '' : zeros));

/** Turns '1 1/2' into '3ss2', which is another number than 1/2, and no 3/2 as valves have it. */
function improper(mixed: string) {
  const [whole = 0, above = 0, below = 1] = mixed.split(/[ /-]/).map(Number);
  return `${whole * below + above}ss${below}`;
}

/** Inches are written in decimals and in halves, too: 1,5" is 1 1/2" and 5/4" is 1 1/4". */
function ofInches(number: string): string {
  const [, whole = '0', part = ''] = /^(\d+)d(25|5|75|125|375|625|875)$/.exec(number) ?? [];
  const [, above, below] = /^(\d+)s(\d+)$/.exec(number) ?? [];
  if (above && below) return Number(above) > Number(below) ? `${above}ss${below}` : number;
  if (part === '') return number;
  const eighths = Math.round(Number(`0.${part}`) * 8);
  const divisor = [4, 2, 1].find((one) => eighths % one === 0) ?? 1;
  const under = 8 / divisor;
  const over = Number(whole) * under + eighths / divisor;
  return `${over}${over > under ? 'ss' : 's'}${under}`;
}

function textOf(groups: Record<string, string | undefined>) {
  const { mixed, thousands, decimal, fraction, whole, letters } = groups;
  if (mixed) return improper(mixed);
  if (thousands) return decimalText(thousands.replaceAll('.', ''));
  if (decimal) return decimalText(decimal);
  if (fraction) return fraction.replace(/[/:]/, 's');
  return whole ?? letters ?? inches;
}

/** How a language writes numbers and what stands at them. */
export type Writing = {
  /** The sign before decimals; the other one divides thousands. */
  decimal: ',' | '.';
  /** Further spellings of units after a number. */
  units: Readonly<Record<string, string>>;
  /** Words that only separate two numbers, as x does: '20 by 47'. */
  between: ReadonlySet<string>;
  /** An ending that makes a word of a number: '25er'. */
  numberEnding?: string;
};

const asTurkish: Writing = { decimal: ',', units: {}, between: new Set(['x']) };

/** Exchanges the signs of decimals and thousands, so that '1,500.5' is read as Turkish readers write it. */
const exchanged = (text: string) => text.replaceAll(/(?<=\d)[.,](?=\d)/g, (sign) => (sign === '.' ? ',' : '.'));

/** Splits a text into tokens. An x between two numbers only separates them; a sign for inches becomes the unit. */
export function tokensOf(
  text: string,
  { decimal, units: others, between, numberEnding }: Writing = asTurkish,
): Token[] {
  const { folded, places } = foldWithPlaces(decimal === ',' ? text : exchanged(text));
  // '1/2 inçlik' and '20 mm lik' name a size.
  const unitIn = (word: string) => others[word] ?? units[word] ?? units[word.replace(/l[iu]k$/u, '')];
  const found = [...folded.matchAll(pattern)].map((match) => {
    const groups = match.groups ?? {};
    const last = match.index + match[0].length - 1;
    return {
      text: textOf(groups),
      isNumber: !groups.letters && /\d/.test(match[0]),
      at: match.index,
      start: places[match.index] ?? 0,
      end: (places[last] ?? 0) + 1,
    };
  });
  return found.flatMap((token, index) => {
    const [before, after] = [found[index - 1], found[index + 1]];
    if (between.has(token.text) && before?.isNumber && after?.isNumber) return [];
    const unit = before?.isNumber ? unitIn(token.text) : undefined;
    if (token.isNumber && after && unitIn(after.text) === 'in')
      return [{ text: ofInches(token.text), isNumber: true, start: token.start, end: token.end }];
    if (token.text === inches && !unit) return [];
    if (
      isEnding(folded, token.text, token.at, before) ||
      (token.text === numberEnding && before?.isNumber && before.end === token.start) ||
      (ofSize.test(token.text) && isUnit(before, found[index - 2], (word) => unitIn(word) !== undefined))
    )
      return [];
    // 6205-2Z and 6205-ZZ name the same bearing with metal shields.
    if (token.text === 'z' && before?.text === '2' && before.end === token.start)
      return [{ text: 'zz', isNumber: false, start: before.start, end: token.end }];
    if (token.text === '2' && after?.text === 'z' && token.end === after.start) return [];
    return [{ text: unit ?? token.text, isNumber: token.isNumber, start: token.start, end: token.end }];
  });
}

/** The endings that Turkish writes after an apostrophe, folded: "rulman'lar", "DN50'ye", "M8'lik". */
const endings =
  /^(?:l[ae]r\p{L}{0,5}|l[iu]k\p{L}{0,5}|l[iu]|s[iu]z|[iu]|[sy][iu]|[ae]|[yn][ae]|[dt][ae]n?|n?d[ae]n?|n?[iu]n|n[iu]|y?l[ae]|[dt]ir)$/u;

const isUnit = (token: Found | undefined, before: Found | undefined, isKnown: (text: string) => boolean) =>
  token !== undefined &&
  before?.isNumber === true &&
  (isKnown(token.text) || /^(?:mm|cm|m|v|a|kw|hp|bar|kg)$/.test(token.text));

type Found = { text: string; isNumber: boolean };

/** 'M8 lik' is written with a blank, too. */
const ofSize = /^l[iu]k(?:ler)?$/;

/** Tells whether the letters at a place are an ending and no word. */
const isEnding = (folded: string, text: string, at: number, before: { isNumber: boolean } | undefined) =>
  before !== undefined &&
  ((/['’ʼ`´]/.test(folded.charAt(at - 1)) && endings.test(text)) || (before.isNumber && ofSize.test(text)));
