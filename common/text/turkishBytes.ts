/** It stands for what cannot be read. */
export const unreadableSign = '\ufffd';

/** The signs of DOS in Turkey from 0x80 on; where it has none, � stands. */
const signsOfDos =
  'ÇüéâäàåçêëèïîıÄÅÉæÆôöòûùİÖÜø£ØŞşáíóúñÑĞğ¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ºªÊËÈ�ÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµ�×ÚÛÙìÿ¯´\u00ad±�¾¶§÷¸°¨·¹³²■\u00a0';
/** The signs of Turkish Macintosh programs from 0x80 on, which Excel still writes as “CSV (Macintosh)”. */
const signsOfMac =
  'ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u00a0ÀÃÕŒœ–—“”‘’÷◊ÿŸĞğİıŞş‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ�ÒÚÛÙ�ˆ˜¯˘˙˚¸˝˛ˇ';
/** Turkish letters of one code page are rare signs in the others. */
const turkish = 'ÇĞİÖŞÜçğıöşü';
const codesIn = (signs: string) => new Set([...turkish].map((letter) => 0x80 + signs.indexOf(letter)));
const [dos, mac] = [codesIn(signsOfDos), codesIn(signsOfMac)];
const windows = new Set([...turkish].map(ofWindows));

function ofWindows(letter: string) {
  const decoder = new TextDecoder('windows-1254');
  return (
    Array.from({ length: 0x80 }, (_, at) => 0x80 + at).find((at) => decoder.decode(Uint8Array.of(at)) === letter) ?? 0
  );
}

/** So many bytes are enough to know the letters of a file that says nothing about them. */
const looked = 1 << 18;
const isLetter = (byte = 0) => (byte > 0x40 && byte < 0x5b) || (byte > 0x60 && byte < 0x7b);

/** Decodes the letters of DOS in Turkey, code page 857. */
export const fromDos = (bytes: Uint8Array): string => fromPage(bytes, signsOfDos);
/** Decodes the letters of the Turkish Macintosh. */
export const fromMac = (bytes: Uint8Array): string => fromPage(bytes, signsOfMac);

function fromPage(bytes: Uint8Array, signs: string): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 8192)
    parts.push(
      Array.from(bytes.subarray(at, at + 8192), (byte) =>
        byte < 0x80 ? String.fromCharCode(byte) : (signs[byte - 0x80] ?? ''),
      ).join(''),
    );
  return parts.join('');
}

/** Returns the byte of a sign; undefined where the code page has none. */
const codeIn = (signs: string) => (sign: string) => {
  const place = sign === unreadableSign ? -1 : signs.indexOf(sign);
  return place >= 0 ? 0x80 + place : sign < '\x80' ? sign.charCodeAt(0) : undefined;
};
export const dosCode = codeIn(signsOfDos);
export const macCode = codeIn(signsOfMac);

/** In the letters of Windows these are “, ”, € and ™, which stand beside a word and never within one. */
const signsBeside = new Set([0x80, 0x93, 0x94, 0x99]);

/** Counts Turkish letters beside others. */
function turkishIn(bytes: Uint8Array, codes: Set<number>) {
  let count = 0;
  for (let at = 0; at < bytes.length && at < looked; at++)
    if (codes.has(bytes[at] ?? 0)) {
      const beside = Number(isLetter(bytes[at - 1])) + Number(isLetter(bytes[at + 1]));
      if (beside >= (signsBeside.has(bytes[at] ?? 0) ? 2 : 1)) count++;
    }
  return count;
}

/** Tells whether bytes that are no UTF-8 have the Turkish letters of DOS rather than those of Windows. */
export function isOfDos(bytes: Uint8Array, usual: 'DOS' | 'WINDOWS'): boolean {
  const [ofDos, ofWindows] = [turkishIn(bytes, dos), turkishIn(bytes, windows)];
  return ofDos === ofWindows ? usual === 'DOS' : ofDos > ofWindows;
}

/**
 * Tells whether bytes have the Turkish letters of the Macintosh. Its small ones are signs of Windows that stand beside letters in
 * hardly any text, so that they have to be clearly more than those of the other two.
 */
export function isOfMac(bytes: Uint8Array): boolean {
  const own = turkishIn(bytes, mac);
  return own > 1 && own > 1.5 * Math.max(turkishIn(bytes, dos), turkishIn(bytes, windows));
}

/** Decodes bytes that are no UTF-8 by the letters that they have. */
export const fromTurkishBytes = (bytes: Uint8Array, usual: 'DOS' | 'WINDOWS'): string =>
  isOfDos(bytes, usual) ? fromDos(bytes) : new TextDecoder('windows-1254').decode(bytes);
