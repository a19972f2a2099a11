import { isUtf8 } from 'node:buffer';
import { readMixed } from './text/mixedLetters.ts';
import { dosCode, fromDos, fromMac, isOfDos, isOfMac, unreadableSign } from '../../common/text/turkishBytes.ts';

/** So many bytes are enough to know the letters of a file that says nothing about them. */
const looked = 1 << 18;

/** Tells whether most signs beyond ASCII are those of UTF-8; then the others are damaged, or were pasted in by another program. */
function isMostlyUtf8(bytes: Buffer) {
  const text = bytes.toString('utf8', 0, looked);
  const damaged = text.match(/�+/g)?.length ?? 0;
  const whole = text.match(/[^\x00-\x7f�]/g)?.length ?? 0;
  return whole > damaged || (whole > 2 && whole * 3 > damaged);
}

/** A text of UTF-16 has some ASCII signs at least. */
const fewest = 4;

/** Tells in which order the bytes of UTF-16 stand, with a mark or without; null for other letters. */
export function utf16In(bytes: Buffer): 'utf-16le' | 'utf-16be' | null {
  // A program has put the mark of UTF-16 before UTF-8, where no letter has a zero.
  const isMarked = bytes[0] === 0xff || bytes[0] === 0xfe;
  const isOther = isMarked && bytes.length > 40 && !bytes.subarray(2, 4096).includes(0) && isUtf8(bytes.subarray(2));
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return isOther ? null : 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return isOther ? null : 'utf-16be';
  const part = bytes.subarray(0, 4096 - (4096 % 2));
  const zeros: [number, number] = [0, 0];
  for (const [at, byte] of part.entries()) if (byte === 0) zeros[(at % 2) as 0 | 1]++;
  // Half of the bytes of a Turkish table are the zeros of its ASCII signs; the others have none.
  const [even, odd] = zeros;
  if (even + odd < fewest) return null;
  const pairs = part.length / 2;
  if (odd > pairs * 0.6 && even <= odd / 50) return 'utf-16le';
  return even > pairs * 0.6 && odd <= even / 50 ? 'utf-16be' : null;
}

/** Programs write these into a file that is of other letters, since nothing has ever asked for them. */
const oftenWrong = /^(?:utf-?8|utf-?16\w*|iso-?8859-?[19]|latin-?[15]|windows-125[24]|cp125[24]|us-ascii|ascii)$/i;
const dosNames = /^(?:cp|ibm|dos)?-?857$/i;

function isKnown(label: string) {
  try {
    return new TextDecoder(label).encoding !== '';
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/**
 * Returns the letters of a file: those that a person or a profile names, else those that its bytes show; `said` is what the file says
 * about itself, which counts only where the bytes do not show it.
 */
export function lettersOf(bytes: Buffer, letters = 'AUTO', said?: string): string {
  if (letters !== 'AUTO' && letters !== 'UTF-16') return letters;
  if (letters === 'UTF-16' || utf16In(bytes)) return 'UTF-16';
  if (isUtf8(bytes)) return 'UTF-8';
  if (markOfUtf16.test(bytes.toString('latin1', 0, 2)) && isUtf8(bytes.subarray(2))) return 'UTF-8';
  if (said !== undefined && dosNames.test(said)) return 'CP857';
  if (said !== undefined && !oftenWrong.test(said) && isKnown(said)) return said;
  if (isMostlyUtf8(bytes)) return 'UTF-8';
  const other = otherAlphabetIn(bytes);
  if (other) return other.toUpperCase();
  if (isOfMac(bytes)) return 'MAC-TURKISH';
  return isOfDos(bytes, 'WINDOWS') ? 'CP857' : 'WINDOWS-1254';
}

/** The letters of other alphabets that stand most often in words of theirs. */
const otherAlphabets = {
  'windows-1251': [0xee, 0xe5, 0xe0, 0xe8, 0xed, 0xf2, 0xf0, 0xf1],
  'windows-1253': [0xe1, 0xef, 0xe9, 0xe5, 0xf4, 0xf2, 0xf3, 0xed],
};

/** Tells which other alphabet most words are of: no Turkish word has four letters in a row that ASCII lacks. */
function otherAlphabetIn(bytes: Buffer): string | null {
  const part = bytes.toString('latin1', 0, looked);
  const beyond = part.match(/[\x80-\xff]/g)?.length ?? 0;
  const words = Buffer.from(part.match(/[\xc0-\xff]{4,}/g)?.join('') ?? '', 'latin1');
  if (words.length < 8 || words.length < beyond * 0.6) return null;
  const score = (letters: number[]) => words.reduce((count, byte) => count + Number(letters.includes(byte)), 0);
  const [best] = Object.entries(otherAlphabets).sort(([, one], [, other]) => score(other) - score(one));
  return best && score(best[1]) >= words.length * 0.4 ? best[0] : null;
}

const markOfUtf8 = '\xef\xbb\xbf';
const markOfUtf16 = /^(?:\xff\xfe|\xfe\xff)/;
const markOfUtf32 = '\xff\xfe\0\0';
const largeMarkOfUtf32 = '\0\0\xfe\xff';

/** Tells in which order the bytes of UTF-32 stand; null for other letters. */
export function utf32In(bytes: Buffer): 'LE' | 'BE' | null {
  const start = bytes.toString('latin1', 0, 4);
  if (start === markOfUtf32) return 'LE';
  if (start === largeMarkOfUtf32) return 'BE';
  // Without a mark, three of four bytes are the zeros of letters that most texts have.
  const part = bytes.subarray(0, 400);
  if (part.length < 40) return null;
  const signs = Array.from({ length: Math.floor(part.length / 4) }, (_, at) => part.subarray(4 * at, 4 * at + 4));
  if (signs.every(([first = 0, , third, fourth]) => third === 0 && fourth === 0 && first > 0)) return 'LE';
  return signs.every(([first, second, , fourth = 0]) => first === 0 && second === 0 && fourth > 0) ? 'BE' : null;
}

/** Signs that the bytes of a Turkish letter become where a program reads UTF-8 as Windows: Ã¼ for ü, ÄŸ for ğ, ÅŸ for ş. */
const readTwice =
  /[ÃÄÅ][\u0080-\u00bf\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u2013-\u203a\u20ac\u2122]/;
const bytesOfWindows = new Map(
  ['windows-1252', 'windows-1254'].flatMap((label) =>
    Array.from(
      { length: 0x80 },
      (_, at) => [new TextDecoder(label).decode(Uint8Array.of(0x80 + at)), 0x80 + at] as const,
    ),
  ),
);

/** The same in the letters of DOS, as windows of commands show them: ├╝ for ü, ─ş for ğ. */
const readAsDos = /[├─┼][\u0080-\uffff]/;
/** A text is read wrongly and saved so often at most. */
const mostReadings = 3;

/** Undoes wrong readings of UTF-8 as Windows or DOS that were saved as UTF-8 once more, line by line; other lines stay as they are. */
function readOnce(text: string): string {
  if (!readTwice.test(text) && !readAsDos.test(text)) return text;
  return text.replaceAll(/[^\r\n]+/g, (line) => {
    let read = line;
    for (let times = 0; times < mostReadings; times++) {
      const before = readTwice.test(read) ? bytesBy(read, (sign) => bytesOfWindows.get(sign)) : null;
      const bytes = before ?? (readAsDos.test(read) ? bytesBy(read, dosCode) : null);
      if (!bytes) break;
      read = bytes.toString();
    }
    return read;
  });
}

function bytesBy(line: string, codeOf: (sign: string) => number | undefined): Buffer | null {
  const bytes = [...line].map((sign) => (sign < '\x80' ? sign.charCodeAt(0) : codeOf(sign)));
  const whole = bytes.every((byte) => byte !== undefined) ? Buffer.from(bytes) : null;
  return whole && isUtf8(whole) ? whole : null;
}

/** A mark that is no sign of the text may stand twice, where programs add to each other's files. */
const marks = /^\ufeff+/;

/** Reads the text of a file in its letters. A sign that cannot be read becomes �. */
export function decoded(bytes: Buffer, given = 'AUTO', said?: string): string {
  const letters = lettersOf(bytes, given, said);
  const order = utf32In(bytes);
  if (order) return fromUtf32(bytes, order).replace(marks, '');
  if (letters === 'UTF-16') return new TextDecoder(utf16In(bytes) ?? 'utf-16le').decode(bytes).replace(marks, '');
  // A program has put the mark of UTF-8 before other letters.
  const start = bytes.toString('latin1', 0, 3);
  const own = bytes.subarray(start === markOfUtf8 ? 3 : markOfUtf16.test(start) && letters !== 'UTF-16' ? 2 : 0);
  const mixed = given === 'AUTO' && !isUtf8(own) ? readMixed(own, letters) : null;
  if (letters === 'CP857') return mixed ?? fromDos(own);
  if (letters === 'MAC-TURKISH') return fromMac(own);
  const text = (mixed ?? new TextDecoder(letters).decode(own)).replace(marks, '');
  return given === 'AUTO' && letters === 'UTF-8' ? readOnce(text) : text;
}

function fromUtf32(bytes: Buffer, order: 'LE' | 'BE'): string {
  const signs = Array.from({ length: Math.floor(bytes.length / 4) }, (_, at) =>
    order === 'LE' ? bytes.readUInt32LE(4 * at) : bytes.readUInt32BE(4 * at),
  );
  return signs.map((sign) => (sign > 0x10ffff ? unreadableSign : String.fromCodePoint(sign))).join('');
}
