import { inPlaces } from './turkishKey.ts';

// Writes numbers and texts so that any database sorts them bytewise by what they mean.

const vulgar = /[¼½¾⅛⅜⅝⅞]/g;

/** A fraction of an inch, with or without whole ones; thousands as Turkish writes them; any other number. */
const numbers = new RegExp(
  [
    /(?<![\d\p{L}])(?<whole>\d{1,2}) (?<over>\d{1,2})\/(?<under>2|4|8|16|32|64)(?!\d)/u,
    /(?<top>\d{1,2})\/(?<bottom>2|4|8|16|32|64)(?!\d)/,
    /(?<turkish>[1-9]\d{0,2}(?:\.\d{3})+(?![.\d])(?:,\d+)?)/,
    /(?<plain>\d+(?:[.,]\d+)?)/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gu',
);

function digitsOf(found: Partial<Record<string, string>>): [whole: string, decimals: string] {
  const { whole = '0', turkish, plain = '' } = found;
  const [over, under] = [found.over ?? found.top, found.under ?? found.bottom];
  const decimal =
    over !== undefined && under !== undefined
      ? String(Number(whole) + Number(over) / Number(under))
      : (turkish?.replaceAll('.', '') ?? plain).replace(',', '.');
  const [before = '', after = ''] = decimal.split('.');
  return [before.replace(/^0+(?=\d)/, ''), after.replace(/(?<!0)0+$/, '')];
}

/** A number of more digits comes after one of fewer, so their count leads; the end comes before a further decimal. */
function inText(found: Partial<Record<string, string>>): string {
  const [whole, decimals] = digitsOf(found);
  const lead =
    whole.length < 14 ? String.fromCharCode(0x30 + whole.length) : `>${String(whole.length).padStart(3, '0')}`;
  return `${lead}${whole}${decimals}!`;
}

/**
 * A key like the `turkishKey`, but with numbers by their values: M2,5 before M3 and M10, 6000 before 6002 and 62000. Blanks
 * beside a number do not count, so that NU 205 and NU205 stand together.
 */
export function naturalKey(text: string): string {
  const spelled = text.normalize('NFC').replaceAll(vulgar, (sign) => ` ${sign.normalize('NFKD').replace('⁄', '/')}`);
  let key = '';
  let end = 0;
  for (const match of spelled.matchAll(numbers)) {
    key += inPlaces(spelled.slice(end, match.index)) + inText(match.groups ?? {});
    end = match.index + match[0].length;
  }
  // Digits stand below the place of the blank, and it below letters.
  return (key + inPlaces(spelled.slice(end)))
    .replaceAll(/(?<=!) +|(?<! ) +(?=[1-9:;<=>])/g, '')
    .trim()
    .replaceAll(/ +/g, '?');
}

/** Conversions between units leave the last digits to chance, so that so many count. */
const significant = 12;

/** Returns a key by which numbers sort by their values, negative ones too: sign, power of ten, digits. */
export function numberKey(number: number): string {
  if (number === 0) return 'o';
  const [mantissa = '', power = '0'] = Math.abs(number)
    .toExponential(significant - 1)
    .split('e');
  const digits = mantissa.replace('.', '').replace(/(?<!0)0+$/, '');
  const place = Math.max(-40, Math.min(40, Number(power)));
  if (number > 0) return `p${String.fromCharCode(0x50 + place)}${digits}`;
  const mirrored = [...digits].map((digit) => 9 - Number(digit)).join('');
  return `n${String.fromCharCode(0x50 - place)}${mirrored}~`;
}
