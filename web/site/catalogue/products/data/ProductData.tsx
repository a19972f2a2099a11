import type { ProductInput } from '../../../../graphql/generated/schema.ts';
import type { ProductPageQuery } from '../productPage.generated.ts';
import { JsonLd } from '../../../parts/JsonLd.tsx';
import { useAddresses, useOrigin, usePlace } from '../../../parts/OriginProvider.tsx';
import { paths } from '../../../paths.ts';
import { documentDataOf } from './documentDataOf.ts';
import { groupOf } from './groupOf.ts';
import { offerOf, type OfferField, collectFacts, type FieldFacts } from './offerOf.ts';
import { pageOf } from './pageOf.ts';
import { propertiesOf } from '../propertiesOf.ts';
import { differencesOf } from './variesBy.ts';

type Product = NonNullable<ProductPageQuery['product']>;

/**
 * The facts of each field of a product for search engines (https://schema.org/Product); null, with the reason above it,
 * where there are none. Every field that the admin enters stands either here or among the facts of the offer: types fail
 * for a forgotten one.
 */
const facts = {
  name: ({ name }) => ({ name }),
  description: ({ description }) => ({ description }),
  categoryId: ({ category }) => ({ category: category?.name }),
  image: ({ pictures }, origin) => {
    const [first, ...more] = pictures.map(({ url }) => new URL(url, `${origin}/`).href);
    return { image: first !== undefined && more.length > 0 ? [first, ...more] : first };
  },
  // They are listed with the first.
  morePictures: null,
  // It describes the picture, not the product.
  imageAlt: null,
  // It describes the picture, not the product.
  imageCaption: null,
  // It decides what the home page shows, and says nothing about the product.
  featured: null,
  // Only what is published has a page.
  status: null,
  // The id is no SKU: only this program knows it.
  stockCode: ({ stockCode }) => ({ sku: stockCode ?? undefined }),
  manufacturerCode: ({ manufacturerCode }) => ({ mpn: manufacturerCode ?? undefined }),
  brand: ({ brand }) => ({ brand: brand === null ? undefined : { '@type': 'Brand', name: brand } }),
  gtin: ({ gtin }) => ({ gtin: gtin ?? undefined }),
  // The offer is in lira, with KDV: the price that a buyer pays.
  listPrice: null,
  listBreaks: null,
  vatRate: null,
  // schema.org knows successors of models alone, not of products.
  successorId: null,
  // It decides which specs there are, and in which order.
  kindId: null,
  familyId: (product, _origin, addressOf) =>
    product.family ? { isVariantOf: groupOf(product, product.family, addressOf), ...differencesOf(product) } : {},
  documentIds: ({ documents }, origin) => ({
    subjectOf: documents.length > 0 ? documents.map((document) => documentDataOf(document, origin)) : undefined,
  }),
  // They are codes of other makers' parts, and would be taken for this one's.
  crossReferences: null,
  // A link to each stands on the page; `isRelatedTo` would want their facts here, too.
  togetherIds: null,
  specs: ({ specs }) => ({ additionalProperty: specs.length > 0 ? specs.flatMap(propertiesOf) : undefined }),
} satisfies Record<Exclude<keyof ProductInput, OfferField>, FieldFacts<[Product, string, (path: string) => string]>>;

/** A product has no language by schema.org, and the page about it has one; pages in Turkish are those of the whole site. */
const pageIn = (language: string, url: string) => ({
  mainEntityOfPage: { '@type': 'ItemPage', '@id': url, inLanguage: language },
});

/**
 * Renders the product's facts for search engines. They refuse a `Product` that has neither an offer nor a review, and an
 * offer without a price; so the page of a product on request describes itself and what it is about.
 */
export function ProductData({ product }: { product: Product }) {
  const origin = useOrigin();
  const addressOf = useAddresses();
  const { language } = usePlace();
  const offers = offerOf(product, addressOf);
  const url = addressOf(paths.product(product.id));
  const known = collectFacts(facts, product, origin, addressOf);
  return offers ? (
    <JsonLd type="Product" url={url} {...known} {...(language && pageIn(language, url))} offers={offers} />
  ) : (
    <JsonLd type="ItemPage" url={url} {...pageOf(known, language)} />
  );
}
