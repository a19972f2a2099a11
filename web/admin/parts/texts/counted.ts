/** '1 product', '2 products': for nouns that take an s. '2000+ products' where no more were counted. */
export const counted = (count: number, noun: string, { isExact = true } = {}) =>
  `${count}${isExact ? '' : '+'} ${noun}${count === 1 ? '' : 's'}`;
