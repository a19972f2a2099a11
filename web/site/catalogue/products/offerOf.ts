import { salesUnits } from '../../../../common/labels.ts';
import type { ProductPageQuery } from '../../../graphql/generated/site.ts';
import type { Facts } from '../../parts/JsonLd.tsx';
import { paths } from '../../paths.ts';

type Product = NonNullable<ProductPageQuery['product']>;

const availabilities = { IN_STOCK: 'InStock', ON_ORDER: 'BackOrder', DISCONTINUED: 'Discontinued' };

/** What a product costs and whether one can have it (https://schema.org/Offer); what nobody entered is not said. */
export function offerOf(product: Product, origin: string): Facts | undefined {
  const { id, availability, leadDays, minimumQuantity, salesUnit } = product;
  if (product.price === null) return undefined;
  const price = product.price.toFixed(2);
  const unitCode = salesUnits[salesUnit ?? 'PIECE'].code;
  return {
    '@type': 'Offer',
    url: origin + paths.product(id),
    price,
    priceCurrency: 'TRY',
    priceSpecification: unitPriceOf(product, price, unitCode),
    availability: availability === null ? undefined : `https://schema.org/${availabilities[availability]}`,
    deliveryLeadTime:
      availability === 'ON_ORDER' && leadDays !== null
        ? { '@type': 'QuantitativeValue', maxValue: leadDays, unitCode: 'DAY' }
        : undefined,
    eligibleQuantity:
      minimumQuantity === null ? undefined : { '@type': 'QuantitativeValue', minValue: minimumQuantity, unitCode },
  };
}

function unitPriceOf({ salesUnit, priceQuantity }: Product, price: string, unitCode: string): Facts | undefined {
  if (salesUnit === null && priceQuantity === null) return undefined;
  return {
    '@type': 'UnitPriceSpecification',
    price,
    priceCurrency: 'TRY',
    valueAddedTaxIncluded: true,
    referenceQuantity: { '@type': 'QuantitativeValue', value: priceQuantity ?? 1, unitCode },
  };
}
