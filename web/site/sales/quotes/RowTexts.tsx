import { Link } from 'react-router-dom';
import { completedText } from '../../../../common/product/completedText.ts';
import { orderable } from '../../../../common/product/priceLadder.ts';
import { Sentence } from '../../../components/Sentence.tsx';
import * as common from '../../../words/tr/common.ts';
import * as words from '../../../words/tr/quoteList.ts';
import { CodeText } from '../../parts/CodeText.tsx';
import { paths } from '../../paths.ts';
import { AskedCode } from '../kept/AskedCode.tsx';
import { priceText } from '../lines/amounts.ts';
import { pricedAt } from './listTotal.ts';
import { quantityText } from './quantity.ts';
import type { QuoteRowFragment } from './quotes.generated.ts';

/** Code and name of a row; a line in the visitor's words has those alone. */
export function RowName({ row: { name, product } }: { row: QuoteRowFragment }) {
  const text = <CodeText text={product?.name ?? name} />;
  return (
    <>
      {product?.stockCode && <span className="line-code">{product.stockCode}</span>}
      <span className="line-name" title={product?.name ?? name}>
        {product ? <Link to={paths.product(product.id)}>{text}</Link> : <b>{text}</b>}
      </span>
    </>
  );
}

/** Says beside the name of a row which code was asked for, to what it is completed, and what the next price takes. */
export function RowSide({ row }: { row: QuoteRowFragment }) {
  const { product, quantity, written, askedCode } = row;
  const next = product && quantity !== null ? pricedAt(product, quantity)?.hint : null;
  // The field keeps what the visitor typed; the amount is that of what can be had.
  const isCompleted = product && quantity !== null && orderable(quantity, product) !== quantity;
  return (
    <span className="line-side muted">
      {askedCode && <AskedCode code={askedCode} />}
      {isCompleted && <span className="line-side-part quote-row-completed">{completedText(quantity, product)}</span>}
      {product?.price === null && <span className="line-side-part">{common.priceOnRequest}</span>}
      {product && next && (
        <span className="line-side-part">
          <Sentence
            text={words.moreForLess(quantityText(next.missing, product.salesUnit) ?? '')}
            parts={{
              price: priceText({
                price: next.price / 100,
                salesUnit: product.salesUnit,
                priceQuantity: product.priceQuantity,
              }),
            }}
          />
        </span>
      )}
      {written && (
        <span className="line-side-part quote-row-written">
          <Sentence text={words.written} parts={{ text: <b>{written}</b> }} />
        </span>
      )}
    </span>
  );
}

/** Says what has changed since an earlier enquiry, and that a product is gone. */
export function RowNews({ row }: { row: QuoteRowFragment }) {
  const { replaces, formerPrice, formerPriceQuantity, product, standing } = row;
  const isGone = standing === 'REMOVED' || standing === 'DISCONTINUED';
  return (
    <>
      {replaces && (
        <p className="line-extra quote-row-flag row wraps">
          <b>{words.replacing}</b> {words.isReplaced(replaces)}
        </p>
      )}
      {formerPrice !== null && (
        <p className="line-extra quote-row-flag row wraps">
          <b>{words.priceChanged}</b>
          <span>
            <Sentence
              text={words.formerPrice}
              parts={{
                price: priceText({
                  price: formerPrice,
                  salesUnit: product?.salesUnit ?? null,
                  priceQuantity: formerPriceQuantity,
                }),
              }}
            />
          </span>
        </p>
      )}
      {isGone && (
        <p className="line-extra quote-row-flag row wraps">
          <b>{words.noLongerSold}</b>
          <span>{standing === 'REMOVED' ? words.noLongerListed : words.discontinued}</span>
        </p>
      )}
    </>
  );
}
