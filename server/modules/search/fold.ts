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

const foldOne = (character: string) =>
  [...character.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\p{M}/gu, '')]
    .map((sign) => readAs[sign] ?? sign)
    .join('');

/** Letters as search compares them: without marks, lower case, ı as i; 'ISITICI' and 'ısıtıcı' become 'isitici'. */
export const fold = (text: string) => foldOne(text);

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
