import { signs, type Currency } from '../../../../common/money/money.ts';
import type { CSSProperties, HTMLAttributes, ReactNode } from 'react';
import { amount as writtenAmount } from './amounts.ts';
import * as common from '../../../words/tr/common.ts';
import * as words from '../../../words/tr/lines.ts';

/** The columns that a sheet has to the right of the product; it grows from a list that was sent to an order. */
export interface SheetColumns {
  price?: boolean;
  vat?: boolean;
  amount?: boolean;
  /** The buttons of a row. */
  tools?: boolean;
}

interface LineSheetProps {
  columns: SheetColumns;
  /** Whether the quantities are fields. */
  hasFields?: boolean;
  /** The currency of its amounts. Default: lira. */
  currency?: Currency;
  /** An amount that no line exceeds: the column has room for it. */
  most?: number | undefined;
  children: ReactNode;
  /** The foot, which stays in sight while the rows pass. */
  foot?: ReactNode;
}

/** A sheet of lines: the quote list, what was sent, the offer and the order are this one table. */
export function LineSheet({
  columns: { price, vat, amount, tools },
  hasFields = false,
  currency = 'TRY',
  most = 0,
  children,
  foot,
}: LineSheetProps) {
  return (
    <div className="sheet" data-fields={hasFields || undefined}>
      <table className="sheet-lines" style={{ '--figures': writtenAmount(most).length } as CSSProperties}>
        <thead>
          <tr>
            <th scope="col" className="line-place">
              {words.place}
            </th>
            <td className="line-thumb" />
            <th scope="col" className="line-product">
              <span className="line-code">{words.code}</span> <span className="line-name">{common.product}</span>
            </th>
            <th scope="col" className="line-quantity">
              {common.quantity}
            </th>
            {price && (
              <th scope="col" className="line-price">
                {words.priceIn(signs[currency])}
              </th>
            )}
            {vat && (
              <th scope="col" className="line-vat">
                {common.vat}
              </th>
            )}
            {amount && (
              <th scope="col" className="line-amount">
                {words.amountIn(signs[currency])}
              </th>
            )}
            {tools && <td className="line-tools" />}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
      {foot}
    </div>
  );
}

interface LineProps extends Omit<HTMLAttributes<HTMLTableRowElement>, 'children'> {
  columns: SheetColumns;
  /** The number of the line; none for one that is no longer there. */
  place?: ReactNode;
  thumb?: ReactNode;
  /** The name of the product, in its elements. */
  children: ReactNode;
  quantity: ReactNode;
  price?: ReactNode;
  vat?: ReactNode;
  amount?: ReactNode;
  tools?: ReactNode;
}

/** One line of a sheet. */
export function Line({ columns, place, thumb, children, quantity, price, vat, amount, tools, ...row }: LineProps) {
  return (
    <tr {...row}>
      <td className="line-place">{place}</td>
      <td className="line-thumb">{thumb}</td>
      <td className="line-product">{children}</td>
      <td className="line-quantity">{quantity}</td>
      {columns.price && <td className="line-price">{price}</td>}
      {columns.vat && <td className="line-vat">{vat}</td>}
      {columns.amount && <td className="line-amount">{amount}</td>}
      {columns.tools && <td className="line-tools">{tools}</td>}
    </tr>
  );
}

interface SheetFootProps {
  /** How many rows there are, and what is to be known of them. */
  count: ReactNode;
  /** How the sum counts: with KDV, by list prices. */
  basis?: ReactNode;
  sum?: ReactNode;
  /** The one button. */
  children?: ReactNode;
  className?: string;
}

/** The foot of a sheet: count, sum and the one button. */
export const SheetFoot = ({ count, basis, sum, children, className = '' }: SheetFootProps) => (
  <div className={`sheet-foot ${className}`}>
    <p className="sheet-count">{count}</p>
    {sum !== undefined && (
      <p className="sheet-sum" aria-live="polite">
        <span>{basis}</span> <strong>{sum}</strong>
      </p>
    )}
    {children}
  </div>
);
