interface Pictured {
  image: string | null;
  featured: boolean;
}

/**
 * Picks the product whose picture shows a category: the newest that has one, unless that already stands among the
 * featured ones.
 */
export function pictured<Product extends Pictured>(products: readonly Product[]): Product | undefined {
  const withPicture = products.filter(({ image }) => image);
  return withPicture.find(({ featured }) => !featured) ?? withPicture[0];
}
