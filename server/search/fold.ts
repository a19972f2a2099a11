import { fold } from '../../common/text/letters.ts';

/** The letters of Europe and all that stands before them: looked up, since an index is made of millions of them. */
const usual = Array.from({ length: 0x250 }, (_, code) => fold(String.fromCharCode(code)));

const foldOne = (character: string) => usual[character.codePointAt(0) ?? -1] ?? fold(character);

/** The same, and for each unit of the result the place in `text` that it comes from. */
export function foldWithPlaces(text: string): { folded: string; places: number[] } {
  let folded = '';
  const places: number[] = [];
  let place = 0;
  for (const character of text) {
    const piece = foldOne(character);
    folded += piece;
    for (let unit = 0; unit < piece.length; unit++) places.push(place);
    place += character.length;
  }
  return { folded, places };
}
