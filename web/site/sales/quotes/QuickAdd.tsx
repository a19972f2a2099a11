import { useEffect, useRef, useState } from 'react';
import { Link, useFetcher } from 'react-router-dom';
import { inUnits } from '../../../../common/measures/salesUnits.ts';
import { AddIcon, CheckIcon } from '../../../components/icons.tsx';
import { paths } from '../../paths.ts';
import { fewestOf, type Sold } from '../../../../common/products/fewest.ts';
import { readQuantity } from './quantity.ts';
import './QuickAdd.css';
import type { QuoteReply } from './quoteReply.ts';

interface QuickAddProps {
  product: Sold & { id: string };
  /** The product's name or code in its row. */
  label: string;
  word?: string;
  /** The code of another maker for which the product is asked. */
  asked?: string;
  /** Whether the quantity can be typed where there is room for it. */
  hasQuantity?: boolean;
}

/** Puts a product of a list on the quote list, in the smallest quantity or a typed one. Without scripts it leads to the list. */
export function QuickAdd({ product, label, word = 'Ekle', asked, hasQuantity = false }: QuickAddProps) {
  const fetcher = useFetcher<QuoteReply>();
  const link = useRef<HTMLAnchorElement>(null);
  const reply = fetcher.state === 'idle' ? fetcher.data : undefined;
  const error =
    reply?.errors.rows ?? reply?.errors.quantity ?? (reply?.failed ? 'Eklenemedi. Lütfen tekrar deneyin.' : undefined);
  const isIn = reply !== undefined && error === undefined;
  useEffect(() => {
    // The button that had the focus is gone; a focus elsewhere stays there.
    if (isIn && document.activeElement === document.body) link.current?.focus({ preventScroll: true });
  }, [isIn]);
  const fewest = fewestOf(product);
  const [typed, setTyped] = useState(String(fewest));
  const amount = inUnits(readQuantity(typed) || fewest, product.salesUnit, { always: true });
  const name = <span className="visually-hidden">: {label}</span>;

  return (
    <fetcher.Form method="post" action={paths.quote} className="quick-add" data-held="">
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="product" value={product.id} />
      {asked && <input type="hidden" name="text" value={asked} />}
      {hasQuantity && !isIn ? (
        <input
          className="quick-add-quantity"
          name="quantity"
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          aria-label={`Miktar: ${label}`}
        />
      ) : (
        <input type="hidden" name="quantity" value={fewest} />
      )}
      {isIn ? (
        <Link ref={link} className="quick-add-done" to={paths.quote}>
          <CheckIcon />
          <span className="quick-add-word">Listede</span>
          {name}
        </Link>
      ) : (
        <button type="submit" title={hasQuantity ? 'Teklif listesine ekle' : `Teklif listesine ekle: ${amount}`}>
          <AddIcon />
          <span className="quick-add-word">{word}</span>
          {name}
        </button>
      )}
      <span className="quick-add-said" role="status" data-error={error ? true : undefined}>
        {error ?? (isIn && <span className="visually-hidden">{amount} teklif listesine eklendi.</span>)}
      </span>
    </fetcher.Form>
  );
}
