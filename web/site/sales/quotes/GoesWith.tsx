import { useRef, useState } from 'react';
import { Link, useFetcher } from 'react-router-dom';
import { inUnits } from '../../../../common/measures/salesUnits.ts';
import { fewestOf } from '../../../../common/product/fewest.ts';
import { AddIcon } from '../../../components/icons.tsx';
import { PriceText } from '../../../components/PriceText.tsx';
import * as words from '../../../words/tr/quoteList.ts';
import { CodeText } from '../../parts/CodeText.tsx';
import { paths } from '../../paths.ts';
import { EnquiryThumb } from '../kept/EnquiryThumb.tsx';
import { faultOf, type QuoteReply } from '../kept/quoteReply.ts';
import type { QuoteProductFragment } from './quotes.generated.ts';

/** Offers what is bought together with the products of the list and is not in it yet. */
export function GoesWith({ products }: { products: QuoteProductFragment[] }) {
  const add = useFetcher<QuoteReply>();
  const list = useRef<HTMLUListElement>(null);
  const said = useRef<HTMLParagraphElement>(null);
  const [added, setAdded] = useState<string>();
  const error = faultOf(add.data, words.notAdded);

  /** The pressed button goes with its product: the focus moves to that of a neighbour, or to the message. */
  function leave(place: number, name: string) {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    (buttons[place + 1] ?? buttons[place - 1] ?? said.current)?.focus();
    setAdded(name);
  }

  return (
    <section className="goes-with" aria-labelledby="goes-with" hidden={products.length === 0 && !added}>
      <h2 className="t-h6" id="goes-with">
        {words.mayNeed}
      </h2>
      <ul ref={list}>
        {products.map((product, place) => (
          <li key={product.id}>
            <EnquiryThumb product={product} />
            <Link to={paths.product(product.id)} className="goes-with-name">
              <CodeText text={product.name} />
            </Link>
            <span className="goes-with-price t-body2">
              <PriceText {...product} />
            </span>
            <add.Form method="post" action={paths.quote} onSubmit={() => leave(place, product.name)}>
              <input type="hidden" name="intent" value="add" />
              <input type="hidden" name="product" value={product.id} />
              <input type="hidden" name="quantity" value={fewestOf(product)} />
              <button
                type="submit"
                className="small-button"
                title={inUnits(fewestOf(product), product.salesUnit, { always: true })}
              >
                <AddIcon />
                <span>
                  {words.add}
                  <span className="visually-hidden">{words.named(product.name)}</span>
                </span>
              </button>
            </add.Form>
          </li>
        ))}
      </ul>
      <p ref={said} tabIndex={-1} role="status" className="t-body2" data-error={error ? true : undefined}>
        {error ?? (added && add.state === 'idle' && words.added(added))}
      </p>
    </section>
  );
}
