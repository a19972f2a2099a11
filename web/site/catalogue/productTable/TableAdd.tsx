import { useState } from 'react';
import { inUnits } from '../../../../common/measures/salesUnits.ts';
import { fewestOf, type Sold } from '../../../../common/product/fewest.ts';
import { paths } from '../../paths.ts';
import { readQuantity } from '../../sales/quotes/quantity.ts';
import '../../sales/quotes/QuickAdd.css';
import { QuickButton, useQuickAdd } from '../../sales/quotes/QuickAdd.tsx';
import * as words from '../../../words/tr/lists.ts';
import * as common from '../../../words/tr/common.ts';

/** Puts a product of the table on the quote list, in a quantity that can be typed where there is room for it. */
export function TableAdd({ product, label }: { product: Sold & { id: string }; label: string }) {
  const { fetcher, ...reply } = useQuickAdd();
  const fewest = fewestOf(product);
  const [typed, setTyped] = useState(String(fewest));
  const amount = inUnits(readQuantity(typed) || fewest, product.salesUnit, { always: true });

  return (
    <fetcher.Form method="post" action={paths.quote} className="quick-add" data-held="">
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="product" value={product.id} />
      {!reply.isIn && (
        <input
          className="quick-add-quantity"
          name="quantity"
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          aria-label={words.quantityOf(label)}
        />
      )}
      <QuickButton {...reply} label={label} word={words.add} amount={amount} title={common.addToQuoteList} />
    </fetcher.Form>
  );
}
