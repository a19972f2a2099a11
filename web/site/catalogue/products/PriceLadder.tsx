import type { KeyboardEvent, MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import type { LadderStep } from '../../../../common/product/priceLadder.ts';
import type { PriceBasis } from '../../../../common/measures/salesUnits.ts';
import { PriceText } from '../../../components/PriceText.tsx';
import { lessText, rangeText } from '../../../../common/product/ladderTexts.ts';
import * as words from '../../../words/tr/product.ts';
import * as common from '../../../words/tr/common.ts';

interface PriceLadderProps {
  rows: LadderStep[];
  /** The row of the present quantity. */
  at: number;
  basis: PriceBasis;
  onChoose: (quantity: number) => void;
}

/** The ladder of a product. Each range chooses its lowest quantity; without scripts it is a link that shows the page so. */
export function PriceLadder({ rows, at, basis, onChoose }: PriceLadderProps) {
  return (
    <table className="price-ladder">
      <caption className="visually-hidden">{words.ladder}</caption>
      <thead>
        <tr>
          <th scope="col">{common.quantity}</th>
          <th scope="col">{common.price}</th>
          <th scope="col">{words.difference}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, place) => (
          <tr key={row.from} data-present={place === at || undefined}>
            <th scope="row">
              <QuantityLink quantity={row.from} isPresent={place === at} onChoose={onChoose}>
                {rangeText(row, basis.salesUnit)}
              </QuantityLink>
              {place === at && <span className="price-ladder-yours">{words.yourQuantity}</span>}
            </th>
            <td>
              <PriceText price={row.price / 100} salesUnit={basis.salesUnit} priceQuantity={basis.priceQuantity} />
            </td>
            <td>{lessText(row.less)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface QuantityLinkProps {
  quantity: number;
  isPresent?: boolean;
  onChoose: (quantity: number) => void;
  children: string;
}

/** A button that sets a quantity, and a link where no script runs. */
export function QuantityLink({ quantity, isPresent = false, onChoose, children }: QuantityLinkProps) {
  const choose = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault();
    if (!isPresent) onChoose(quantity);
  };
  return (
    <Link
      to={{ search: `?miktar=${quantity}` }}
      aria-current={isPresent || undefined}
      onClick={choose}
      onKeyDown={(event) => event.key === ' ' && choose(event)}
    >
      {children}
    </Link>
  );
}
