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
/** Those of French, Spanish, Italian, Dutch, Polish, Czech and Russian programs; words that people write beside numbers, such as 'set', are none of them. */
const foreign =
  'janv fevr mars avr juin juil aout ene abr ago dic gen mag giu lug ott mrt mei maj kwi cze lip sie wrz paz lis gru sty lut ' +
  'янв фев мар апр маи мая июн июл авг сен сент окт ноя нояб дек';
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
const shortWeekday = oneOf('pzt sal car per cum cmt paz mon tue wed thu fri sat sun mo di mi do fr sa so');
const wholeDate = new RegExp(
  String.raw`^(?:${shortWeekday},? )?(?:${day}[./-]${day}[./-](?:19|20)\d\d|(?:19|20)\d\d([-/])(?:0[1-9]|1[0-2])\1(?:0[1-9]|[12]\d|3[01])|` +
    String.raw`(?:19|20)\d\d\. ?(?:0[1-9]|1[0-2])\. ?(?:0[1-9]|[12]\d|3[01])\.|` +
    String.raw`(?:(?:19|20)\d\d年)?\d{1,2}月\d{1,2}日|\d{1,2}[-./]${any}[-./](?:19|20)\d\d)${time}$`,
);
/** The day of the number zero. */
const dayZero = /^(?:00[./-]01[./-]1900|1900-01-00)/;
/** A program that writes its texts in capitals writes these, too; of the other forms, people write MAR-04 and 3-NIS themselves. */
const capitalDate = new RegExp(String.raw`^(?:${oneOf(short)}\.\d\d|\d\d\.${oneOf(short)})$`);
/** JavaScript writes a moment like this. */
const moment = /^\p{L}{3},? .{4,12} (?:19|20)\d\d \d\d:\d\d:\d\d/u;
const clock = /^\d{1,2}:\d{2}:00$|^\d{1,2}:\d{2}:\d{2} [ap]m$/;
/** All programs write two digits of the power at least, or decimals: 5E-3 is a code that somebody has typed. */
const power =
  /^\(?[+-]?\d{1,3}(?:[.,]?[ed][+-]\d{2,4}|[.,]\d+ ?[ed] ?[+-]?\d{1,4})\)?$|^[+-]?\d{1,3}(?:[.,]\d+)? ?[x·] ?10(?:\^|\*\*)[+-]?\d{1,3}$/;
/** These are dates where a code stands, and may be the name of a thing: the day before a month, a month of a year, two digits of each. */
const dateForCode = new RegExp(
  String.raw`^(?:\d{1,2}\.? ${oneOf(long)}|${any} \d{1,2}, (?:19|20)\d\d|${oneOf(long)} (?:19|20)\d\d|` +
    String.raw`(?:0[1-9]|[12]\d|3[01])/(?:0[1-9]|1[0-2])/\d\d|(?:0[1-9]|1[0-2])/(?:0[1-9]|[12]\d|3[01])/\d\d)$`,
);
/** Programs that keep each number with decimals write them behind a code, too. */
const decimal = /^\d{4,}[.,]0{1,2}$/;
/** Programs write these where they have no code. */
const nothing = new Set(
  'none nat inf -inf n/a n.a. #n.a. #multivalue (blank) (bos) (leer) (vide) <blank> unknown bilinmiyor yok'.split(' '),
);

export type Change = 'DATE' | 'POWER' | 'TRUTH' | 'DIGITS' | 'DECIMAL' | 'NOTHING';

/** Tells what a program has made of a code, where it would be no change of a name. */
export function changeInCode(cell: string): Change | null {
  if (cell.length > 40) return null;
  const text = fold(cell).trim();
  if (decimal.test(text)) return 'DECIMAL';
  if (dateForCode.test(text) && (cell !== upperCase(cell) || !/\p{L}/u.test(cell))) return 'DATE';
  return nothing.has(text) ? 'NOTHING' : changeIn(cell);
}

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
  DECIMAL: 'is a number with decimals, which a program makes of codes such as 6204',
  NOTHING: 'is a word that programs write where they have no code',
  DIGITS: 'has more digits than a spreadsheet keeps of a number, so that the last ones are lost',
};

const textFormat =
  'Give the column the number format “Text”, type what stood there, and choose the file again; or correct it here.';

/** Says what has become of a code or a name, and how it comes back. */
export const changeText = (cell: string | number, change: Change) =>
  `${String(cell).trim().slice(0, 40)} ${made[change]}. ${change === 'NOTHING' ? 'Enter the code here, or leave the cell blank.' : textFormat}`;

/** Says which code has lost its zeros. */
export const lostZerosText = (code: string, whole: string) =>
  `${code} is perhaps ${whole.slice(0, 40)}, whose zeros a spreadsheet has taken away. ${textFormat}`;

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
