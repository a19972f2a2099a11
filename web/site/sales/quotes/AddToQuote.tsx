import Button from '@mui/material/Button';
import { useCallback, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Link, useFetcher } from 'react-router-dom';
import { QuoteAddIcon } from '../../../components/icons.tsx';
import { inUnits } from '../../../../common/measures/salesUnits.ts';
import type { ProductPageQuery } from '../../../graphql/generated/site.ts';
import { paths } from '../../paths.ts';
import './AddToQuote.css';
import { BuyBar } from './BuyBar.tsx';
import { stepOf } from '../../../../common/products/fewest.ts';
import { quantityText, quantityValue, readQuantity, unitWord } from './quantity.ts';
import type { QuoteReply } from '../kept/quoteReply.ts';
import { Stepper } from './Stepper.tsx';
import { useListed } from './useListed.ts';

type Product = NonNullable<ProductPageQuery['product']>;

interface AddToQuoteProps {
  product: Product;
  /** The price of the present quantity, in lira. */
  price: number | null;
  /** The quantity that the form begins with. */
  first: number;
  /** Called with the quantity that stands in the field, as it can be had. */
  onQuantity: (quantity: number) => void;
  /** Returns elements between the quantity and the button; they may put another quantity into the field. */
  below?: (put: (quantity: number) => void) => ReactNode;
  /** Elements beside the button. */
  children?: ReactNode;
}

/**
 * Puts a product on the quote list; of a product that is on it, shows the quantity and changes it. Without scripts the
 * form leads to the list, with them the page stays.
 */
export function AddToQuote({ product, price, first, onQuantity, below, children }: AddToQuoteProps) {
  const { id, salesUnit } = product;
  const fetcher = useFetcher<QuoteReply>();
  const [rounded, setRounded] = useState(false);
  const field = useId();
  const formId = `${field}-form`;
  const row = useListed(id);
  const button = useRef<HTMLButtonElement>(null);
  const wanted = row ? row.quantity : first;
  const shown = useRef<number | null>(first);
  const step = stepOf(product);
  const reply = fetcher.state === 'idle' ? fetcher.data : undefined;
  const error =
    reply?.errors.quantity ??
    reply?.errors.rows ??
    (reply?.failed ? 'Ürün eklenemedi. Lütfen tekrar deneyin.' : undefined);
  const isDone = reply !== undefined && error === undefined;

  // The element stays the same: it keeps the focus, and text typed before the list was known.
  const put = useCallback(
    (quantity: number | null) => {
      const input = document.getElementById(field);
      if (input instanceof HTMLInputElement) input.value = quantityValue(quantity);
      if (quantity !== null) onQuantity(quantity);
    },
    [field, onQuantity],
  );

  useEffect(() => {
    if (shown.current === wanted) return;
    shown.current = wanted;
    put(wanted);
  }, [wanted, put]);

  function round(input: HTMLInputElement) {
    const quantity = readQuantity(input.value);
    const whole = step && quantity ? Math.ceil(quantity / step) * step : quantity;
    setRounded(step !== undefined && step > 1 && whole !== quantity);
    if (whole === null || Number.isNaN(whole)) return;
    input.value = quantityValue(whole);
    onQuantity(whole);
  }

  return (
    <fetcher.Form id={formId} method="post" action={paths.quote} className="add-to-quote" data-held="">
      <input type="hidden" name="intent" value={row ? 'update' : 'add'} />
      {row && <input type="hidden" name="row" value={row.id} />}
      <input type="hidden" name="product" value={id} />
      <div className="add-to-quote-quantity">
        <label htmlFor={field} className="t-body2">
          <b>Miktar</b> ({unitWord(salesUnit)})
        </label>
        <Stepper
          id={field}
          defaultValue={first}
          step={step ?? 1}
          error={Boolean(error)}
          describedBy={`${field}-said`}
          onChange={round}
        />
      </div>
      {below?.(put)}
      <Button
        ref={button}
        type="submit"
        startIcon={<QuoteAddIcon />}
        {...(product.availability === 'DISCONTINUED'
          ? { variant: 'outlined' }
          : { variant: 'contained', color: 'secondary' })}
      >
        {row ? `Listede ${quantityText(row.quantity, salesUnit) ?? 'var'} · Güncelle` : 'Teklif listesine ekle'}
      </Button>
      {children}
      {product.availability !== 'DISCONTINUED' && (
        <BuyBar product={{ ...product, price }} form={formId} button={button} isListed={row !== undefined} />
      )}
      <p id={`${field}-said`} className="add-to-quote-said t-body2" role="status" data-error={error ? true : undefined}>
        {error}
        {!error && rounded && step && `${inUnits(step, salesUnit, { always: true })} ve katlarına tamamlandı. `}
        {isDone && (
          <>
            {reply.intent === 'update' ? 'Miktar güncellendi.' : 'Teklif listesine eklendi.'}{' '}
            <Link to={paths.quote}>Listeyi aç</Link>
          </>
        )}
      </p>
    </fetcher.Form>
  );
}
