import type { Token } from '../tokens.ts';

/** What people write around what they look for, folded; none of it says anything about a product. */
const fillers = new Set(
  [
    'var mi mu varmi lazim gerek gerekli gerekiyor gerekir ihtiyac ihtiyacim ihtiyacimiz elinizde elimde sizde bizde stokta',
    'stok stokunuzda stoklarinizda mevcut mevcutmu bulunur satiyor satilir satilik ariyorum ariyoruz bakiyorum',
    'istiyorum istiyoruz isterim isteriz alacagim alacagiz almak alabilir miyim misiniz musunuz miyiz lutfen acil acilen',
    'fiyat fiyati fiyatlari fiyatiniz fiyatini kac para ne nedir kadar tl lira bana bize merhaba selam selamlar gunler iyi',
    'teklif siparis verir verebilir verin adet adt tane olan olsun olacak olarak lik luk kalite kaliteli kalitesi kalitede',
    'tavsiye oneri hangi hangisi nerede nereden bulabilirim bulurum ucuz uygun icin ile ve veya yada bir bu o da de ki gibi',
  ]
    .join(' ')
    .split(' '),
);

/** Tells whether a word of a search says nothing about a product. */
export const isFiller = (word: string) => fillers.has(word);

/** The strength classes of screws and nuts (ISO 898), which are often typed with a blank for the point. */
const strengths = /^(?:[45] 6|[456] 8|8 8|9 8|10 9|12 9)$/;

/** Revolutions in a minute, which the catalogue writes 'd/dk'. */
const turns = /^(?:d|dev|devir) (?:d|dk|dak|dakika)$/;

/** 'bir buçuk inç' and '1 buçuk inç' are one and a half. */
const wholes: Record<string, number> = { bir: 1, iki: 2, uc: 3, dort: 4, '1': 1, '2': 2, '3': 3, '4': 4 };

/** Reads what is said in several words as the catalogue writes it: '8 8' as 8.8, 'bir buçuk' as 1 1/2. */
export function asSaid(tokens: Token[]): Token[] {
  const read: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const [token, next, after] = [tokens[at], tokens[at + 1], tokens[at + 2]];
    if (!token) continue;
    const joined = (text: string, last: Token) => {
      read.push({ text, isNumber: true, start: token.start, end: last.end });
      at++;
    };
    const whole = wholes[token.text];
    // '3 tane' is a quantity.
    if (token.isNumber && next && /^(?:adet|adt|tane)$/.test(next.text) && tokens.length > 2) {
      at++;
      continue;
    }
    if (read.at(-1)?.isNumber && next && turns.test(`${token.text} ${next.text}`)) {
      read.push({ ...token, text: 'd' }, { ...next, text: 'dk' });
      at++;
    } else if (next?.start === token.end + 1 && strengths.test(`${token.text} ${next.text}`))
      joined(`${token.text}d${next.text}`, next);
    else if (next?.text === 'bucuk' && whole && after && /^(?:in|inc|inch|parmak)(?:l[iu]k)?$/.test(after.text)) {
      joined(`${whole * 2 + 1}ss2`, next);
      read.push({ ...after, text: 'in' });
      at++;
    } else if (next?.text === 'bucuk' && whole) joined(`${whole}d5`, next);
    else read.push(token);
  }
  return read;
}
