import type { ProductInput } from '../../../graphql/generated/operations.ts';
import type { ProductPageQuery } from '../../../graphql/generated/site.ts';
import { JsonLd, type Facts } from '../../parts/JsonLd.tsx';
import { useOrigin } from '../../parts/OriginProvider.tsx';
import { paths } from '../../paths.ts';
import { documentDataOf } from './documentDataOf.ts';
import { offerOf } from './offerOf.ts';
import { groupOf } from './groupOf.ts';
import { propertiesOf } from './propertiesOf.ts';

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
  image: ({ pictures }, origin) => {
    const [first, ...more] = pictures.map(({ url }) => new URL(url, `${origin}/`).href);
    return { image: first !== undefined && more.length > 0 ? [first, ...more] : first };
  },
  // Told with the first.
  morePictures: nothing,
  // Said of the picture, not of the product.
  imageAlt: nothing,
  // Said of the picture, not of the product.
  imageCaption: nothing,
  // No offer without a price.
  price: (product, origin) => ({ offers: offerOf(product, origin) }),
  // Says what the home page shows, and nothing about the product.
  featured: nothing,
  // Never the id, which only this program knows.
  stockCode: ({ stockCode }) => ({ sku: stockCode ?? undefined }),
  manufacturerCode: ({ manufacturerCode }) => ({ mpn: manufacturerCode ?? undefined }),
  brand: ({ brand }) => ({ brand: brand === null ? undefined : { '@type': 'Brand', name: brand } }),
  gtin: ({ gtin }) => ({ gtin: gtin ?? undefined }),
  // These are said of the offer.
  salesUnit: nothing,
  priceQuantity: nothing,
  minimumQuantity: nothing,
  availability: nothing,
  leadDays: nothing,
  // schema.org knows successors of models alone, not of products.
  successorId: nothing,
  // Says which specs are told, and in which order.
  kindId: nothing,
  familyId: ({ family }, origin) => ({ isVariantOf: family ? groupOf(family, origin) : undefined }),
  documentIds: ({ documents }, origin) => ({
    subjectOf: documents.length > 0 ? documents.map((document) => documentDataOf(document, origin)) : undefined,
  }),
  specs: ({ specs }) => ({ additionalProperty: specs.length > 0 ? specs.flatMap(propertiesOf) : undefined }),
} satisfies Record<keyof ProductInput, FactsOf>;

/** The product for search engines. */
export function ProductData({ product }: { product: Product }) {
  const origin = useOrigin();
  const entered = Object.values(facts).map((factsOf) => factsOf(product, origin));
  return (
    <JsonLd
      type="Product"
      url={origin + paths.product(product.id)}
      {...entered.reduce((all, some) => ({ ...all, ...some }))}
    />
  );
}
