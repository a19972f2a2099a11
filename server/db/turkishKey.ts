const alphabet = '0123456789abcçdefgğhıijklmnoöpqrsştuüvwxyz';
const places = new Map([...alphabet].map((letter, place) => [letter, String.fromCharCode(0x40 + place)]));

/**
 * A key by which a database that knows no Turkish sorts as the alphabet does: ç after c, ı before i. Signs and blanks
 * come before digits, digits before letters; letters of other alphabets last. Marks that Turkish does not know, as in
 * â, do not count.
 */
export function turkishKey(text: string): string {
  return [...text.normalize('NFC').toLocaleLowerCase('tr')]
    .map(
      (letter) =>
        places.get(letter) ??
        places.get(letter.normalize('NFKD').charAt(0)) ??
        (/\p{L}/u.test(letter) ? `\x7f${letter}` : ' '),
    )
    .join('')
    .replaceAll(/ +/g, ' ')
    .trim();
}
