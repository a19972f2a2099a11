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

/** Letters as search compares them: without marks, lower case, ı as i; 'ISITICI' and 'ısıtıcı' become 'isitici'. */
export const fold = (text: string) =>
  [...text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\p{M}/gu, '')]
    .map((sign) => readAs[sign] ?? sign)
    .join('');
