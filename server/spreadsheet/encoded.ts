import { dosCode } from '../../common/text/turkishBytes.ts';

/** Where windows-1254 and ISO-8859-9 differ from ISO-8859-1: the Turkish letters. */
const turkish: Record<string, number> = { Ğ: 0xd0, İ: 0xdd, Ş: 0xde, ğ: 0xf0, ı: 0xfd, ş: 0xfe };
/** ISO-8859-1 has other letters in these places. */
const replaced = new Set(Object.values(turkish));

/** Writes text in the letters of a profile; a sign that they lack becomes a question mark. */
export function encoded(text: string, letters: string): Buffer {
  if (letters === 'UTF-16') return Buffer.from(text, 'utf16le');
  if (letters === 'CP857') return Buffer.from([...text].map((sign) => dosCode(sign) ?? 0x3f));
  if (letters !== 'WINDOWS-1254' && letters !== 'ISO-8859-9') return Buffer.from(text);
  return Buffer.from([...text].map((sign) => turkish[sign] ?? codeOf(sign)));
}

function codeOf(sign: string) {
  const code = sign.codePointAt(0) ?? 0;
  return code < 0x100 && !replaced.has(code) ? code : 0x3f;
}
