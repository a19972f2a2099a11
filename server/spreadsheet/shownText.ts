import { anyOf } from '../../common/text/letters.ts';
import { currencyOfFormat } from '../../common/measures/currencies.ts';

/** Returns the text that a cell shows for its number; null where the number itself is what was typed. */
type Show = (number: number) => string | null;

const piece = anyOf(
  [
    /"(?<quoted>[^"]*)"|\\(?<escaped>.)|\[(?<bracket>[^\][]*)\]|[_*]./,
    /(?<general>general|genel|standard)|(?<digit>[0#?])|(?<sign>[-+():!^&'~{}<>= $])|(?<other>.)/,
  ],
  'giu',
);

type Token = { literal: string } | { digit: string } | 'number';

/** Reads one part of a format; null for one that says nothing about a code: groups of thousands, powers, fractions, conditions. */
function tokensOf(part: string): Token[] | null {
  const tokens: Token[] = [];
  for (const { groups = {} } of part.matchAll(piece)) {
    const { quoted, escaped, bracket, general, digit, sign, other } = groups;
    const literal = quoted ?? escaped ?? sign;
    if (literal !== undefined) tokens.push({ literal });
    else if (digit !== undefined) tokens.push({ digit });
    else if (general !== undefined) tokens.push('number');
    else if (other === '.') tokens.push({ digit: '.' });
    else if (other !== undefined || /^[<>=]|^\$[^-]/.test(bracket ?? '')) return null;
  }
  return tokens;
}

/** Writes the digits into their places from the right; the first place takes what is left. */
function inPlaces(tokens: Token[], digits: string): string {
  let left = digits;
  const first = tokens.findIndex((token) => typeof token === 'object' && 'digit' in token);
  const written = tokens.map((token, at) => ({ token, at })).reverse();
  const texts = written.map(({ token, at }) => {
    if (token === 'number') return digits;
    if ('literal' in token) return token.literal;
    if (at === first) return left || (token.digit === '0' ? '0' : '');
    const last = left.slice(-1);
    left = left.slice(0, -1);
    return last || (token.digit === '0' ? '0' : '');
  });
  return texts.reverse().join('');
}

/** A cell gets this format by itself where somebody types 6204E5. */
const isOfPowers = /[0#?]E[+-][0#?]/i;
/** A number with all of its digits is no power that a code became, whatever its format shows. */
const powerShown: Show = (number) =>
  number % 1000 === 0 || Math.abs(number) < 0.001
    ? number
        .toExponential()
        .replace(/e([+-])(\d)$/, 'E$10$2')
        .replace('e', 'E')
    : null;

/** Somebody has typed 1/2 into a cell of fractions, which holds 0.5. */
const fraction = /[#0?]\s?\/\s?(\d+|[#0?]+)/;

function fractionShown(below: string): Show {
  const fixed = /^[1-9]/.test(below) ? Number(below) : null;
  const most = 10 ** Math.min(below.length, 3) - 1;
  return (number) => {
    const value = Math.abs(number);
    if (!Number.isFinite(value) || Number.isInteger(value) || value > 1e6) return null;
    const whole = Math.floor(value);
    const parts = Array.from({ length: fixed ? 1 : most }, (_, at) => fixed ?? at + 1);
    const far = (part: number) => Math.abs(Math.round((value - whole) * part) / part - (value - whole));
    const part = parts.reduce((best, one) => (far(one) < far(best) - 1e-12 ? one : best));
    const count = Math.round((value - whole) * part);
    if (count === 0 || count === part) return null;
    return `${number < 0 ? '-' : ''}${whole === 0 ? '' : `${whole} `}${count}/${part}`;
  };
}

/**
 * Returns how a format of numbers shows a code that a spreadsheet holds as a number: 123 as '000123', 6204 as 'RL-6204'. Null where
 * the format shows nothing that was not typed, as those of prices.
 */
export function shownBy(format: string | undefined): Show | null {
  if (format === undefined || currencyOfFormat(format) !== null) return null;
  const bare = format.replaceAll(/"[^"]*"|\\./g, '');
  const [, below] = fraction.exec(bare) ?? [];
  if (below !== undefined) return fractionShown(below);
  if (isOfPowers.test(bare)) return powerShown;
  const parts = format.match(/(?:"[^"]*"|\\.|[^;])+/gu) ?? [];
  const read = parts.slice(0, 3).map(tokensOf);
  return (number) => {
    const place = number < 0 && read.length > 1 ? 1 : number === 0 && read.length > 2 ? 2 : 0;
    const tokens = read[place];
    if (!tokens || tokens.length === 0) return null;
    const point = tokens.findIndex((token) => typeof token === 'object' && 'digit' in token && token.digit === '.');
    const minus = number < 0 && place === 0 ? '-' : '';
    const value = Math.abs(number);
    if (point < 0) return Number.isInteger(number) ? minus + inPlaces(tokens, String(value)) : null;
    // 6204 with the format of prices, 0.00, is the code 6204; 1.1 with it was 1.10.
    const decimals = tokens.slice(point + 1).filter((token) => typeof token === 'object' && 'digit' in token).length;
    const text = value.toFixed(decimals);
    if (Number.isInteger(number) || Number(text) !== value) return null;
    const [whole = '', fraction = ''] = text.split('.');
    return `${minus}${inPlaces(tokens.slice(0, point), whole)}.${inPlaces(tokens.slice(point + 1), fraction)}`;
  };
}
