type Known = { id: string };

/** Nobody makes parts under these names. */
const makers = [
  'Rulmaş',
  'Öztork',
  'Vidasan',
  'Kavrant',
  'Dişlimak',
  'Norvelta',
  'Pompiks',
  'Tekvana',
  'Çarkel',
  'Zenbolt',
];
const suffixes = ['2RS', 'ZZ', 'C3', 'A2', 'M6'];

/** Each product has so many codes of other makers. */
export const codesEach = makers.length;

/** No two products have the same code of a maker, and no two makers the same letters. */
const codeOf = (maker: number, product: number) =>
  `${'KLNPRSTVXZ'.charAt(maker)}Q${10_000 + product}-${suffixes[product % suffixes.length] ?? ''}`;

/** Gives the products with a code of each maker. */
export const withCodes = <Product extends Known>(products: Product[]) =>
  products.map((product, at) => ({
    ...product,
    crossReferences: makers.map((maker, n) => ({ maker, code: codeOf(n, at), relation: 'SIMILAR' })),
  }));

/** Makes `count` searches for such codes, spread over the catalogue: as they are written, without their signs, and after the maker. */
export const foreignCodes = (products: Known[], count: number) =>
  Array.from({ length: count }, (_, n) => {
    const at = (n * 7919) % products.length;
    const maker = n % makers.length;
    const code = codeOf(maker, at);
    const ways = [code, code.replaceAll('-', ' ').toLowerCase(), `${makers[maker] ?? ''} ${code}`];
    return { id: products[at]?.id ?? '', search: ways[n % ways.length] ?? '' };
  });
