import { Link } from 'react-router-dom';
import { CodeText } from '../../parts/CodeText.tsx';
import { paths } from '../../paths.ts';
import { AskedCode } from '../kept/AskedCode.tsx';
import { EnquiryThumb } from '../kept/EnquiryThumb.tsx';
import { quantityText } from '../quotes/quantity.ts';
import { amount, percentText } from '../offers/offer.ts';
import type { Order } from './orderStates.ts';
import * as words from '../../../words/tr/common.ts';

/** The accepted lines, as plain rows; the KDV of each only where the rates differ. */
export function OrderRows({ rows }: { rows: Order['rows'] }) {
  const ratesDiffer = new Set(rows.map(({ vatRate }) => vatRate)).size > 1;
  return (
    <table className="offer-lines">
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{words.line}</span>
          </th>
          <th scope="col">{words.product}</th>
          <th scope="col">{words.quantity}</th>
          <th scope="col">{words.unitPrice}</th>
          {ratesDiffer && <th scope="col">{words.vat}</th>}
          <th scope="col">{words.amount}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, place) => (
          <tr key={row.id}>
            <td className="offer-line-place">{place + 1}</td>
            <td className="offer-line-product">
              <div className="offer-line-name">
                <EnquiryThumb product={row.product} />
                <RowName row={row} />
              </div>
            </td>
            <td className="offer-line-quantity">{quantityText(row.quantity, row.salesUnit)}</td>
            <td className="offer-line-price">
              {amount(row.price)}
              {row.priceQuantity !== null && <span>/ {quantityText(row.priceQuantity, row.salesUnit)}</span>}
              {row.discount !== null && row.discount > 0 && <span>{words.discountOf(percentText(row.discount))}</span>}
            </td>
            {ratesDiffer && <td className="offer-line-vat">{percentText(row.vatRate)}</td>}
            <td className="offer-line-net">{amount(row.net)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function RowName({ row: { name, code, note, askedCode, product } }: { row: Order['rows'][number] }) {
  const text = <CodeText text={name} />;
  return (
    <div>
      <p>{product ? <Link to={paths.product(product.id)}>{text}</Link> : text}</p>
      {code && !name.includes(code) && <p className="offer-line-more code">{code}</p>}
      {askedCode && <AskedCode code={askedCode} />}
      {note && <p className="offer-line-more typed">{note}</p>}
    </div>
  );
}
