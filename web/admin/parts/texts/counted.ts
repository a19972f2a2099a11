/** Returns '1 product' or '2 products', for nouns that take an s, and '2000+ products' when no more were counted. */
export const counted = (count: number, noun: string, { isExact = true } = {}) =>
  `${count}${isExact ? '' : '+'} ${noun}${count === 1 ? '' : 's'}`;
