import { inUnits } from '../../../../common/labels.ts';
import type { ProductPageQuery } from '../../../graphql/generated/site.ts';

type Product = NonNullable<ProductPageQuery['product']>;

/** Whether one can have it, and from how many on; nothing of what nobody entered. */
export function SaleTerms({ product }: { product: Product }) {
  const { minimumQuantity, salesUnit } = product;
  const availability = availabilityText(product);
  if (availability === undefined && minimumQuantity === null) return null;
  return (
    <ul className="sale-terms">
      {availability !== undefined && <li className={product.availability ?? ''}>{availability}</li>}
      {minimumQuantity !== null && <li>En az sipariş: {inUnits(minimumQuantity, salesUnit, { always: true })}</li>}
    </ul>
  );
}

function availabilityText({ availability, leadDays }: Product) {
  if (availability === 'IN_STOCK') return 'Stokta';
  // Said above the price, with what took its place.
  if (availability === null || availability === 'DISCONTINUED') return undefined;
  return leadDays === null ? 'Sipariş üzerine temin edilir' : `Sipariş üzerine ${leadDays}\u00a0günde temin edilir`;
}
