import { expect, test } from 'vitest';
import { isConsistent } from '../../../search/consistency.ts';
import { anyIndex } from '../../../search/searchIndex.ts';
import { openWays, type FieldName, type Way } from '../../../testing/random/waysToWrite.ts';
import { productFields, productIndex } from './products.rows.ts';

const picture = (n: number) => ({ url: `https://ornek.com.tr/${n}.png`, alt: null });
const code = (maker: string, of: string) => ({
  ...{ maker, code: of, relation: 'SIMILAR', note: null, source: null, checkedAt: null },
});

/** The products that a case may name: one beside, one that the product of the way would follow in a circle, and itself. */
type Named = { other: string; follower: string; self: string; way: Way };
type Of<Value> = (named: Named) => Value;

/** A value of each field that every way saves, in this order. */
const good: Record<FieldName, Of<unknown>> = {
  name: () => 'Küresel Vana',
  description: () => 'Pirinç gövde',
  categoryId: () => 'vanalar',
  price: () => 285.5,
  vatRate: () => 10,
  featured: () => true,
  image: () => 'https://ornek.com.tr/vana.png',
  imageAlt: () => 'Bir vana',
  morePictures: () => [picture(1), picture(2)],
  imageCaption: () => 'Önden',
  stockCode: ({ way }) => `K-${way}`,
  manufacturerCode: () => 'KV 50',
  brand: () => 'Ayvaz',
  gtin: () => '4006381333931',
  salesUnit: () => 'BOX',
  priceQuantity: () => 10,
  minimumQuantity: () => 20,
  priceBreaks: () => [{ minimum: 50, price: 250 }],
  availability: () => 'ON_ORDER',
  leadDays: () => 12,
  successorId: ({ other }) => other,
  kindId: () => 'vana',
  familyId: () => 'seri',
  specs: () => [{ attributeId: 'boy', values: ['50 mm'] }],
  documentIds: () => ['katalog'],
  crossReferences: () => [code('Duyar', 'D 50')],
  togetherIds: ({ other }) => [other],
  // Beside these, another price alone is refused, so they come last and make the same prices.
  listPrice: () => ({ amount: 285.5, currency: 'TRY', includesVat: true }),
  listBreaks: () => [{ minimum: 50, price: 250 }],
  status: () => 'HIDDEN',
};

/** Values that every way refuses, each with the field that it names. */
const bad: [what: string, field: FieldName, value: Of<unknown>, names?: FieldName][] = [
  ['a name without a letter', 'name', () => ' '],
  ['a stock code that is taken', 'stockCode', () => 'DOLU-1'],
  ['a successor that is the product itself', 'successorId', ({ self }) => self],
  ['an unknown successor', 'successorId', () => 'yok'],
  ['a circle of successors', 'successorId', ({ follower }) => follower],
  ['an unknown category', 'categoryId', () => 'yok'],
  ['an unknown kind', 'kindId', () => 'yok'],
  ['an unknown family', 'familyId', () => 'yok'],
  ['an unknown document', 'documentIds', () => ['yok']],
  ['an unknown product that is bought with it', 'togetherIds', () => ['yok']],
  ['the product itself as bought with it', 'togetherIds', ({ self }) => [self]],
  ['a picture that is gone', 'image', () => '/uploads/yok.png'],
  ['a further picture that is gone', 'morePictures', () => [{ url: '/uploads/yok.png', alt: null }]],
  ['more pictures than there may be', 'morePictures', () => Array.from({ length: 13 }, (_, n) => picture(n))],
  ['a code of another maker without a digit', 'crossReferences', () => [code('Duyar', 'yok')]],
  ['a break that is dearer than the price', 'priceBreaks', () => [{ minimum: 50, price: 999 }]],
  ['a price that is no more than that of a break', 'price', () => 1, 'priceBreaks'],
  ['no price below a ladder', 'price', () => null, 'priceBreaks'],
];

/** Several products cannot have these alike, and a status does not wait: that is refused, and nothing is compared. */
const cannotName: Partial<Record<Way, FieldName[]>> = {
  changeProducts: ['name', 'stockCode', 'gtin', 'manufacturerCode', 'crossReferences'],
  waiting: ['status'],
};

/** A content document may come from another site: what it names and is not here is left out, with a note. */
const leavesOut = ['categoryId', 'kindId', 'familyId', 'documentIds', 'togetherIds'];
const isLeftOut = (way: Way, field: FieldName, what: string) =>
  way === 'content' && (leavesOut.includes(field) || what === 'an unknown successor');

test(
  'each field is stored alike, with the same rows beside it, and refused alike, by every way',
  { timeout: 240_000 },
  async () => {
    const site = await openWays();
    const other = await site.add({ name: 'Yedek', stockCode: 'DOLU 1' });
    const all = Object.keys(site.ways) as Way[];
    const named = new Map<Way, Named>();
    for (const way of all) {
      const self = await site.add({});
      named.set(way, { other, self, way, follower: await site.add({ name: 'Eski', successorId: self }) });
    }
    const of = (way: Way) => named.get(way) ?? { other, self: '', follower: '', way };
    const write = (way: Way, field: FieldName, value: Of<unknown>) =>
      site.ways[way]({ id: of(way).self, field, value: value(of(way)) });
    const states = async () => {
      const shown = [];
      for (const way of all) {
        const { row, beside } = await site.whole(of(way).self);
        shown.push({ way, row: { ...row, stockCode: row.stockCode?.replace(way, '…') }, beside });
      }
      return shown;
    };

    for (const [field, value] of Object.entries(good) as [FieldName, Of<unknown>][]) {
      for (const way of all) {
        const isOther = cannotName[way]?.includes(field) ?? false;
        const save = site.ways[isOther ? 'patchProduct' : way];
        const change = { id: of(way).self, field, value: value(of(way)), confirmJumps: true };
        expect([way, field, await save(change)]).toEqual([way, field, null]);
      }
      const [first, ...others] = await states();
      for (const one of others) expect({ ...one, field }).toEqual({ ...first, way: one.way, field });
    }
    expect(Object.keys(good).sort()).toEqual(Object.keys(productFields).sort());

    // What follows is about prices that were entered: beside a list price, another one alone is refused first.
    for (const way of all)
      expect(await site.ways.patchProduct({ id: of(way).self, field: 'listPrice', value: null })).toBeNull();
    const before = await states();
    for (const [what, field, value, names = field] of bad)
      for (const way of all) {
        if (cannotName[way]?.includes(field) || isLeftOut(way, field, what)) continue;
        const refusal = await write(way, field, value);
        expect([what, way, refusal]).toEqual([what, way, { code: 'BAD_USER_INPUT', field: names }]);
      }
    expect(await states()).toEqual(before);
    const index = anyIndex(productIndex);
    expect(await isConsistent(site.db, index, await index.entries(site.db))).toBe(true);
  },
);
