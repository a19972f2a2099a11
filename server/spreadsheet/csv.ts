import { stringify } from 'csv-stringify/sync';
import { isReadAsOther } from './changedTexts.ts';
import { readDelimited } from './delimited.ts';
import { decoded } from './letters.ts';
import { dosCode, macCode } from '../../common/text/turkishBytes.ts';

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

/** Texts that a spreadsheet program calculates or starts something with; signs before digits alone, as in telephone numbers, do neither. */
const runs = /^'*(?:[=@\t\r＝＠]|[+\-＋－](?![\d\s().,/-]*$))/;
/** Somebody saves the file of a profile by hand and may open it: what would run in it gets an apostrophe. */
const forPeople = (text: string) => (runs.test(text) ? `'${text}` : forPrograms(text));
/** Who reads a file: a program gets each text as it is. */
export type Reader = 'person' | 'program';
export const cellFor: Record<Reader, (text: string) => string> = { person: forPeople, program: forPrograms };

export const unguarded = (text: string) => (text.startsWith("'") && isGuarded(text) ? text.slice(1) : asText(text));

/** Programs keep the zeros of ="0012" by a formula that is a text. */
const textFormula = /^=(?:T\()?"((?:[^"]|"")*)"\)?$/;
const asText = (text: string) => textFormula.exec(text)?.[1]?.replaceAll('""', '"') ?? text;

/** Writes some rows of a file, with semicolons and at the beginning a byte order mark, so that Turkish Excel opens the file correctly by a double click. */
export const csvPart = (rows: string[][], isFirst: boolean) =>
  Buffer.from(stringify(rows, { delimiter: ';', bom: isFirst, record_delimiter: 'windows' }));

type CsvFormat = { letters?: string; separator?: string; mostRecords?: number };

/** Reads up to `mostRecords` rows, with the sign between their cells. Letters and the sign between cells are found out where nothing says them. */
export function readCsv(
  bytes: Buffer,
  { letters = 'AUTO', separator = 'AUTO', mostRecords = Infinity }: CsvFormat = {},
) {
  const given = separator === 'AUTO' ? undefined : separator === 'TAB' ? '\t' : separator;
  const { rows, sign } = readDelimited(decoded(bytes, letters), given, mostRecords);
  return { rows, separator: sign === '\t' ? 'TAB' : sign };
}

/** Reads the cells of a table, each doubtful row in its likeliest reading. */
export const fromCsv = (bytes: Buffer, format: CsvFormat = {}): string[][] =>
  readCsv(bytes, format).rows.map(({ cells }) => cells);

/** Where windows-1254 and ISO-8859-9 differ from ISO-8859-1: the Turkish letters. */
const turkish: Record<string, number> = { Ğ: 0xd0, İ: 0xdd, Ş: 0xde, ğ: 0xf0, ı: 0xfd, ş: 0xfe };
/** ISO-8859-1 has other letters in these places. */
const replaced = new Set(Object.values(turkish));

/** Windows has signs of print where ISO-8859-9 has none: “ ” – … € • */
const ofPrint = new Map(
  Array.from({ length: 0x20 }, (_, at) => 0x80 + at).map((code) => [
    new TextDecoder('windows-1254').decode(Uint8Array.of(code)),
    code,
  ]),
);

/** Writes text in the letters of a profile; a sign that they lack becomes a question mark. */
export function encoded(text: string, letters: string): Buffer {
  if (letters === 'UTF-16') return Buffer.from(text, 'utf16le');
  if (letters === 'CP857') return Buffer.from([...text].map((sign) => dosCode(sign) ?? 0x3f));
  if (letters === 'MAC-TURKISH') return Buffer.from([...text].map((sign) => macCode(sign) ?? 0x3f));
  if (letters !== 'WINDOWS-1254' && letters !== 'ISO-8859-9') return Buffer.from(text);
  const more = letters === 'WINDOWS-1254' ? ofPrint : undefined;
  return Buffer.from([...text].map((sign) => turkish[sign] ?? more?.get(sign) ?? codeOf(sign)));
}

function codeOf(sign: string) {
  const code = sign.codePointAt(0) ?? 0;
  return code < 0x100 && !replaced.has(code) ? code : 0x3f;
}
