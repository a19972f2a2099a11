import Button from '@mui/material/Button';
import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type ReactNode,
  type SubmitEvent,
  type RefObject,
} from 'react';
import { Link, useFetcher } from 'react-router-dom';
import { QuoteAddIcon, AddIcon, CheckIcon } from '../../../components/icons.tsx';
import type { ProductPageQuery } from '../../catalogue/products/productPage.generated.ts';
import { Sentence } from '../../../components/Sentence.tsx';
import * as common from '../../../words/tr/common.ts';
import * as words from '../../../words/tr/quoteList.ts';
import { paths } from '../../paths.ts';
import './AddToQuote.css';
import { stepOf } from '../../../../common/product/fewest.ts';
import { completedText } from '../../../../common/product/completedText.ts';
import { orderable } from '../../../../common/product/priceLadder.ts';
import { quantityFault, quantityText, quantityValue, readQuantity, unitWord } from './quantity.ts';
import { faultOf, type QuoteReply } from '../kept/quoteReply.ts';
import { Stepper } from './Stepper.tsx';
import { PriceText } from '../../../components/PriceText.tsx';
import type { SalesUnit } from '../../../../common/measures/salesUnits.ts';
import { logError } from '../../../components/logError.ts';
import { fieldErrors } from '../../../graphql/fieldErrors.ts';
import { useListedQuantitiesQuery } from './listed.generated.ts';
import { followQuote, useQuoteCount } from './QuoteLink.tsx';

type Product = NonNullable<ProductPageQuery['product']>;

interface AddToQuoteProps {
  product: Product;
  /** The price of the present quantity, in lira. */
  price: number | null;
  /** The quantity that the form begins with. */
  first: number;
  /** Called with the quantity that stands in the field, as it can be had. */
  onQuantity: (quantity: number) => void;
  /** Returns elements above the quantity; they may put another one into the field. */
  above?: (put: (quantity: number) => void) => ReactNode;
  /** Elements beside the button. */
  children?: ReactNode;
}

/**
 * Puts a product on the quote list; of a product that is on it, shows the quantity and changes it. Without scripts the
 * form leads to the list, with them the page stays.
 */
export function AddToQuote({ product, price, first, onQuantity, above, children }: AddToQuoteProps) {
  const { id, salesUnit } = product;
  const fetcher = useFetcher<QuoteReply>();
  const [fault, setFault] = useState<string>();
  const [completed, setCompleted] = useState<string>();
  const field = useId();
  const formId = `${field}-form`;
  const row = useListed(id);
  const button = useRef<HTMLButtonElement>(null);
  const wanted = row ? row.quantity : first;
  const shown = useRef<number | null>(first);
  const step = stepOf(product);
  const reply = fetcher.state === 'idle' ? fetcher.data : undefined;
  const error = fault ?? faultOf(reply, words.productNotAdded);
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

  /**
   * Completes the quantity to what can be had, as its price does, so that the page, its price and the list name the same one.
   * Returns false for a quantity that nothing can be made of.
   */
  function complete(input: HTMLInputElement) {
    const quantity = readQuantity(input.value);
    // Whole packs are made of any number, pieces of whole ones alone.
    const wrong = quantityFault(input.value, step === 1 ? product : undefined);
    setFault(wrong);
    setCompleted(undefined);
    if (wrong !== undefined || quantity === null) return wrong === undefined;
    const whole = orderable(quantity, product);
    if (whole !== quantity) setCompleted(`${completedText(quantity, product)}. `);
    input.value = quantityValue(whole);
    onQuantity(whole);
    return true;
  }

  /** Enter sends the form before the field is left. */
  function send(event: SubmitEvent<HTMLFormElement>) {
    const input = document.getElementById(field);
    if (input instanceof HTMLInputElement && !complete(input)) event.preventDefault();
  }

  return (
    <fetcher.Form id={formId} method="post" action={paths.quote} className="add-to-quote" data-held="" onSubmit={send}>
      <input type="hidden" name="intent" value={row ? 'update' : 'add'} />
      {row && <input type="hidden" name="row" value={row.id} />}
      <input type="hidden" name="product" value={id} />
      {above?.(put)}
      <div className="add-to-quote-quantity">
        <label htmlFor={field} className="t-body2">
          <Sentence text={words.quantityIn(unitWord(salesUnit))} parts={{ quantity: <b>{common.quantity}</b> }} />
        </label>
        <Stepper
          id={field}
          defaultValue={first}
          step={step ?? 1}
          error={Boolean(error)}
          describedBy={`${field}-said`}
          onChange={complete}
        />
      </div>
      <Button
        ref={button}
        type="submit"
        startIcon={<QuoteAddIcon />}
        {...(product.availability === 'DISCONTINUED'
          ? { variant: 'outlined' }
          : { variant: 'contained', color: 'secondary' })}
      >
        {row ? words.isInListUpdate(quantityText(row.quantity, salesUnit) ?? words.isThere) : common.addToQuoteList}
      </Button>
      {children}
      {product.availability !== 'DISCONTINUED' && (
        <BuyBar product={{ ...product, price }} form={formId} button={button} isListed={row !== undefined} />
      )}
      <p id={`${field}-said`} className="add-to-quote-said t-body2" role="status" data-error={error ? true : undefined}>
        {error}
        {!error && completed}
        {isDone && (
          <>
            {reply.intent === 'update' ? words.quantityUpdated : words.addedToList}{' '}
            <Link to={paths.quote}>{words.openList}</Link>
          </>
        )}
      </p>
    </fetcher.Form>
  );
}

interface BuyBarProps {
  product: { price: number | null; salesUnit: SalesUnit | null; priceQuantity: number | null };
  /** The id of the form that the bar sends. */
  form: string;
  /** The form's own button: the bar shows itself while it is out of view. */
  button: RefObject<HTMLButtonElement | null>;
  isListed: boolean;
}

/** Keeps the price and the way to the list at the lower edge of a phone. CSS hides it on wider screens. */
function BuyBar({ product: { price, salesUnit, priceQuantity }, form, button, isListed }: BuyBarProps) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!button.current || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(([entry]) => setShown(entry?.isIntersecting === false));
    observer.observe(button.current);
    return () => observer.disconnect();
  }, [button]);
  if (!isShown) return null;
  return (
    <div className="buy-bar">
      <PriceText price={price} salesUnit={salesUnit} priceQuantity={priceQuantity} />
      <button type="submit" form={form} data-listed={isListed || undefined}>
        {isListed ? <CheckIcon /> : <AddIcon />}
        {isListed ? words.inList : words.add}
        <span className="visually-hidden">{isListed ? words.updateHeard : words.toListHeard}</span>
      </button>
    </div>
  );
}

/**
 * Returns the row of the visitor's list that holds a product. Pages are the same for all visitors, so a script asks for
 * it, and only where there is a list.
 */
function useListed(productId: string) {
  const isThere = useQuoteCount() > 0;
  const { data, refetch } = useListedQuantitiesQuery({ skip: !isThere, fetchPolicy: 'cache-and-network' });

  useEffect(() => (isThere ? followQuote(() => void refetch().catch(report)) : undefined), [isThere, refetch]);

  return isThere ? data?.quoteList.rows.find(({ product }) => product?.id === productId) : undefined;
}

/** Without a connection, or once the page is left, the button stays as it is; the next sign of a change asks again. */
function report(error: unknown) {
  if (fieldErrors(error).general?.code !== 'NETWORK') logError(error);
}
