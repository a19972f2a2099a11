/** A part of a text; a whole one never breaks across lines. `start` is its position in the text. */
export interface Part {
  text: string;
  start: number;
  whole: boolean;
}

const units = new Set(
  'mm cm m kg g t L l ml W kW kVA V VAC VDC A kA mA Hz kHz bar mbar Pa kPa MPa Nm N kN °C K d/dk rpm adet % HP Ω "'.split(
    ' ',
  ),
);
const standards = new Set('DIN ISO EN IEC TS ASTM ANSI ASME JIS API ETA DN PN Sınıf Tip Modül Beden Shore'.split(' '));

/** In an address these stand before a number: 'No: 10/A'. */
const numbering = /^(no|kat|daire|blok|d|k):?$/i;

/** A code of two words begins with such letters ('UCP 205') or ends with them ('32008 X'). */
const prefix = /^\(?[A-ZÇĞİÖŞÜ]{2,4}$/;
const suffix = /^[A-Z]$/;

/** Longer codes may break anywhere. */
const longest = 24;

const bare = (word = '') => word.replaceAll(/^\(|[),;:.]+$/g, '');
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
    const whole = group.length <= longest && (end > at + 1 || isCode(group));
    const last = parts.at(-1);
    if (last && !last.whole && !whole) last.text += group;
    else parts.push({ text: group, start, whole });
    start += group.length;
    at = end;
  }
  return parts;
}

/** Writes a code as other programs know it: with the spaces and hyphens of a keyboard. */
export const plainCode = (code: string) => code.replaceAll(/\p{Zs}/gu, ' ').replaceAll(/\p{Pd}/gu, '-');

/** Finds the end of the words that belong to the one at `at`. */
function endOfGroup(tokens: string[], at: number) {
  let last = at;
  const next = (distance = 1) => (tokens[last + 2 * distance - 1] === ' ' ? tokens[last + 2 * distance] : undefined);
  const first = tokens[at] ?? '';
  const isFollowed = standards.has(bare(first)) || numbering.test(first) || prefix.test(first);
  if (isFollowed && /^\d/.test(next() ?? '')) last += 2;
  if (hasDigit(tokens[last])) {
    while (next() === 'x' && hasDigit(next(2))) last += 4;
    if (units.has(bare(next())) || suffix.test(bare(next()))) last += 2;
  }
  return last + 1;
}
