import { salesUnits } from '../../../../common/measures/salesUnits.ts';
import type { ProductInput } from '../../../graphql/generated/operations.ts';
import type { ProductPageQuery } from '../../../graphql/generated/site.ts';
import type { Facts } from '../../parts/JsonLd.tsx';
import { paths } from '../../paths.ts';
import { collectFacts, type FieldFacts } from './collectFacts.ts';

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
export function offerOf(product: Product, origin: string): Facts | undefined {
  const { id, price } = product;
  if (price === null) return undefined;
  return {
    '@type': 'Offer',
    url: origin + paths.product(id),
    // The catalogue holds new goods alone: it has no word for a used one.
    itemCondition: 'https://schema.org/NewCondition',
    ...collectFacts(facts, { ...product, price }),
  };
}

function unitPriceOf(product: Priced): Facts | undefined {
  const { price, salesUnit, priceQuantity } = product;
  if (salesUnit === null && priceQuantity === null) return undefined;
  return {
    '@type': 'UnitPriceSpecification',
    price: price.toFixed(2),
    priceCurrency: 'TRY',
    valueAddedTaxIncluded: true,
    referenceQuantity: { '@type': 'QuantitativeValue', value: priceQuantity ?? 1, unitCode: codeOf(product) },
  };
}
