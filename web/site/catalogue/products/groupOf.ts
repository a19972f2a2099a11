import type { ProductPageQuery } from '../../../graphql/generated/site.ts';
import type { Facts } from '../../parts/JsonLd.tsx';
import { paths } from '../../paths.ts';

type Family = NonNullable<NonNullable<ProductPageQuery['product']>['family']>;

/** A family for search engines (https://schema.org/ProductGroup): what its products differ by, and where each of them is. */
export const groupOf = ({ id, name, columns, articles }: Family, origin: string): Facts => ({
  '@type': 'ProductGroup',
  productGroupID: id,
  name,
  variesBy: columns.length > 0 ? columns.map((column) => column.name) : undefined,
  hasVariant: articles.map(({ product }) => ({
    '@type': 'Product',
    name: product.name,
    sku: product.stockCode ?? undefined,
    url: origin + paths.product(product.id),
  })),
});
