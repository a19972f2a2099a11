import type { SalesUnit } from '../../../../common/measures/salesUnits.ts';
import type { LadderPrice } from '../../../../common/products/priceLadder.ts';
import { TrendDownIcon } from '../../../components/icons.tsx';
import { PriceText } from '../../../components/PriceText.tsx';
import { quantityText } from '../../sales/quotes/quantity.ts';
import { QuantityLink } from './PriceLadder.tsx';

interface LadderHintProps {
  hint: NonNullable<LadderPrice['hint']>;
  salesUnit: SalesUnit | null;
  onChoose: (quantity: number) => void;
}

/** Says how few more lead to the next price, and sets that quantity. */
export const LadderHint = ({ hint: { missing, from, price }, salesUnit, onChoose }: LadderHintProps) => (
  <p className="ladder-hint">
    <TrendDownIcon />
    <span>
      <b>{quantityText(missing, salesUnit)} daha:</b> birim fiyat{' '}
      <b>
        <PriceText price={price / 100} />
      </b>{' '}
      olur.
    </span>
    <QuantityLink quantity={from} onChoose={onChoose}>
      {`${quantityText(from, salesUnit)} yapın`}
    </QuantityLink>
  </p>
);
