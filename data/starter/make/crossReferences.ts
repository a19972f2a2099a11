import { createHash } from 'node:crypto';

// The makers are made up, as the house's brands are: nobody sells parts under these names.

const relations = ['FORM_FIT_FUNCTION', 'SIMILAR', 'SAME_PART', 'REPLACES'];
const stated = { checkedAt: '2026-11-03', source: 'Üretici kataloğu 2026' };

/** Five of seventeen products have codes of two makers: 400 codes for 680 products. */
const every = 17;
const chosen = 5;

const numberOf = (text: string) => 10_000 + (createHash('sha256').update(text).digest().readUInt32BE(0) % 90_000);

/** Returns the codes of other makers of the product at a place in the order of ids. */
export function crossReferencesOf(id: string, stockCode: string, place: number) {
  if (place % every >= chosen) return undefined;
  const relation = (at: number) => relations[(place + at) % relations.length] ?? 'SIMILAR';
  return [
    {
      maker: 'Kavrelmak',
      code: /\d/.test(stockCode) ? `KV ${stockCode}` : `KV-${numberOf(stockCode)}`,
      relation: relation(0),
      ...stated,
    },
    { maker: 'Torvenda', code: `TV-${numberOf(id)}/${place % 10}`, relation: relation(1), ...stated },
  ];
}
