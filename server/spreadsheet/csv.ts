import { isUtf8 } from 'node:buffer';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';

/**
 * Texts that a spreadsheet program would not leave as they are: formulas, codes with leading zeros, numbers too long
 * for it, and sizes such as 3/8, which it takes for dates. Some read the full-width signs of East Asian keyboards as
 * formulas, too. An apostrophe before them makes them text.
 */
const risky = /^'*([=+\-@＝＋－＠\t\r]|0\d|\d{12,}$|\d+[-/.]\d+([-/.]\d+)?$)/;

export const guarded = (text: string) => (risky.test(text) ? `'${text}` : text);
export const unguarded = (text: string) => (text.startsWith("'") && risky.test(text) ? text.slice(1) : text);

/** As Turkish Excel opens it by a double click: semicolons, and a byte order mark for the letters. */
export const toCsv = (rows: string[][]) =>
  Buffer.from(stringify(rows, { delimiter: ';', bom: true, record_delimiter: 'windows' }));

/**
 * `mostRecords` at most. Throws the parser's error, whose message names the line. `isLoose`: a quote in the middle of a
 * cell, as in 1/2" vana, is a letter like others.
 */
export function fromCsv(bytes: Buffer, mostRecords?: number, isLoose = false): string[][] {
  const text = textOf(bytes);
  const heading = /[^\r\n]+/.exec(text)?.[0] ?? '';
  const count = (sign: string) => heading.split(sign).length;
  const delimiter = [';', '\t', ','].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
  const most = mostRecords === undefined ? {} : { to: mostRecords };
  return parse(text, { delimiter, relax_column_count: true, relax_quotes: isLoose, ...most });
}

/** UTF-8, or what Excel writes when it is not asked for that: UTF-16 ("Unicode text") or the Turkish code page. */
function textOf(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  return new TextDecoder(isUtf8(bytes) ? 'utf-8' : 'windows-1254').decode(bytes);
}
