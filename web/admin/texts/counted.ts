/** '1 product', '2 products': for nouns that take an s. */
export const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
