/** The search replaces these characters by others; docs/search.md shows the table. */
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

/** Folds a text for comparison: lower case, without diacritics, ı as i. 'ISITICI' and 'ısıtıcı' both become 'isitici'. */
export const fold = (text: string) =>
  [...text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\p{M}/gu, '')]
    .map((sign) => readAs[sign] ?? sign)
    .join('');
