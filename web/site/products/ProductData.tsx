import type { ProductInput } from '../../graphql/generated/operations.ts';
import type { ProductPageQuery } from '../../graphql/generated/site.ts';
import { JsonLd, type Facts } from '../meta/JsonLd.tsx';
import { useOrigin } from '../meta/OriginProvider.tsx';
import { paths } from '../paths.ts';

type Product = NonNullable<ProductPageQuery['product']>;
type FactsOf = (product: Product, origin: string) => Facts;

const nothing: FactsOf = () => ({});

/**
 * What each field of a product tells search engines (https://schema.org/Product). Every field that the admin enters
 * has an entry, so that a new one cannot be forgotten: what it says, or `nothing` and the reason why.
 */
const facts = {
  name: ({ name }) => ({ name }),
  description: ({ description }) => ({ description }),
  categoryId: ({ category }) => ({ category: category?.name }),
  image: ({ image }, origin) => ({ image: image === null ? undefined : new URL(image, `${origin}/`).href }),
  // Said of the picture, not of the product.
  imageCaption: nothing,
  // No offer without a price. Whether the product is in stock is not known, so not said.
  price: ({ id, price }, origin) => ({
    offers:
      price === null
        ? undefined
        : { '@type': 'Offer', url: origin + paths.product(id), price: price.toFixed(2), priceCurrency: 'TRY' },
  }),
  // Says what the home page shows, and nothing about the product.
  featured: nothing,
} satisfies Record<keyof ProductInput, FactsOf>;

/** The product for search engines. */
export function ProductData({ product }: { product: Product }) {
  const origin = useOrigin();
  const entered = Object.values(facts).map((factsOf) => factsOf(product, origin));
  return (
    <JsonLd
      type="Product"
      url={origin + paths.product(product.id)}
      sku={product.id}
      {...entered.reduce((all, some) => ({ ...all, ...some }))}
    />
  );
}
