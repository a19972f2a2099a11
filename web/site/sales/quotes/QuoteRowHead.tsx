import { Link } from 'react-router-dom';
import { orderable } from '../../../../common/product/priceLadder.ts';
import { PriceText, SumText } from '../../../components/PriceText.tsx';
import type { QuoteProductFragment, QuoteRowFragment } from '../../../graphql/generated/quotes.ts';
import { AskedCode } from '../kept/AskedCode.tsx';
import { CodeText } from '../../parts/CodeText.tsx';
import { paths } from '../../paths.ts';
import { pricedAt } from './listTotal.ts';
import { completedText, quantityText } from './quantity.ts';
import { UnknownLine } from './UnknownLine.tsx';

/** Names the product of a row, and says what became of it or of the visitor's words. */
export function QuoteRowHead({ row }: { row: QuoteRowFragment }) {
  const { name, product, quantity, written, askedCode, standing } = row;
  return (
    <div className="quote-row-head">
      <p className="quote-row-name">
        {product ? (
          <Link to={paths.product(product.id)}>
            <CodeText text={product.name} />
          </Link>
        ) : (
          <CodeText text={name} />
        )}
      </p>
      {product?.stockCode && (
        <p className="t-body2 muted">
          Ürün kodu <span className="code">{product.stockCode}</span>
        </p>
      )}
      {askedCode && <AskedCode code={askedCode} />}
      {product && <RowPrice product={product} quantity={quantity} />}
      {product && quantity !== null && <Completed product={product} quantity={quantity} />}
      {written && (
        <p className="quote-row-written t-body2 muted">
          Yazdığınız: <b>{written}</b>
        </p>
      )}
      <RowFlags row={row} />
      {standing === 'REMOVED' && <p className="t-body2 muted">Bu ürün artık listelenmiyor.</p>}
      {standing === 'DISCONTINUED' && <p className="t-body2 muted">Bu ürün üretimden kalktı; karşılığını öneririz.</p>}
      {standing === 'WRITTEN' && <UnknownLine row={row} />}
    </div>
  );
}

/** The price of a row by its quantity, and how few more lead to the next price. */
function RowPrice({ product, quantity }: { product: QuoteProductFragment; quantity: number | null }) {
  const { price, salesUnit, priceQuantity } = product;
  const found = pricedAt(product, quantity);
  const next = quantity === null ? null : found?.hint;
  return (
    <p className="t-body2">
      <PriceText price={found ? found.price / 100 : price} salesUnit={salesUnit} priceQuantity={priceQuantity} />
      {next && (
        <span className="quote-row-next muted">
          {quantityText(next.missing, salesUnit)} daha:{' '}
          <PriceText price={next.price / 100} salesUnit={salesUnit} priceQuantity={priceQuantity} />
        </span>
      )}
    </p>
  );
}

/** Says that a quantity is completed to what can be had, and what that costs; the field keeps what the visitor typed. */
function Completed({ product, quantity }: { product: QuoteProductFragment; quantity: number }) {
  const taken = orderable(quantity, product);
  if (taken === quantity) return null;
  const sum = pricedAt(product, quantity)?.sum;
  return (
    <p className="t-body2">
      {completedText(quantity, product)}
      {sum !== undefined && (
        <>
          {', '}
          <SumText sum={sum / 100} />
        </>
      )}
      .
    </p>
  );
}

/** Says what is different from an earlier enquiry, and that a product is gone. */
function RowFlags({
  row: { replaces, formerPrice, formerPriceQuantity, product, standing },
}: {
  row: QuoteRowFragment;
}) {
  return (
    <>
      {replaces && (
        <p className="quote-row-flag">
          <b>Yerine geçen</b> {replaces} üretimden kalktı.
        </p>
      )}
      {formerPrice !== null && (
        <p className="quote-row-flag">
          <b>Fiyat değişti</b>
          <span>
            Talebinizde{' '}
            <PriceText price={formerPrice} salesUnit={product?.salesUnit ?? null} priceQuantity={formerPriceQuantity} />{' '}
            idi.
          </span>
        </p>
      )}
      {(standing === 'REMOVED' || standing === 'DISCONTINUED') && (
        <p className="quote-row-flag">
          <b>Artık satılmıyor</b>
        </p>
      )}
    </>
  );
}
