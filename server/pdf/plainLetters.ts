import fonts from './plainFonts.json';

// The letters of a plain document in Windows-1254: each is one byte.

/** The byte of the first letter that the typeface has. */
export const firstByte = 32;

/** Bytes that stand for other letters than their numbers say. */
const bytes: Record<string, number> = {
  '€': 0x80,
  '…': 0x85,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
  Ğ: 0xd0,
  İ: 0xdd,
  Ş: 0xde,
  ğ: 0xf0,
  ı: 0xfd,
  ş: 0xfe,
};

/** The names of the letters in which Windows-1254 differs from PDF's WinAnsiEncoding. */
export const turkishLetters = '208 /Gbreve 221 /Idotaccent /Scedilla 240 /gbreve 253 /dotlessi /scedilla';

/** Writings for letters that the encoding lacks. */
const instead: Record<string, string> = { φ: 'phi', '₺': 'TL', '≤': '<=', '≥': '>=', Ω: 'Ohm', '″': '"', '−': '-' };

function byteOf(letter: string) {
  const code = letter.codePointAt(0) ?? 0;
  return bytes[letter] ?? ((code >= 32 && code < 127) || (code >= 0xa0 && code < 0x100) ? code : 0x3f);
}

/** A text in the bytes of the encoding. */
export const inBytes = (text: string) =>
  Buffer.from([...text.normalize('NFC')].flatMap((letter) => [...(instead[letter] ?? letter)]).map(byteOf));

/** The width of a text in points. */
export function widthOf(text: string, size: number, isBold = false) {
  const { widths } = isBold ? fonts.bold : fonts.regular;
  const sum = [...inBytes(text)].reduce((total, byte) => total + (widths[byte - firstByte] ?? 0), 0);
  return (sum / 1000) * size;
}

/** Breaks a text into lines that are no wider than `width`; a longer word has a line of its own. */
export function linesOf(text: string, width: number, size: number, isBold = false) {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && widthOf(longer, size, isBold) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
