import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react';
import {
  useQuoteMatchQuery,
  type QuoteProductFragment,
  type QuoteRowFragment,
} from '../../../graphql/generated/quotes.ts';
import { nextActive, none } from '../../parts/search/nextActive.ts';
import { quantityFault } from './quantity.ts';
import { namesOf, type QuickLine } from './quickLines.ts';
import { QuickOptions } from './QuickOptions.tsx';
import { QuickResult } from './QuickResult.tsx';

interface QuickRowProps {
  place: number;
  /** The values with which the row begins. */
  line: QuickLine;
  isLast: boolean;
  /** The rows of the list, which may have the product already. */
  rows: QuoteRowFragment[];
  onFound: (isFound: boolean) => void;
  onNext: () => void;
}

/** The milliseconds without typing before a code is looked up. */
const pause = 250;

/** A code and a quantity, and what the code means. Several products are a list that the keyboard goes through. */
export function QuickRow({ place, line, isLast, rows, onFound, onNext }: QuickRowProps) {
  const id = useId();
  const names = namesOf(place);
  const field = useRef<HTMLInputElement>(null);
  const amount = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(line.code);
  const [quantity, setQuantity] = useState(line.quantity);
  const [asked, setAsked] = useState(line.code);
  const [chosen, setChosen] = useState<QuoteProductFragment>();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(none);
  const { data, error } = useQuoteMatchQuery({ variables: { text: asked }, skip: asked === '' });
  const match = asked !== '' && asked === typed.trim() ? data?.quoteMatch : undefined;
  const product = chosen ?? match?.product ?? undefined;
  const options = product || !match || match.meant ? [] : match.candidates;
  const isShown = isOpen && options.length > 0;
  const fault = quantityFault(quantity, product);

  useEffect(() => {
    const wait = setTimeout(() => setAsked(typed.trim()), pause);
    return () => clearTimeout(wait);
  }, [typed]);
  // The visitor may have typed before this code was loaded.
  useEffect(() => {
    const wait = setTimeout(() => field.current?.value && setTyped(field.current.value));
    return () => clearTimeout(wait);
  }, []);
  const isFound = product !== undefined && fault === undefined;
  const tell = useEffectEvent(onFound);
  useEffect(() => tell(isFound), [isFound]);

  function type(text: string) {
    setTyped(text);
    setChosen(undefined);
    setActive(none);
    setOpen(true);
  }
  function choose(one: QuoteProductFragment) {
    setChosen(one);
    setOpen(false);
    amount.current?.focus();
  }
  function correct(text: string) {
    if (field.current) field.current.value = text;
    type(text);
    setAsked(text);
    field.current?.focus();
  }
  function onKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const next = isShown ? nextActive(event.key, active, options.length) : undefined;
    const taken = isShown ? options[active] : undefined;
    if (next !== undefined) setActive(next);
    else if (event.key === 'ArrowDown') setOpen(true);
    else if (event.key === 'Escape' && isShown) setOpen(false);
    else if (event.key !== 'Enter') return;
    else if (taken) choose(taken);
    else amount.current?.focus();
    event.preventDefault();
  }

  return (
    <div className="quick-row" role="group" aria-label={`${place + 1}. satır`}>
      <input
        ref={field}
        name={names.code}
        defaultValue={line.code}
        maxLength={200}
        spellCheck={false}
        autoComplete="off"
        placeholder="Kod"
        aria-label={`Kod, ${place + 1}. satır`}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={isShown ? `${id}-list` : undefined}
        aria-activedescendant={isShown && active !== none ? `${id}-${active}` : undefined}
        aria-describedby={`${id}-result`}
        aria-invalid={match && !product && options.length === 0 ? true : undefined}
        onChange={({ target }) => type(target.value)}
        onKeyDown={onKey}
        onBlur={() => setOpen(false)}
      />
      <input
        ref={amount}
        name={names.quantity}
        defaultValue={line.quantity}
        maxLength={20}
        inputMode="decimal"
        autoComplete="off"
        placeholder="Miktar"
        aria-label={`Miktar, ${place + 1}. satır`}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${id}-fault` : undefined}
        onChange={({ target }) => setQuantity(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          onNext();
        }}
      />
      {chosen && <input type="hidden" name={names.product} value={chosen.id} />}
      <div className="quick-result">
        {isShown ? (
          <QuickOptions id={id} options={options} active={active} onChoose={choose} />
        ) : (
          <QuickResult
            id={`${id}-result`}
            place={place}
            product={product}
            match={match}
            quantity={fault ? '' : quantity}
            listed={rows.some((row) => row.product && row.product.id === product?.id)}
            failed={error !== undefined}
            onChoose={choose}
            onCorrect={correct}
          />
        )}
        {isLast && typed === '' && <p className="quick-hint t-body2 muted">Enter yeni satıra geçer.</p>}
        {fault && (
          <p className="quick-fault" id={`${id}-fault`}>
            {fault}
          </p>
        )}
      </div>
    </div>
  );
}
