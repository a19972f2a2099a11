import type { ProductPageQuery } from '../../../graphql/generated/site.ts';
import type { Facts } from '../../parts/JsonLd.tsx';
import { paths } from '../../paths.ts';

type Family = NonNullable<NonNullable<ProductPageQuery['product']>['family']>;

/**
 * Describes a family to search engines (https://schema.org/ProductGroup): the values by which its products differ, and
 * their addresses.
 */
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
