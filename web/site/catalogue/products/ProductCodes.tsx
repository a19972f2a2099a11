import type { ProductPageQuery } from './productPage.generated.ts';
import { CopyCode } from '../../parts/CopyCode.tsx';
import './ProductCodes.css';
import * as words from '../../../words/tr/product.ts';

type Product = NonNullable<ProductPageQuery['product']>;

/** Shows brand, codes and the like, which the product has. */
export function ProductCodes({ product: { facts } }: { product: Pick<Product, 'facts'> }) {
  if (facts.length === 0) return null;
  return (
    <dl className="product-codes">
      {facts.map(({ word, text, isCode }) => (
        <div key={word}>
          <dt className="t-caption muted">{word}</dt>
          <dd>
            {isCode ? (
              <>
                <span className={text.length > longest ? undefined : 'code'}>{text}</span>
                <CopyCode code={text} label={words.copyFact(word)} />
              </>
            ) : (
              text
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Longer codes may break, or they would not fit on a phone. */
const longest = 24;
