import { PriceText } from '../../../components/PriceText.tsx';
import type { ComparedProductFragment } from './comparePage.generated.ts';
import { CodeText } from '../../parts/CodeText.tsx';
import { QuickAdd } from '../../sales/quotes/QuickAdd.tsx';
import { letterAt } from './comparedIds.ts';
import * as words from '../../../words/tr/compare.ts';

/** Puts the compared products on the quote list, below a table that has no room for the buttons. */
export const CompareOrder = ({ products }: { products: ComparedProductFragment[] }) => (
  <section className="compare-order" aria-labelledby="compare-order">
    <h2 className="t-h5" id="compare-order">
      {words.addToQuoteList}
    </h2>
    <ul>
      {products.map((product, place) => (
        <li key={product.id}>
          <span className="compare-letter" data-letter={letterAt(place)} aria-hidden="true" />
          <span>
            <b>
              <CodeText text={product.stockCode ?? product.name} />
            </b>
            <PriceText {...product} />
          </span>
          <QuickAdd product={product} label={product.stockCode ?? product.name} />
        </li>
      ))}
    </ul>
  </section>
);
