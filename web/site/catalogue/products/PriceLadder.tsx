import type { CSSProperties, KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { LadderStep } from '../../../../common/product/priceLadder.ts';
import type { PriceBasis } from '../../../../common/measures/salesUnits.ts';
import { PriceText } from '../../../components/PriceText.tsx';
import { lessText, shortRangeText } from '../../../../common/product/ladderTexts.ts';
import { stepWidth } from './partsAboveButton.ts';
import * as words from '../../../words/tr/product.ts';

interface PriceLadderProps {
  rows: LadderStep[];
  /** The row of the present quantity. */
  at: number;
  basis: PriceBasis;
  onChoose: (quantity: number) => void;
}

/** The ladder of a product. Each step chooses its lowest quantity; without scripts it is a link that shows the page so. */
export const PriceLadder = ({ rows, at, basis, onChoose }: PriceLadderProps) => (
  <ol className="price-ladder" style={stepStyle(rows)} aria-label={words.ladder}>
    {rows.map((row, place) => (
      <li key={row.from} data-present={place === at || undefined}>
        <QuantityLink quantity={row.from} isPresent={place === at} onChoose={onChoose}>
          <span>{shortRangeText(row, basis.salesUnit)}</span>{' '}
          <span className="ladder-price">
            {/* The price of one needs no unit, since it stands at the large price. */}
            <PriceText {...((basis.priceQuantity ?? 1) === 1 ? onePiece : basis)} price={row.price / 100} />
          </span>{' '}
          {row.less > 0 && <span className="ladder-less">{lessText(row.less)}</span>}
          {place === at && <span className="visually-hidden">{words.yourQuantity}</span>}
        </QuantityLink>
      </li>
    ))}
  </ol>
);

/** Steps are as wide as the widest price, in large letters too. */
const stepStyle = (rows: LadderStep[]) => ({ '--step': `${stepWidth(rows) / 16}rem` }) as CSSProperties;

const onePiece: PriceBasis = { salesUnit: null, priceQuantity: null };

interface QuantityLinkProps {
  quantity: number;
  isPresent?: boolean;
  onChoose: (quantity: number) => void;
  children: ReactNode;
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
