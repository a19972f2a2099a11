import { percentLast } from './percent.ts';

export type Fraction = { top: bigint; bottom: bigint };
type ParsedNumber = { fraction: Fraction; unitText: string };

const vulgar = { '¼': '1/4', '½': '1/2', '¾': '3/4', '⅛': '1/8', '⅜': '3/8', '⅝': '5/8', '⅞': '7/8' };

/** Returns a typed text with one sign for each meaning. */
export const plain = (text: string) =>
  percentLast(text.normalize('NFC'))
    .replaceAll(/[\u2212\u2011]/g, '-')
    .replaceAll('⁄', '/')
    .replaceAll(/[¼½¾⅛⅜⅝⅞]/g, (sign) => ` ${vulgar[sign as keyof typeof vulgar]}`)
    .replaceAll(/\s+/g, ' ')
    .trim();

/** A diameter sign or 'approximately' before a number does not change its value, so it is skipped. */
const mark = /^(?:[Øø⌀∅]|[≈~]|±|yaklaşık\b|yakl\.)\s*/u;

const notations = [
  String.raw`(?:(?<whole>\d+) )?(?<top>\d+)/(?<bottom>\d+)`,
  String.raw`(?<turkish>[1-9]\d{0,2}(?:[. ]\d{3})+(?!\d)(?:,\d+)?)`,
  String.raw`(?<english>[1-9]\d{0,2}(?:,\d{3})+\.\d+)`,
  String.raw`(?<plain>\d+(?:[.,]\d+)?)`,
];
const numberPattern = new RegExp(String.raw`^(?<sign>[-+]?)(?:${notations.join('|')})(?![\d.,/])`, 'u');

/** A number with more digits than this is probably a serial number. */
export const mostDigits = 15;

function fractionOf(groups: Record<string, string | undefined>): Fraction | undefined {
  const sign = groups.sign === '-' ? -1n : 1n;
  if (groups.top !== undefined && groups.bottom !== undefined) {
    const bottom = BigInt(groups.bottom);
    if (bottom === 0n) return undefined;
    return { top: sign * (BigInt(groups.whole ?? 0) * bottom + BigInt(groups.top)), bottom };
  }
  const decimal =
    groups.turkish?.replaceAll(/[. ]/g, '').replace(',', '.') ??
    groups.english?.replaceAll(',', '') ??
    groups.plain?.replace(',', '.') ??
    '';
  const [whole = '', decimals = ''] = decimal.split('.');
  return { top: sign * BigInt(whole + decimals), bottom: 10n ** BigInt(decimals.length) };
}

/** Reads the number that a text begins with, and what stands after it. */
export function parseNumber(text: string): ParsedNumber | undefined {
  const rest = text.replace(mark, '');
  const match = numberPattern.exec(rest);
  if (!match || (match[0].match(/\d/g)?.length ?? 0) > mostDigits) return undefined;
  const fraction = fractionOf(match.groups ?? {});
  return fraction && { fraction, unitText: rest.slice(match[0].length).trim() };
}

const gcd = (one: bigint, other: bigint): bigint => (other === 0n ? one : gcd(other, one % other));

/** Rounds to the nearest double once, so that equal measures give equal numbers in whatever unit they were typed. */
export function asNumber(top: bigint, bottom: bigint) {
  const common = gcd(top < 0n ? -top : top, bottom) || 1n;
  return Number(top / common) / Number(bottom / common);
}

/** Reads a number without a unit, such as a quantity; undefined for what is none. */
export function readNumber(typed: string): number | undefined {
  const parsed = parseNumber(plain(typed));
  return parsed?.unitText === '' ? asNumber(parsed.fraction.top, parsed.fraction.bottom) : undefined;
}

/**
 * Tells whether a comma in a typed quantity may be one of thousands, as in lists that come from abroad. In Turkish it is
 * always the decimal mark, but nobody writes the three decimals of '2,000', while '0,125' can only be a part.
 */
export const mayBeThousands = (typed: string) => /^[1-9]\d{0,2}(?:,\d{3})+$/.test(typed.trim());
