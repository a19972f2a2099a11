import type { ProductPageQuery } from './productPage.generated.ts';
import { Code } from '../../../parts/Code.tsx';
import { CopyCode } from '../../parts/CopyCode.tsx';
import './ProductCodes.css';
import * as words from '../../../words/tr/product.ts';

type Product = NonNullable<ProductPageQuery['product']>;

/** Shows brand, codes and the like, which the product has. */
export function ProductCodes({ product: { facts } }: { product: Pick<Product, 'facts'> }) {
  if (facts.length === 0) return null;
  // The brand and the code by which one orders need no word beside them, for those who see them.
  const own = facts.find(({ isCode }) => isCode);
  return (
    <dl className="product-codes row wraps">
      {facts.map(({ word, text, isCode }) => (
        <div key={word} data-own={!isCode || word === own?.word || undefined}>
          <dt className="t-caption muted">{word}</dt>
          <dd>
            {isCode ? (
              <>
                <Code text={text} />
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
