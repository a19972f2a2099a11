import { lowerCase } from '../../common/text/locale.ts';

const alphabet = '0123456789abcçdefgğhıijklmnoöpqrsştuüvwxyz';
const places = new Map([...alphabet].map((letter, place) => [letter, String.fromCharCode(0x40 + place)]));

/**
 * A key by which any database sorts in the order of the Turkish alphabet: ç after c, ı before i. Punctuation and blanks come
 * before digits, digits before letters, and letters of other alphabets last. Accents that Turkish does not use, such as that
 * of â, are ignored.
 */
export const turkishKey = (text: string): string => inPlaces(text).replaceAll(/ +/g, ' ').trim();

/** Returns each letter by its place in the alphabet, and a blank for everything else. */
export function inPlaces(text: string): string {
  let key = '';
  for (const letter of lowerCase(text.normalize('NFC'))) key += places.get(letter) ?? placeOf(letter);
  return key;
}

const placeOf = (letter: string) =>
  places.get(letter.normalize('NFKD').charAt(0)) ?? (/\p{L}/u.test(letter) ? `\x7f${letter}` : ' ');
