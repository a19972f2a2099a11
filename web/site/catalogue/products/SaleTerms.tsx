import { inUnits } from '../../../../common/measures/salesUnits.ts';
import type { ProductInput } from '../../../graphql/generated/operations.ts';
import type { ProductPageQuery } from '../../../graphql/generated/site.ts';
import './SaleTerms.css';

type Product = NonNullable<ProductPageQuery['product']>;

/** The terms of sale, each by the field that it depends on; undefined where nobody entered it. */
const terms = {
  availability: ({ availability, leadDays }) => {
    if (availability === 'IN_STOCK') return 'Stokta';
    // A discontinued product says so above the price, with its successor.
    if (availability !== 'ON_ORDER') return undefined;
    return leadDays === null ? 'Sipariş üzerine temin edilir' : `Sipariş üzerine ${leadDays}\u00a0günde temin edilir`;
  },
  minimumQuantity: ({ minimumQuantity, salesUnit }) =>
    minimumQuantity === null ? undefined : `En az sipariş: ${inUnits(minimumQuantity, salesUnit, { always: true })}`,
} satisfies Partial<Record<keyof ProductInput, (product: Product) => string | undefined>>;

export type SaleTerm = keyof typeof terms;

/** Whether one can have the product, and from how many on. */
export function SaleTerms({ product }: { product: Product }) {
  const said = Object.entries(terms).map(([field, textOf]) => ({ field, text: textOf(product) }));
  if (said.every(({ text }) => text === undefined)) return null;
  return (
    <ul className="sale-terms">
      {said.map(
        ({ field, text }) =>
          text !== undefined && (
            <li key={field} className={(field === 'availability' && product.availability) || undefined}>
              {text}
            </li>
          ),
      )}
    </ul>
  );
}
