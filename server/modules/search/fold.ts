/** Signs that search reads as others; docs/search.md shows the table. */
const readAs: Record<string, string> = {
  ı: 'i',
  ø: ' ',
  '×': 'x',
  '*': 'x',
  '⁄': '/',
  '–': '-',
  '—': '-',
  '−': '-',
  '‑': '-',
  '″': '"',
  '“': '"',
  '”': '"',
  '’': "'",
  '′': "'",
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
};

const foldAny = (text: string) =>
  [...text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\p{M}/gu, '')]
    .map((sign) => readAs[sign] ?? sign)
    .join('');

/** The letters of Europe and all that stands before them: looked up, since an index is made of millions of them. */
const usual = Array.from({ length: 0x250 }, (_, code) => foldAny(String.fromCharCode(code)));

const foldOne = (character: string) => usual[character.codePointAt(0) ?? -1] ?? foldAny(character);

/** Letters as search compares them: without marks, lower case, ı as i; 'ISITICI' and 'ısıtıcı' become 'isitici'. */
export const fold = foldAny;

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
