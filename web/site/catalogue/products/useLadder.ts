import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { fewestOf } from '../../../../common/product/fewest.ts';
import { ladderInKurus, ladderOf, orderable, priceFor } from '../../../../common/product/priceLadder.ts';
import type { ProductPageQuery } from './productPage.generated.ts';
import { quantityText, readQuantity } from '../../sales/quotes/quantity.ts';
import * as words from '../../../words/tr/product.ts';
import { numberFormat } from '../../../../common/text/locale.ts';

type Product = NonNullable<ProductPageQuery['product']>;

const lira = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** More than this is no quantity of the list. */
const most = 1_000_000;

/** In milliseconds: who presses a button several times hears the last price alone. */
const quiet = 500;

/** Holds the quantity of a product's page, which begins with that of the address, and what it costs by the ladder. */
export function useLadder(product: Product) {
  const [params] = useSearchParams();
  const asked = readQuantity(params.get('miktar') ?? '');
  const first = asked && asked > 0 && asked <= most ? orderable(asked, product) : fewestOf(product);
  const [quantity, setQuantity] = useState(first);
  const [said, setSaid] = useState('');
  const before = useRef(quantity);
  const priced = ladderInKurus(product);
  const rows = ladderOf(priced);
  const found = rows.length > 1 ? priceFor(priced, quantity) : undefined;
  const basis = quantityText(product.priceQuantity ?? 1, product.salesUnit) ?? '';
  const text =
    found &&
    words.priceSaid(
      basis,
      lira.format(found.price / 100),
      quantityText(found.quantity, product.salesUnit) ?? '',
      lira.format(found.sum / 100),
    );

  useEffect(() => {
    if (text === undefined || before.current === quantity) return undefined;
    before.current = quantity;
    const timer = setTimeout(() => setSaid(text), quiet);
    return () => clearTimeout(timer);
  }, [quantity, text]);

  return { first, rows, found, said, setQuantity };
}
