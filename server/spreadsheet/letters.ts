import { isUtf8 } from 'node:buffer';
import { fromDos, isOfDos } from '../../common/text/turkishBytes.ts';

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
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
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
  if (said !== undefined && dosNames.test(said)) return 'CP857';
  if (said !== undefined && !oftenWrong.test(said) && isKnown(said)) return said;
  if (isMostlyUtf8(bytes)) return 'UTF-8';
  return isOfDos(bytes, 'WINDOWS') ? 'CP857' : 'WINDOWS-1254';
}

/** Reads the text of a file in its letters. A sign that cannot be read becomes �. */
export function decoded(bytes: Buffer, given = 'AUTO', said?: string): string {
  const letters = lettersOf(bytes, given, said);
  if (letters === 'CP857') return fromDos(bytes);
  if (letters === 'UTF-16') return new TextDecoder(utf16In(bytes) ?? 'utf-16le').decode(bytes);
  return new TextDecoder(letters).decode(bytes);
}
