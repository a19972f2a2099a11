import { isUtf8 } from 'node:buffer';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { isReadAsOther } from './changedTexts.ts';

/**
 * Spreadsheet programs would change these texts: formulas, codes with leading zeros, numbers with too many digits, and sizes
 * such as 3/8, which they read as dates. Some also read full-width signs of East Asian keyboards as formulas. An apostrophe
 * in front keeps them as text.
 */
const risky = /^'*([=+\-@＝＋－＠\t\r]|0\d|\d{12,}$|\d+[-/.]\d+([-/.]\d+)?$)/;

const isGuarded = (text: string) => risky.test(text) || isReadAsOther(text.replace(/^'+/, ''));

/** Keeps the texts that would run as formulas or lose their signs; what is a number to people stays one, so that it can be summed. */
export const guardedNumber = (text: string) =>
  risky.test(text) || (text.startsWith("'") && isGuarded(text)) ? `'${text}` : text;
/** Keeps all texts that a spreadsheet would read as a date, a power, a yes or no or a number. */
export const guarded = (text: string) => (isGuarded(text) ? `'${text}` : text);
/** A program reads each sign. Only an apostrophe that an import of this site takes away gets another one. */
export const forPrograms = (text: string) => (text.startsWith("'") && isGuarded(text) ? `'${text}` : text);
export const unguarded = (text: string) => (text.startsWith("'") && isGuarded(text) ? text.slice(1) : text);

/** Writes some rows of a file, with semicolons and at the beginning a byte order mark, so that Turkish Excel opens the file correctly by a double click. */
export const csvPart = (rows: string[][], isFirst: boolean) =>
  Buffer.from(stringify(rows, { delimiter: ';', bom: isFirst, record_delimiter: 'windows' }));

type CsvFormat = { letters?: string; separator?: string; mostRecords?: number; isLoose?: boolean };

/**
 * Reads up to `mostRecords` records. Throws the parser's error, whose message names the line. With `isLoose`, a quote in the
 * middle of a cell, as in 1/2" vana, is an ordinary character. Letters and separator are found out where nothing says them.
 */
export function fromCsv(
  bytes: Buffer,
  { letters, separator, mostRecords, isLoose = false }: CsvFormat = {},
): string[][] {
  const text = textOf(bytes, letters);
  const heading = /[^\r\n]+/.exec(text)?.[0] ?? '';
  const count = (sign: string) => heading.split(sign).length;
  const found = [';', '\t', ','].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
  const delimiter = !separator || separator === 'AUTO' ? found : separator === 'TAB' ? '\t' : separator;
  const most = mostRecords === undefined ? {} : { to: mostRecords };
  return parse(text, { delimiter, relax_column_count: true, relax_quotes: isLoose, ...most });
}

/** Excel writes UTF-16 ("Unicode text") or the Turkish code page unless UTF-8 is chosen, so all three are read. */
function textOf(bytes: Buffer, letters = 'AUTO'): string {
  if (letters !== 'AUTO') return new TextDecoder(letters === 'UTF-16' ? 'utf-16le' : letters).decode(bytes);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  return new TextDecoder(isUtf8(bytes) ? 'utf-8' : 'windows-1254').decode(bytes);
}
