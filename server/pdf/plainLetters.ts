// The letters of PDF's own typeface, Helvetica, in Windows-1254: each is one byte.

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

/** Writings for letters that the typeface lacks. */
const instead: Record<string, string> = { φ: 'phi', '₺': 'TL', '≤': '<=', '≥': '>=', Ω: 'Ohm', '″': '"', '−': '-' };

function byteOf(letter: string) {
  const code = letter.codePointAt(0) ?? 0;
  return bytes[letter] ?? ((code >= 32 && code < 127) || (code >= 0xa0 && code < 0x100) ? code : 0x3f);
}

/** A text in the bytes of the typeface. */
export const inBytes = (text: string) =>
  Buffer.from([...text.normalize('NFC')].flatMap((letter) => [...(instead[letter] ?? letter)]).map(byteOf));

/** Widths of the letters from blank to tilde, in thousandths of the size, from Adobe's metrics of Helvetica. */
const widths = (
  '278 278 355 556 556 889 667 222 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 ' +
  '584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 ' +
  '611 278 278 278 469 556 222 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 ' +
  '722 500 500 500 334 260 334 584'
)
  .split(' ')
  .map(Number);
/** Bold letters are at most so much wider. */
const bolder = 1.1;

/** The width of a text in points; an accent adds nothing. */
export function widthOf(text: string, size: number, isBold = false) {
  const plain = [...text.normalize('NFD').replaceAll('ı', 'i')].filter((letter) => !/\p{M}/u.test(letter));
  const sum = plain.reduce((total, letter) => total + (widths[(letter.codePointAt(0) ?? 0) - 32] ?? 556), 0);
  return (sum / 1000) * size * (isBold ? bolder : 1);
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
