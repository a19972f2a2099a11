import type { ProductPageQuery } from '../../graphql/generated/site.ts';
import { JsonLd } from '../meta/JsonLd.tsx';
import { useOrigin } from '../meta/OriginProvider.tsx';
import { paths } from '../paths.ts';

/** The product for search engines. An offer only with a price; whether it is in stock is not known, so not said. */
export function ProductData({ product }: { product: NonNullable<ProductPageQuery['product']> }) {
  const { id, name, description, category, image, price } = product;
  const origin = useOrigin();
  const url = origin + paths.product(id);
  const offer = { '@type': 'Offer', url, price: price?.toFixed(2), priceCurrency: 'TRY' };
  return (
    <JsonLd
      type="Product"
      name={name}
      description={description}
      url={url}
      sku={id}
      {...(category && { category: category.name })}
      {...(image && { image: new URL(image, `${origin}/`).href })}
      {...(price !== null && { offers: offer })}
    />
  );
}
