import { salesUnits } from '../../../../../common/measures/salesUnits.ts';
import { ladderInKurus, ladderOf } from '../../../../../common/product/priceLadder.ts';
import type { ProductInput } from '../../../../graphql/generated/schema.ts';
import type { ProductPageQuery } from '../productPage.generated.ts';
import type { Facts } from '../../../parts/JsonLd.tsx';
import { paths } from '../../../paths.ts';

/** The facts of a field for search engines; null where it has none of its own, with the reason above it. */
export type FieldFacts<Args extends unknown[]> = ((...args: Args) => Facts) | null;

/** Collects the facts of all fields. */
export const collectFacts = <Args extends unknown[]>(fields: Record<string, FieldFacts<Args>>, ...args: Args): Facts =>
  Object.fromEntries(Object.values(fields).flatMap((factsOf) => Object.entries(factsOf?.(...args) ?? {})));

type Product = NonNullable<ProductPageQuery['product']>;
type Priced = Product & { price: number };

const availabilities = { IN_STOCK: 'InStock', ON_ORDER: 'BackOrder', DISCONTINUED: 'Discontinued' };
const codeOf = ({ salesUnit }: Product) => salesUnits[salesUnit ?? 'PIECE'].code;

/** The fields of a product that are facts of its offer (https://schema.org/Offer). A field without a value says nothing. */
const facts = {
  price: ({ price }) => ({ price: price.toFixed(2), priceCurrency: 'TRY' }),
  salesUnit: (product) => ({ priceSpecification: unitPriceOf(product) }),
  // It is part of the price of a unit.
  priceQuantity: null,
  priceBreaks: (product) => ladderFactsOf(product),
  availability: ({ availability }) => ({
    availability: availability === null ? undefined : `https://schema.org/${availabilities[availability]}`,
  }),
  leadDays: ({ availability, leadDays }) => ({
    deliveryLeadTime:
      availability === 'ON_ORDER' && leadDays !== null
        ? { '@type': 'QuantitativeValue', maxValue: leadDays, unitCode: 'DAY' }
        : undefined,
  }),
  minimumQuantity: (product) => ({
    eligibleQuantity:
      product.minimumQuantity === null
        ? undefined
        : { '@type': 'QuantitativeValue', minValue: product.minimumQuantity, unitCode: codeOf(product) },
  }),
} satisfies Partial<Record<keyof ProductInput, FieldFacts<[Priced]>>>;

export type OfferField = keyof typeof facts;

/** Describes the offer of a product to search engines; without a price there is none. */
export function offerOf(product: Product, addressOf: (path: string) => string): Facts | undefined {
  const { id, price } = product;
  if (price === null) return undefined;
  return {
    '@type': 'Offer',
    url: addressOf(paths.product(id)),
    // The catalogue holds new goods alone: it has no word for a used one.
    itemCondition: 'https://schema.org/NewCondition',
    ...collectFacts(facts, { ...product, price }),
  };
}

function unitPriceOf(product: Priced): Facts | undefined {
  const { price, salesUnit, priceQuantity } = product;
  return salesUnit === null && priceQuantity === null ? undefined : unitPrice(product, price);
}

/** Describes each row of a ladder with the quantities that it is for; nothing where there is one price. */
function ladderFactsOf(product: Priced): Facts {
  const rows = ladderOf(ladderInKurus(product));
  if (rows.length < 2) return {};
  return {
    priceSpecification: rows.map(({ from, to, price }) => ({
      ...unitPrice(product, price / 100),
      eligibleQuantity: {
        '@type': 'QuantitativeValue',
        minValue: from,
        maxValue: to ?? undefined,
        unitCode: codeOf(product),
      },
    })),
  };
}

const unitPrice = (product: Priced, price: number): Facts => ({
  '@type': 'UnitPriceSpecification',
  price: price.toFixed(2),
  priceCurrency: 'TRY',
  valueAddedTaxIncluded: true,
  referenceQuantity: { '@type': 'QuantitativeValue', value: product.priceQuantity ?? 1, unitCode: codeOf(product) },
});
