import type { ReactNode } from 'react';
import { EnquiryThumb } from '../kept/EnquiryThumb.tsx';
import { Line, LineSheet } from '../lines/LineSheet.tsx';
import { quantityText } from '../quotes/quantity.ts';
import { LineName, LinePrice } from '../offers/OfferLines.tsx';
import { amount, percentText } from '../lines/amounts.ts';
import { rowState } from './OrderParts.tsx';
import type { Order } from './orderStates.ts';

/** The accepted lines, as plain rows; the KDV of each only where the rates differ. */
export function OrderRows({ rows, currency, foot }: Pick<Order, 'rows' | 'currency'> & { foot?: ReactNode }) {
  const ratesDiffer = new Set(rows.map(({ vatRate }) => vatRate)).size > 1;
  const columns = { price: true, vat: ratesDiffer, amount: true };
  return (
    <LineSheet columns={columns} currency={currency} most={Math.max(...rows.map(({ net }) => net))} foot={foot}>
      {rows.map((row, place) => (
        <Line
          key={row.id}
          columns={columns}
          place={place + 1}
          thumb={<EnquiryThumb product={row.product} />}
          quantity={quantityText(row.quantity, row.salesUnit)}
          price={<LinePrice line={row} />}
          vat={percentText(row.vatRate)}
          amount={amount(row.net)}
        >
          <LineName line={row} />
          {rowState(row) && <p className="line-extra">{rowState(row)}</p>}
        </Line>
      ))}
    </LineSheet>
  );
}
