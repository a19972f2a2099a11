/** The part of an article that a ladder is made of. */
interface Sold {
  code: string;
  price: number | null | undefined;
  /** The price is for so many, and no fewer are sold. */
  pack: number | undefined;
}

/** One article in so many has a ladder. */
const oneIn = 11;
/** From so many packs or pieces on, so many per cent are taken off. */
const packs = [
  { times: 5, off: 4 },
  { times: 10, off: 8 },
  { times: 25, off: 13 },
];
const pieces = [
  { times: 10, off: 5 },
  { times: 50, off: 9 },
  { times: 100, off: 14 },
];

/** Nobody buys a hundred of a product that costs this much, in lira. */
const dear = 2500;
const few = [
  { times: 3, off: 5 },
  { times: 5, off: 9 },
  { times: 10, off: 14 },
];

/** Tells by its code alone whether an article has a ladder, so that each run of the generator gives the same ones. */
const isChosen = (code: string) =>
  [...code].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % oneIn === 0;

/** Makes a price ladder in whole kuruş; undefined for most articles. */
export function ladderOf({ code, price, pack }: Sold) {
  if (price == null || !isChosen(code)) return undefined;
  const kurus = Math.round(price * 100);
  const steps = pack !== undefined && pack > 1 ? packs : price < dear ? pieces : few;
  return steps.map(({ times, off }) => ({
    minimum: times * (pack ?? 1),
    price: Math.round((kurus * (100 - off)) / 100) / 100,
  }));
}
