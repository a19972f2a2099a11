import type { ProductPageQuery } from '../productPage.generated.ts';
import type { Facts } from '../../../parts/JsonLd.tsx';
import { paths } from '../../../paths.ts';
import { differencesOf } from './variesBy.ts';

type Product = NonNullable<ProductPageQuery['product']>;
type Family = NonNullable<Product['family']>;

/**
 * Describes a family to search engines (https://schema.org/ProductGroup): the properties by which its products differ, and
 * the addresses of the others. Their facts are on their own pages; here they would be products without an offer.
 */
export function groupOf(product: Product, { id, name, articles }: Family, addressOf: (path: string) => string): Facts {
  const variesBy = Object.keys(differencesOf(product)).map((property) => `https://schema.org/${property}`);
  const others = articles.filter((article) => article.product.id !== product.id);
  return {
    '@type': 'ProductGroup',
    productGroupID: id,
    name,
    variesBy: variesBy.length > 0 ? variesBy : undefined,
    hasVariant:
      others.length > 0 ? others.map((one) => ({ url: addressOf(paths.product(one.product.id)) })) : undefined,
  };
}
