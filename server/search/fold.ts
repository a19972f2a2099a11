import { fold } from '../../common/text/letters.ts';

/** Folded Latin letters are looked up in a table, since indexing reads millions of characters. */
const latin = Array.from({ length: 0x250 }, (_, code) => fold(String.fromCharCode(code)));

const foldOne = (character: string) => latin[character.codePointAt(0) ?? -1] ?? fold(character);

/** Folds a text and returns, for each UTF-16 unit of the result, its position in `text`. */
export function foldWithPlaces(text: string): { folded: string; places: number[] } {
  let folded = '';
  const places: number[] = [];
  let place = 0;
  for (const character of text) {
    const read = foldOne(character);
    // '1½' is one and a half, not eleven halves.
    const piece = /^\d\/\d$/.test(read) && /\d$/.test(folded) ? ` ${read}` : read;
    folded += piece;
    for (let unit = 0; unit < piece.length; unit++) places.push(place);
    place += character.length;
  }
  return { folded, places };
}
