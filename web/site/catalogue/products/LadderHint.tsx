import { Sentence } from '../../../components/Sentence.tsx';
import type { PriceBasis } from '../../../../common/measures/salesUnits.ts';
import type { LadderPrice } from '../../../../common/product/priceLadder.ts';
import { PriceText } from '../../../components/PriceText.tsx';
import { quantityText } from '../../sales/quotes/quantity.ts';
import { QuantityLink } from './PriceLadder.tsx';
import * as words from '../../../words/tr/product.ts';

interface LadderHintProps {
  hint: NonNullable<LadderPrice['hint']>;
  basis: PriceBasis;
  onChoose: (quantity: number) => void;
}

/** Says how few more lead to the next price, and sets that quantity. */
export const LadderHint = ({ hint: { missing, from, price }, basis, onChoose }: LadderHintProps) => (
  <p className="ladder-hint row wraps">
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="m16 18 2.29-2.29-4.88-4.88-4 4L2 7.41 3.41 6l6 6 4-4 6.3 6.29L22 12v6z" />
    </svg>
    <span>
      <Sentence
        text={words.ladderHint}
        parts={{
          more: <b>{words.quantityMore(quantityText(missing, basis.salesUnit) ?? '')}</b>,
          price: (
            <b>
              <PriceText price={price / 100} salesUnit={basis.salesUnit} priceQuantity={basis.priceQuantity} />
            </b>
          ),
        }}
      />
    </span>
    <QuantityLink quantity={from} onChoose={onChoose}>
      {words.makeIt(quantityText(from, basis.salesUnit) ?? '')}
    </QuantityLink>
  </p>
);
