import type { QuoteRowFragment } from '../../../graphql/generated/quotes.ts';
import './PrintedRow.css';
import { quantityText, quantityValue } from './quantity.ts';

/** Writes on paper what the fields of a row hold on a screen: its quantity, and below the name its note. */
export const PrintedRow = ({ row: { product, quantity, note } }: { row: QuoteRowFragment }) => (
  <>
    <output className="printed-quantity">
      {product ? quantityText(quantity, product.salesUnit) : quantityValue(quantity)}
    </output>
    {note && <p className="printed-note">Not: {note}</p>}
  </>
);
