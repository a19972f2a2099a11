import { lowerCase } from './locale.ts';

/** A part of a text; a whole one never breaks across lines. `start` is its position in the text. */
export interface Part {
  text: string;
  start: number;
  whole: boolean;
}

/** The symbols of common/measures/units.ts, which is too large for every page, and what else follows a number. */
const units = new Set(
  (
    'mm µm cm m " mm² cm² m² L ml m³ kg g t s ms dk h °C K °F bar mbar Pa kPa MPa psi kW W MW HP kVA VA V mV kV A mA kA ' +
    'Hz kHz MHz d/dk m/s m/dk N kN Nm kNm L/dk L/s m³/h g/m³ ° Ω % l VAC VDC rpm adet'
  ).split(' '),
);
const standards = new Set(
  'DIN ISO EN IEC TS ASTM ANSI ASME JIS API ETA DN PN Rp Sınıf Tip Modül Beden Shore'.split(' '),
);
/** These things are counted, in any case and perhaps with the ending 'lu': '4 Kutup', '4 kutuplu'. */
const counted = /^(?:kutup|giriş|çıkış|faz|bit|parça|kademe|diş|kanal)(?:l[ıiuü])?$/;

/** In an address these stand before a number: 'No: 10/A'. */
const numbering = /^(no|kat|daire|blok|d|k):?$/i;

/** A code of two words begins with such letters ('UCP 205') or ends with them ('32008 X', '6205-ZZ C3'). */
const prefix = /^\(?[A-ZÇĞİÖŞÜ]{2,4}$/;
const suffix = /^(?:[A-Z]|[AC]\d)$/;
/** A number follows a standard, or a single letter as in 'Tip A'. */
const designation = /^(?:\d|[A-Z]$)/;

/** One and a half is a number of two words: '1 1/2"'. */
const wholeNumber = /^\d{1,2}$/;
const fraction = /^\d{1,2}\/\d{1,2}"?$/;

/** A phone number begins with its country or with 0, and goes on with at least two groups: '+90 532 000 00 00'. */
const phoneStart = /^\(?(?:\+\d{1,3}|0\d{0,3})\)?$/;
const phoneGroup = /^\(?\d{2,4}\)?$/;

/** A letter of a drawing or of a formula stands before its value: 'd 20 mm', 'C 12,8 kN'. */
const letter = /^\(?\p{L}\d?$/u;
const value = /^[±≤≥<>]?\d[\d.,]*$/;

/** Longer codes may break anywhere. */
export const longestCode = 24;

/** A word without the punctuation around it and without the ending after an apostrophe: "mm'dir," is 'mm'. */
const bare = (word = '') => word.replaceAll(/^\(|(?:['’]\p{L}+|(?<![),;:.]))[),;:.]*$/gu, '');
const hasDigit = (word = '') => /\d/.test(word);
const isCode = (word: string) => (hasDigit(word) && /[-/.,x°Øø]/.test(word)) || /^e-\p{L}/iu.test(word);

/**
 * Splits a text into codes and measures ('32-160', 'DIN 933', '3.000 x 500 mm', but 'e-posta' too) and the words
 * between them.
 */
export function codeParts(text: string): Part[] {
  const tokens = text.match(/\S+|\s+/g) ?? [];
  const parts: Part[] = [];
  let start = 0;
  for (let at = 0; at < tokens.length;) {
    const end = endOfGroup(tokens, at);
    const group = tokens.slice(at, end).join('');
    const whole = group.length <= longestCode && (end > at + 1 || isCode(group));
    const last = parts.at(-1);
    if (last && !last.whole && !whole) last.text += group;
    else parts.push({ text: group, start, whole });
    start += group.length;
    at = end;
  }
  return parts;
}

const belongsToNumber = (word: string) => units.has(word) || suffix.test(word) || counted.test(lowerCase(word));

/** Writes a text with no-break spaces in the parts that never break, for a medium without styles. */
export const bound = (text: string, fits: (part: string) => boolean = () => true) =>
  codeParts(text)
    .map(({ text: part, whole }) => (whole && fits(part) ? part.replaceAll(' ', '\u00a0') : part))
    .join('');

/** Writes a code as other programs know it: with the spaces and hyphens of a keyboard. */
export const plainCode = (code: string) => code.replaceAll(/\p{Zs}/gu, ' ').replaceAll(/\p{Pd}/gu, '-');

/** Finds the end of the words that belong to the one at `at`. */
function endOfGroup(tokens: string[], at: number) {
  let last = at;
  const next = (distance = 1) => (tokens[last + 2 * distance - 1] === ' ' ? tokens[last + 2 * distance] : undefined);
  const first = tokens[at] ?? '';
  const isFollowed = numbering.test(first) || prefix.test(first);
  if (standards.has(bare(first)) ? designation.test(bare(next())) : isFollowed && /^\d/.test(next() ?? '')) last += 2;
  else if (letter.test(first) && value.test(next() ?? '') && units.has(bare(next(2)))) last += 2;
  if (phoneStart.test(first) && [next(), next(2)].every((group) => phoneGroup.test(bare(group)))) {
    while (phoneGroup.test(bare(next()))) last += 2;
  } else if (hasDigit(tokens[last])) {
    if (wholeNumber.test(tokens[last] ?? '') && fraction.test(bare(next()))) last += 2;
    while (next() === 'x' && hasDigit(next(2))) last += 4;
    if (belongsToNumber(bare(next()))) last += 2;
  }
  // '34381 Şişli / İstanbul'
  if (/^\d{5}$/.test(first) && next(2) === '/') last += 2;
  while (next() === '/' && next(2) !== undefined) last += 4;
  return last + 1;
}
