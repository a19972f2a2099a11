import { textLanguage } from '../../../components/texts.ts';
import { inUnits } from '../../../../common/measures/salesUnits.ts';
import { fewestOf, type Sold } from '../../../../common/product/fewest.ts';
import { paths } from '../../paths.ts';
import './QuickAdd.css';
import { quickForm } from './QuoteLink.tsx';
import { type ComponentProps, type RefObject, useEffect, useRef } from 'react';
import { Link, useFetcher } from 'react-router-dom';
import { AddIcon, CheckIcon } from '../../../components/icons.tsx';
import { faultOf, type QuoteReply } from '../kept/quoteReply.ts';
import type { Values } from '../../parts/forms/checkForm.ts';
import * as words from '../../../words/tr/quoteList.ts';

interface QuickAddProps {
  product: Sold & { id: string };
  /** The product's name or code in its row. */
  label: string;
  word?: string;
  /** The code of another maker for which the product is asked. */
  asked?: string;
}

/** Puts a product of a list on the quote list, in the smallest quantity. Without scripts it leads to the list. */
export function QuickAdd({ product, label, word = words.add, asked }: QuickAddProps) {
  const { fetcher, ...reply } = useQuickAdd();
  const quantity = fewestOf(product);
  const amount = inUnits(quantity, product.salesUnit, { always: true });
  const added = addedValue({ product: product.id, quantity, asked });

  return (
    <span className="quick-add">
      <QuickButton
        {...reply}
        label={label}
        lang={textLanguage('Product', product.id, 'name')}
        word={word}
        amount={amount}
        title={words.addToListOf(amount)}
        name="added"
        value={added}
        form={quickForm}
        onClick={(event) => {
          event.preventDefault();
          void fetcher.submit({ intent: 'add', added }, { method: 'post', action: paths.quote });
        }}
      />
    </span>
  );
}

interface QuickButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'lang'> {
  /** The result of adding it. */
  error: string | undefined;
  isIn: boolean;
  link: RefObject<HTMLAnchorElement | null>;
  label: string;
  /** The language of the label, where it is not that of the page. */
  lang?: string | undefined;
  word: string;
  /** The quantity that is added: '200 adet'. */
  amount: string;
}

/**
 * Adds a product; when that is done, it leads to the quote list. What was added is said aloud, and why it was not can be read.
 */
export function QuickButton({ error, isIn, link, label, lang, word, amount, ...button }: QuickButtonProps) {
  const name = (
    <span className="visually-hidden" lang={lang}>
      {words.named(label)}
    </span>
  );
  return (
    <>
      {isIn ? (
        <Link ref={link} className="quick-add-done" to={paths.quote}>
          <CheckIcon />
          <span className="quick-add-word">{words.inList}</span>
          {name}
        </Link>
      ) : (
        <button type="submit" {...button}>
          <AddIcon />
          <span className="quick-add-word">{word}</span>
          {name}
        </button>
      )}
      <span className="quick-add-said" role="status" data-error={error ? true : undefined}>
        {error ?? (isIn && <span className="visually-hidden">{words.amountAdded(amount)}</span>)}
      </span>
    </>
  );
}

/** Holds what came of adding one product of a list. The focus passes to `link`, which takes the place of the button. */
export function useQuickAdd() {
  const fetcher = useFetcher<QuoteReply>();
  const link = useRef<HTMLAnchorElement>(null);
  const reply = fetcher.state === 'idle' ? fetcher.data : undefined;
  const error = faultOf(reply, words.notAdded);
  const isIn = reply !== undefined && error === undefined;
  useEffect(() => {
    // The button that had the focus is gone; a focus elsewhere stays there.
    if (isIn && document.activeElement === document.body) link.current?.focus({ preventScroll: true });
  }, [isIn]);
  return { fetcher, link, error, isIn };
}

interface Added {
  /** The id of a product, which has no blanks. */
  product: string;
  quantity: number;
  /** The code of another maker for which the product is asked. */
  asked?: string | undefined;
}

/** Writes what the pressed button of a list adds: '17 200', or '17 1 FAG 6204'. A button sends one value. */
export const addedValue = ({ product, quantity, asked }: Added) =>
  [product, quantity, ...(asked ? [asked] : [])].join(' ');

/** Returns the fields that a product's own form has. */
export function readAdded(value: string): Values {
  const [product = '', quantity = '', ...text] = value.split(' ');
  return { product, quantity, text: text.join(' ') };
}
