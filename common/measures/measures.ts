import { percentFirst, percentLast } from './percent.ts';
import { unitOf, unitsSaidIn, type Unit } from './units.ts';
import { asNumber, mostDigits, parseNumber, plain, type Fraction } from './writtenNumber.ts';
import { numberFormat, siteLanguage, sourceLanguage, type Language } from '../text/locale.ts';

// Reads measures as people type them, with Turkish notation first. The typed text is stored and shown; the base value, in the
// first unit of its dimension, serves only comparisons.

export type Measure = { number: number; unit: Unit | null; base: number };
/** An open end is null. */
export type Range = { low: Measure | null; high: Measure | null };
/** `isBare` says that no unit was typed, so the expected one applies. */
export type Read<Value> =
  | { value: Value; isBare: boolean; problem?: undefined }
  | { value?: undefined; problem: string };

const example = (unit: Unit | null) => (unit ? `20 ${unit.symbol} or 17,25 ${unit.symbol}` : '20 or 17,25');
const noNumber = (text: string, unit: Unit | null) => `“${text}” is no number: enter one, such as ${example(unit)}.`;

type Meant = { unit: Unit | null; isBare: boolean; problem?: undefined } | { problem: string };

function unitMeant(unitText: string, expected: Unit | null): Meant {
  if (unitText === '') return { unit: expected, isBare: true };
  const unit = unitOf(unitText);
  if (!unit) return { problem: `“${unitText}” is no unit that is known here: enter ${example(expected)}.` };
  if (!expected) return { problem: `This has no unit: leave out ${unit.symbol}.` };
  if (unit.dimension !== expected.dimension)
    return {
      problem: `${unit.symbol} is a unit of ${unit.dimension}: enter ${expected.dimension}, such as 20 ${expected.symbol}.`,
    };
  return { unit, isBare: false };
}

function measureOf({ top, bottom }: Fraction, unit: Unit | null): Measure {
  const number = asNumber(top, bottom);
  if (!unit) return { number, unit, base: number };
  const [up, down] = unit.factor;
  const [zeroUp, zeroDown] = unit.zero;
  return { number, unit, base: asNumber(top * up * zeroDown + zeroUp * bottom * down, bottom * down * zeroDown) };
}

/** Converts a base value to a unit, rounded to 12 digits to remove the errors of floating-point arithmetic. */
export function numberIn(unit: Unit | null, base: number): number {
  if (!unit) return base;
  const [up, down] = unit.factor;
  const [zeroUp, zeroDown] = unit.zero;
  return Number((((base - Number(zeroUp) / Number(zeroDown)) * Number(down)) / Number(up)).toPrecision(12));
}

/** Reads '20', '17,25 mm', '1.240', '3/4"', '1 1/2"' or 'Ø20', in the expected unit or another one of its dimension. */
export function readMeasure(typed: string, expected: Unit | null): Read<Measure> {
  const text = plain(typed);
  const parsed = parseNumber(text);
  if (!parsed) return { problem: noNumber(text, expected) };
  const meant = unitMeant(parsed.unitText, expected);
  if (meant.problem !== undefined) return meant;
  return { value: measureOf(parsed.fraction, meant.unit), isBare: meant.isBare };
}

const exactly = numberFormat({ useGrouping: false, maximumFractionDigits: 20 });
const shown = new Map<Language, Pick<Intl.NumberFormat, 'format'>>();

/** Writes a number as filters and axes show it: '1.240,5', in English '1,240.5'. */
export function shownNumber(number: number, language: Language = siteLanguage) {
  const format = shown.get(language) ?? numberFormat({ maximumFractionDigits: 6 }, language);
  shown.set(language, format);
  return format.format(number);
}

/** Writes a number so that `readMeasure` reads the same number: 2.375 becomes '2,375'. */
export const typedNumber = (number: number) => exactly.format(Number(number.toPrecision(mostDigits)));

const upTo = /^(?:≤|<=|<|en çok|en fazla|azami|maks?\.?|max\.?|up to)\s*/iu;
const from = /^(?:≥|>=|>|en az|asgari|min\.?|from)\s*/iu;
const suffix = String.raw`(?:\s?['’]\p{L}{1,3})?`;
const endsUpTo = new RegExp(`${suffix} kadar$`, 'iu');
const endsFrom = new RegExp(`${suffix} (?:ve (?:üzeri|üstü|daha fazla)|itibaren)$`, 'iu');
const between = / ?(?:–|—|…|\.{2,3}|÷) ?| (?:ile|ila|ilâ|to|-) |(?<=[\d\p{L}"”″°%²³])-(?=[\d+])/u;

/** Reads '10-20 bar', '-20 ile +100 °C arası', '≥ 5', '70 °C’ye kadar' or '500 mm – 1 m'; a single number is both ends. */
export function readRange(typed: string, expected: Unit | null): Read<Range> {
  const text = plain(typed).replace(/ (?:arası|arasında|aralığı)$/u, '');
  const isUpTo = upTo.test(text) || endsUpTo.test(text);
  if (isUpTo || from.test(text) || endsFrom.test(text)) {
    const end = [upTo, from, endsUpTo, endsFrom].reduce((rest, pattern) => rest.replace(pattern, ''), text);
    const { value, problem } = readMeasure(end, expected);
    if (!value) return { problem };
    const isBare = parseNumber(end)?.unitText === '';
    return { value: isUpTo ? { low: null, high: value } : { low: value, high: null }, isBare };
  }
  const [first = '', second, ...more] = text.split(between);
  const unit = expected ? ` ${expected.symbol}` : '';
  if (more.length > 0) return { problem: `“${text}” is no range: enter one, such as 10–20${unit}.` };
  if (second === undefined) {
    const one = readMeasure(first, expected);
    return one.value ? { ...one, value: { low: one.value, high: one.value } } : one;
  }
  return readBoth(first, second, expected);
}

/**
 * Writes a shown measure or range for readers of another language than Turkish: 'en çok 1,5 bar' becomes 'max. 1.5 bar' in
 * English, '70 °C’ye kadar' 'max. 70 °C', 'yaklaşık 30 kg' '≈ 30 kg', '%90,4' '90.4 %' and '1.450 d/dk' '1,450 rpm'.
 * Fractions of an inch stay as they were typed.
 */
export function measureSaidIn(text: string, language: Language): string {
  if (language === sourceLanguage) return text;
  const isUpTo = upTo.test(text) || endsUpTo.test(text);
  const isFrom = from.test(text) || endsFrom.test(text);
  const bare = [upTo, from, endsUpTo, endsFrom]
    .reduce((rest, pattern) => rest.replace(pattern, ''), text)
    .replace(/^(?:yaklaşık|yakl\.)\s+/iu, '≈ ');
  const limit = isUpTo ? 'max. ' : isFrom ? 'min. ' : '';
  const said =
    limit +
    unitsSaidIn(
      percentLast(bare.replace(/ (?:arası|arasında|aralığı)$/u, '').replace(/ (?:ile|ila|ilâ) /u, '–')),
      language,
    );
  return shownNumber(1.5, language) === '1.5' ? exchangedSigns(said) : said;
}

/** Exchanges the signs of decimals and thousands. */
export const exchangedSigns = (text: string) =>
  text.replaceAll(/(?<=\d)[.,](?=\d)/g, (sign) => (sign === '.' ? ',' : '.'));

function readBoth(first: string, second: string, expected: Unit | null): Read<Range> {
  const [one, other] = [parseNumber(first), parseNumber(second)];
  if (!one || !other) return { problem: noNumber(one ? second : first, expected) };
  const units = [
    unitMeant(one.unitText || other.unitText, expected),
    unitMeant(other.unitText || one.unitText, expected),
  ];
  const [lowUnit, highUnit] = units;
  if (!lowUnit || lowUnit.problem !== undefined) return { problem: lowUnit?.problem ?? '' };
  if (!highUnit || highUnit.problem !== undefined) return { problem: highUnit?.problem ?? '' };
  const low = measureOf(one.fraction, lowUnit.unit);
  const high = measureOf(other.fraction, highUnit.unit);
  if (low.base > high.base) return { problem: 'The ends are the wrong way round: enter the smaller one first.' };
  return { value: { low, high }, isBare: lowUnit.isBare && highUnit.isBare };
}

/**
 * Adds the expected unit where none was typed: '20' becomes '20 mm', '70’e kadar' becomes '70 mm’e kadar', and '90,4'
 * of a share becomes '%90,4'.
 */
export function withUnit(typed: string, isBare: boolean, expected: Unit | null): string {
  if (!isBare || !expected) return percentFirst(typed);
  const blank = ['"', '°'].includes(expected.symbol) ? '' : ' ';
  const last = /[\d¼½¾⅛⅜⅝⅞](?=[^\d¼½¾⅛⅜⅝⅞]*$)/u;
  return percentFirst(typed.replace(last, (digit) => `${digit}${blank}${expected.symbol}`));
}
