import { inUnits } from '../../../../common/measures/salesUnits.ts';
import { icon } from '../../../components/icon.tsx';
import type { ProductInput } from '../../../graphql/generated/schema.ts';
import type { ProductPageQuery } from './productPage.generated.ts';
import './SaleTerms.css';
import * as common from '../../../words/tr/common.ts';
import * as words from '../../../words/tr/product.ts';

type Product = NonNullable<ProductPageQuery['product']>;

/** The terms of sale, each by the field that it depends on; undefined where nobody entered it. */
const terms = {
  availability: ({ availability, leadDays }) => {
    if (availability === 'IN_STOCK') return common.inStock;
    // A discontinued product says so above the price, with its successor.
    if (availability !== 'ON_ORDER') return undefined;
    return leadDays === null ? words.onOrder : words.onOrderIn(leadDays);
  },
  minimumQuantity: ({ minimumQuantity, salesUnit }) =>
    minimumQuantity === null ? undefined : words.minimumOrder(inUnits(minimumQuantity, salesUnit, { always: true })),
} satisfies Partial<Record<keyof ProductInput, (product: Product) => string | undefined>>;

export type SaleTerm = keyof typeof terms;

const ClockIcon = icon(
  'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20m0 18a8 8 0 1 1 0-16 8 8 0 0 1 0 16m.5-13H11v6l5.25 3.15.75-1.23-4.5-2.67z',
);
const PackIcon = icon('M3 3h18v6h-1v12H4V9H3zm2 2v2h14V5zm1 4v10h12V9zm3 2h6v2H9z');

/** Products in stock have a green dot instead, which people know from shops. */
function iconOf(field: string, { availability }: Product) {
  if (field === 'minimumQuantity') return <PackIcon />;
  return availability === 'ON_ORDER' ? <ClockIcon /> : null;
}

/** Whether one can have the product, and from how many on. */
export function SaleTerms({ product }: { product: Product }) {
  const said = Object.entries(terms).map(([field, textOf]) => ({ field, text: textOf(product) }));
  if (said.every(({ text }) => text === undefined)) return null;
  return (
    <ul className="sale-terms wraps">
      {said.map(
        ({ field, text }) =>
          text !== undefined && (
            <li key={field} className={(field === 'availability' && product.availability) || undefined}>
              {iconOf(field, product)}
              {text}
            </li>
          ),
      )}
    </ul>
  );
}
