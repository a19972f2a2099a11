import type { SalesUnit } from '../../../../common/measures/salesUnits.ts';

/** A unit as buyers write it, as so many of a sales unit; CARTON stands for packages whose content nobody knows. */
export type WrittenUnit = {
  of: SalesUnit | 'CARTON';
  /** The factor is an exact fraction, so that '150 cm' is 1,5 m. */
  times: readonly [number, number];
  /** A dozen is a number: it counts whatever the product is sold by. */
  isNumber?: true;
};

const unit = (of: WrittenUnit['of'], names: string, times: WrittenUnit['times'] = [1, 1]) =>
  names.split(' ').map((name): [string, WrittenUnit] => [name, { of, times }]);
const numberOf = (names: string, count: number) =>
  names.split(' ').map((name): [string, WrittenUnit] => [name, { of: 'PIECE', times: [count, 1], isNumber: true }]);

/** Names are folded, as all that is compared with them: 'm²' is 'm2'. */
const units = new Map<string, WrittenUnit>([
  ...unit('PIECE', 'adet ad adt tane parca pcs pc pce ea piece pieces'),
  ...numberOf('duzine dz', 12),
  ...numberOf('deste', 10),
  ...numberOf('grosa', 144),
  ...unit('PAIR', 'cift cft'),
  ...unit('SET', 'takim tk tkm set'),
  ...unit('BOX', 'kutu kt box'),
  ...unit('PACK', 'paket pk pkt pack'),
  ...unit('ROLL', 'rulo rl top bobin makara kangal'),
  ...unit('METRE', 'm mt mtr metre metretul mtul'),
  ...unit('METRE', 'dm desimetre', [1, 10]),
  ...unit('METRE', 'cm santim santimetre', [1, 100]),
  ...unit('METRE', 'mm milimetre', [1, 1000]),
  ...unit('METRE', 'km kilometre', [1000, 1]),
  ...unit('SQUARE_METRE', 'm2 metrekare'),
  ...unit('SQUARE_METRE', 'cm2 santimetrekare', [1, 10_000]),
  ...unit('KILOGRAM', 'kg kilo kilogram'),
  ...unit('KILOGRAM', 'g gr gram', [1, 1000]),
  ...unit('KILOGRAM', 't ton', [1000, 1]),
  ...unit('LITRE', 'l lt litre'),
  ...unit('LITRE', 'cl santilitre', [1, 100]),
  ...unit('LITRE', 'ml mililitre cc', [1, 1000]),
  ...unit('LITRE', 'm3 metrekup', [1000, 1]),
  ...unit('CARTON', 'koli karton kasa sandik palet cuval torba poset bidon varil teneke kova tup sise balya demet bag'),
]);

/** All names, the longest first, as alternatives of a regular expression. */
export const unitNames = [...units.keys()].toSorted((one, other) => other.length - one.length).join('|');

/** Finds the unit by its folded name; undefined for another word. */
export const unitNamed = (name: string): WrittenUnit | undefined => units.get(name);

/** A chat names these beside a quantity alone; '500 L' and '20 mm' may belong to the name of a tank or a drill. */
const ofQuantities = ['m', 'mt', 'mtr', 'metre', 'metretul', 'kg', 'kilo', 'kilogram'];

/** Tells whether a number with this unit, in the middle of words, can only be a quantity. 'Takım, 12 parça' is a name. */
export function countsInWords(name: string): boolean {
  if (!units.has(name) || name === 'parca') return false;
  return countsAlone(name) || ofQuantities.includes(name);
}

/** Tells whether a unit counts things, and measures none. */
export function countsAlone(name: string): boolean {
  const { of } = units.get(name) ?? {};
  return of !== undefined && !['METRE', 'SQUARE_METRE', 'KILOGRAM', 'LITRE'].includes(of);
}
