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

const pattern =
  /(?<thousands>[1-9]\d{0,2}(?:\.\d{3})+(?!\d)(?:,\d+)?)|(?<decimal>\d+[.,]\d+)|(?<fraction>\d+[/:]\d+)|(?<whole>\d+)|(?<letters>\p{L}+)|"|''/gu;

const inches = '"';

/** These spellings of a unit after a number are read as its symbol. */
const units: Record<string, string> = {
  lt: 'l',
  litre: 'l',
  inc: 'in',
  inch: 'in',
  [inches]: 'in',
  volt: 'v',
  amper: 'a',
  watt: 'w',
  kilowatt: 'kw',
  kilovat: 'kw',
  milimetre: 'mm',
  metre: 'm',
};

/** Turns '1,50' and '1.5' into '1d5', and '2,0' into '2'. */
const decimalText = (number: string) =>
  number.replace(/[.,]/, 'd').replace(/d?0+$/, (zeros) => (number.match(/[.,]/) ? '' : zeros));

function textOf(groups: Record<string, string | undefined>) {
  const { thousands, decimal, fraction, whole, letters } = groups;
  if (thousands) return decimalText(thousands.replaceAll('.', ''));
  if (decimal) return decimalText(decimal);
  if (fraction) return fraction.replace(/[/:]/, 's');
  return whole ?? letters ?? inches;
}

/** Splits a text into tokens. An x between two numbers only separates them; a sign for inches becomes the unit. */
export function tokensOf(text: string): Token[] {
  const { folded, places } = foldWithPlaces(text);
  const found = [...folded.matchAll(pattern)].map((match) => {
    const groups = match.groups ?? {};
    const last = match.index + match[0].length - 1;
    return {
      text: textOf(groups),
      isNumber: !groups.letters && /\d/.test(match[0]),
      start: places[match.index] ?? 0,
      end: (places[last] ?? 0) + 1,
    };
  });
  return found.flatMap((token, index) => {
    const [before, after] = [found[index - 1], found[index + 1]];
    if (token.text === 'x' && before?.isNumber && after?.isNumber) return [];
    const unit = before?.isNumber ? units[token.text] : undefined;
    if (token.text === inches && !unit) return [];
    // 6205-2Z and 6205-ZZ name the same bearing with metal shields.
    if (token.text === 'z' && before?.text === '2' && before.end === token.start)
      return [{ ...token, text: 'zz', start: before.start }];
    if (token.text === '2' && after?.text === 'z' && token.end === after.start) return [];
    return [unit ? { ...token, text: unit } : token];
  });
}
