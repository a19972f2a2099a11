import { fold } from '../../common/text/letters.ts';
import { upperCase } from '../../common/text/locale.ts';

// A spreadsheet program reads what is typed, and what a CSV file holds, as dates, powers, numbers and truths where it can, and saves
// those: 3-4 becomes 03.Nis, 6204E5 becomes 6,204E+08, and MAR-04 becomes Mar.04.

/** Months as Turkish, English and German programs shorten them, folded. */
const short =
  'oca sub mar nis may haz tem agu eyl eki kas ara jan feb apr jun jul aug sep sept oct nov dec jan mrz mai okt dez';
const long =
  'ocak subat mart nisan mayis haziran temmuz agustos eylul ekim kasim aralik january february march april june july august ' +
  'september october november december januar janner februar marz juni juli oktober dezember';
/** Those of French, Spanish and Italian programs; words that people write beside numbers, such as 'set', are none of them. */
const foreign = 'janv fevr avr juin juil aout ene abr ago dic gen mag giu lug ott';
const weekdays =
  'pazartesi sali carsamba persembe cuma cumartesi pazar monday tuesday wednesday thursday friday saturday sunday montag dienstag ' +
  'mittwoch donnerstag freitag samstag sonntag';
const oneOf = (...words: string[]) => `(?:${words.join(' ').split(' ').join('|')})`;
const any = oneOf(short, long);
const weekday = oneOf(weekdays);

/** Excel shows days and months as 03.Nis, 3-Apr or 03. Apr, and months of years as Mar.04. */
const shortDates = [
  String.raw`\d{1,2}(?:[-./]|\. )${oneOf(short)}\.?(?:[-./ ]{1,2}\d{2,4})?`,
  String.raw`${oneOf(short)}\.?[-./]\d{1,4}`,
  String.raw`\d{1,2}[-./]${any}(?:[-./]\d{2,4})?`,
  String.raw`\d{1,2}\.? ${any} (?:\d\d|(?:19|20)\d\d)`,
  String.raw`${oneOf(short)}\.? \d\d`,
  String.raw`\d{1,2}[-./]${oneOf(foreign)}\.?(?:[-./]\d{2,4})?`,
  String.raw`${oneOf(foreign)}\.?[-./]\d{2,4}`,
  String.raw`(?:${weekday},? )?\d{1,2}\.? ${any}(?: (?:19|20)\d\d)? ${weekday}`,
  String.raw`${weekday},? (?:\d{1,2}\.? ${any}|${any} \d{1,2}),? (?:19|20)\d\d`,
];
const shortDate = new RegExp(`^(?:${shortDates.join('|')})$`);
const time = String.raw`(?:[ t]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:z|[+-]\d{2}:?\d{2})?)?`;
const day = String.raw`(?:0?[1-9]|[12]\d|3[01])`;
const wholeDate = new RegExp(
  String.raw`^(?:${day}[./-]${day}[./-](?:19|20)\d\d|(?:19|20)\d\d([-/])(?:0[1-9]|1[0-2])\1(?:0[1-9]|[12]\d|3[01]))${time}$`,
);
/** The day of the number zero. */
const dayZero = /^(?:00[./-]01[./-]1900|1900-01-00)/;
/** A program that writes its texts in capitals writes these, too; of the other forms, people write MAR-04 and 3-NIS themselves. */
const capitalDate = new RegExp(String.raw`^(?:${oneOf(short)}\.\d\d|\d\d\.${oneOf(short)})$`);
/** JavaScript writes a moment like this. */
const moment = /^\p{L}{3},? .{4,12} (?:19|20)\d\d \d\d:\d\d:\d\d/u;
const clock = /^\d{1,2}:\d{2}:00$/;
/** All programs write two digits of the power at least, or decimals: 5E-3 is a code that somebody has typed. */
const power = /^[+-]?\d{1,3}(?:[.,]?e[+-]\d{2,3}|[.,]\d+ ?e[+-]?\d{1,3})$/;

export type Change = 'DATE' | 'POWER' | 'TRUTH' | 'DIGITS';

/** Tells what a spreadsheet has made of a code or a name; null for a text that people write themselves, as MAR-04 and 6204E5. */
export function changeIn(cell: string): Change | null {
  if (cell.length > 100 || !/\d/.test(cell)) return null;
  const text = fold(cell).trim();
  if (power.test(text)) return 'POWER';
  if (wholeDate.test(text) || clock.test(text) || moment.test(text) || dayZero.test(text)) return 'DATE';
  if (!shortDate.test(text)) return null;
  if (capitalDate.test(text)) return 'DATE';
  // No program shows a month in capitals.
  return cell === upperCase(cell) || cell === cell.toUpperCase() ? null : 'DATE';
}

const made: Record<Change, string> = {
  DATE: 'is a date, which a spreadsheet makes of codes such as 3-4 and MAR-04',
  POWER: 'is a power, which a spreadsheet makes of codes such as 6204E5 and of long numbers, whose digits it loses',
  TRUTH: 'is a yes or no, which a spreadsheet makes of words such as TRUE and DOĞRU',
  DIGITS: 'has more digits than a spreadsheet keeps of a number, so that the last ones are lost',
};

/** Says what has become of a code or a name, and how it comes back. */
export const changeText = (cell: string | number, change: Change) =>
  `${String(cell).trim().slice(0, 40)} ${made[change]}. Give the column the number format “Text”, type what stood there, and choose the ` +
  'file again; or correct it here.';

/** A spreadsheet keeps fifteen digits of a number. */
export const keepsDigits = (cell: number) => Math.abs(cell) < 1e15;

/** Texts that a spreadsheet reads as something else, folded: dates, times, powers, truths, numbers, shares, sums of money. */
const readAsOther = [
  new RegExp(String.raw`^(?:\d{1,4}[-./, ]*)?${any}\.?(?:[-./, ]*\d{1,4}){0,2}$`),
  /^[+-]?\d+(?:[.,]\d+)?e[+-]?\d+$/,
  /^(?:true|false|dogru|yanlis|wahr|falsch)$/,
  /^\(?[+-]?[\d.,\u00a0 ]*\d[\d.,]*\)?\s?[%-]?$/,
  /^(?:[₺$€£]\s?[\d.,]+|[\d.,]+\s?(?:[₺$€£]|tl))$/,
  /^\d+\s+\d+\/\d+$/,
  /^\d{1,4}:\d{1,2}(?::\d{1,2})?(?:\s?[ap]m?)?$/,
  /^\d{1,2}\s?[ap]m$|^\d{1,2} [ap]$/,
];

/** A whole number without a zero before it stays what it is, unless it has too many digits. */
const isPlainNumber = (text: string) => /^[1-9]\d{0,10}$|^0$/.test(text);

/** Tells whether a spreadsheet would change a text when it opens a file. */
export function isReadAsOther(cell: string): boolean {
  if (!/\d|^\s*[tfdyw]/i.test(cell) || cell.length > 40) return false;
  const text = fold(cell).trim();
  return !isPlainNumber(text) && /\d|^[tfdyw]/.test(text) && readAsOther.some((shape) => shape.test(text));
}
