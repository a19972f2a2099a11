/** It stands for what cannot be read. */
export const unreadableSign = '\ufffd';

/** The signs of DOS in Turkey from 0x80 on; where it has none, � stands. */
const signsOfDos =
  'ÇüéâäàåçêëèïîıÄÅÉæÆôöòûùİÖÜø£ØŞşáíóúñÑĞğ¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ºªÊËÈ�ÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµ�×ÚÛÙìÿ¯´\u00ad±�¾¶§÷¸°¨·¹³²■\u00a0';
/** Turkish letters of DOS are rare signs in the letters of Windows, and the other way round. */
const [dos, windows] = ['ÇĞİÖŞÜçğıöşü', 'ÇĞİÖŞÜçğıöşü'].map(
  (letters, at) =>
    new Set([...letters].map((letter) => (at === 0 ? 0x80 + signsOfDos.indexOf(letter) : ofWindows(letter)))),
) as [Set<number>, Set<number>];

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
export function fromDos(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 8192)
    parts.push(
      Array.from(bytes.subarray(at, at + 8192), (byte) =>
        byte < 0x80 ? String.fromCharCode(byte) : (signsOfDos[byte - 0x80] ?? ''),
      ).join(''),
    );
  return parts.join('');
}

/** Returns the byte of a sign; undefined where DOS has none. */
export function dosCode(sign: string): number | undefined {
  const place = sign === unreadableSign ? -1 : signsOfDos.indexOf(sign);
  return place >= 0 ? 0x80 + place : sign < '\x80' ? sign.charCodeAt(0) : undefined;
}

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

/** Decodes bytes that are no UTF-8 by the letters that they have. */
export const fromTurkishBytes = (bytes: Uint8Array, usual: 'DOS' | 'WINDOWS'): string =>
  isOfDos(bytes, usual) ? fromDos(bytes) : new TextDecoder('windows-1254').decode(bytes);
