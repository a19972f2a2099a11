import { isUtf8 } from 'node:buffer';
import { fromTurkishBytes } from '../../../common/text/turkishBytes.ts';

// Programs put files together whose lines are of two kinds of letters: headings of Windows above rows of UTF-8, or the other way round.

const newLine = 0x0a;
/** Signs of UTF-8 beyond ASCII, and other bytes beyond it, as they stand in a text of latin1. */
const ofUtf8 = /[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}/g;
const beyondAscii = /[\x80-\xff]/;

type Part = { bytes: Buffer; isOther: boolean; hasUtf8: boolean };

function linesIn(bytes: Buffer): Part[] {
  const parts: Part[] = [];
  for (let from = 0; from < bytes.length;) {
    const end = bytes.indexOf(newLine, from);
    const line = bytes.subarray(from, end < 0 ? bytes.length : end + 1);
    from += line.length;
    const isOther = !isUtf8(line);
    const text = line.toString('latin1');
    parts.push({ bytes: line, isOther, hasUtf8: isOther ? text.match(ofUtf8) !== null : beyondAscii.test(text) });
  }
  return parts;
}

/**
 * Reads a file whose lines are of two kinds of letters, each line in its own; null for a file of one kind. In a file of UTF-8, only
 * lines above all others are read so: one among them is damaged, and what cannot be read of it becomes �.
 */
export function readMixed(bytes: Buffer, letters: string): string | null {
  if (letters !== 'UTF-8' && letters !== 'WINDOWS-1254' && letters !== 'CP857') return null;
  const parts = linesIn(bytes);
  const first = parts.findIndex(({ isOther, hasUtf8 }) => !isOther && hasUtf8);
  const isRead = ({ isOther, hasUtf8 }: Part, at: number) =>
    isOther && (letters === 'UTF-8' ? !hasUtf8 && at < first : true);
  const others = parts.filter(isRead);
  if (first < 0 || others.length === 0) return null;
  const read = fromTurkishBytes(
    Buffer.concat(others.map((part) => part.bytes)),
    letters === 'CP857' ? 'DOS' : 'WINDOWS',
  ).split('\n');
  return parts
    .map((part, at) => {
      const end = part.bytes.at(-1) === newLine ? '\n' : '';
      return isRead(part, at) ? `${read.shift() ?? ''}${end}` : part.bytes.toString('utf8');
    })
    .join('');
}
