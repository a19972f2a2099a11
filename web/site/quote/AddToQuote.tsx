import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { Link, useFetcher } from 'react-router-dom';
import { QuoteAddIcon } from '../../components/icons.tsx';
import { inUnits } from '../../../labels.ts';
import type { ProductPageQuery } from '../../graphql/generated/site.ts';
import { valuesOf } from '../contact/sendForm.ts';
import { paths } from '../paths.ts';
import './AddToQuote.css';
import { fewestOf, stepOf } from './fewest.ts';
import { quantityText, quantityValue, readQuantity, unitWord } from './quantity.ts';
import type { QuoteReply } from './quoteReply.ts';
import { Stepper } from './Stepper.tsx';

type Product = NonNullable<ProductPageQuery['product']>;

/** Puts a product on the quote list. Without scripts the form leads to the list, with them the page stays. */
export function AddToQuote({ product }: { product: Product }) {
  const { id, salesUnit } = product;
  const fetcher = useFetcher<QuoteReply>();
  const [added, setAdded] = useState<number | null>(null);
  const [rounded, setRounded] = useState(false);
  const field = useId();
  const step = stepOf(product);
  const reply = fetcher.state === 'idle' ? fetcher.data : undefined;
  const error = reply?.errors.quantity ?? reply?.errors.rows ?? (reply?.failed ? 'Ürün eklenemedi. Lütfen tekrar deneyin.' : undefined); // prettier-ignore
  const isIn = reply !== undefined && error === undefined;

  function round(input: HTMLInputElement) {
    const quantity = readQuantity(input.value);
    const whole = step && quantity ? Math.ceil(quantity / step) * step : quantity;
    setRounded(step !== undefined && step > 1 && whole !== quantity);
    if (whole !== null && !Number.isNaN(whole)) input.value = quantityValue(whole);
  }

  return (
    <fetcher.Form
      method="post"
      action={paths.quote}
      className="add-to-quote"
      onSubmit={({ currentTarget }) => setAdded(readQuantity(valuesOf(new FormData(currentTarget)).miktar ?? ''))}
    >
      <input type="hidden" name="islem" value="ekle" />
      <input type="hidden" name="urun" value={id} />
      <div className="add-to-quote-quantity">
        <label htmlFor={field} className="t-body2">
          <b>Miktar</b> ({unitWord(salesUnit)})
        </label>
        <Stepper
          id={field}
          defaultValue={fewestOf(product)}
          step={step ?? 1}
          error={Boolean(error)}
          describedBy={`${field}-said`}
          onChange={round}
        />
      </div>
      <Button
        type="submit"
        startIcon={<QuoteAddIcon />}
        {...(product.availability === 'DISCONTINUED'
          ? { variant: 'outlined' }
          : { variant: 'contained', color: 'secondary' })}
      >
        {isIn ? `Listede: ${quantityText(added, salesUnit) ?? 'var'}` : 'Teklif listesine ekle'}
      </Button>
      <p id={`${field}-said`} className="add-to-quote-said t-body2" role="status" data-error={error ? true : undefined}>
        {error}
        {!error && rounded && step && `${inUnits(step, salesUnit, { always: true })} ve katlarına tamamlandı. `}
        {isIn && (
          <>
            Teklif listesine eklendi. <Link to={paths.quote}>Listeyi aç</Link>
          </>
        )}
      </p>
    </fetcher.Form>
  );
}
