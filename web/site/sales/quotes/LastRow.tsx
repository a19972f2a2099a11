import { useEffect, useId, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useActionData, useFetcher, useSearchParams } from 'react-router-dom';
import { AddIcon } from '../../../components/icons.tsx';
import * as words from '../../../words/tr/quoteList.ts';
import * as common from '../../../words/tr/common.ts';
import { nextActive, none } from '../../parts/search/nextActive.ts';
import { paths } from '../../paths.ts';
import { faultOf, type QuoteReply } from '../kept/quoteReply.ts';
import { MatchOptions, MatchSaid } from './MatchSaid.tsx';
import { quantityFault } from './quantity.ts';
import { lastRow } from './quickLine.ts';
import { useQuoteMatchQuery, type QuoteProductFragment, type QuoteRowFragment } from './quotes.generated.ts';

/** The milliseconds without typing before a code is looked up. */
const pause = 250;

interface LastRowProps {
  rows: QuoteRowFragment[];
  /** Called with text of several lines that was pasted into the field. */
  onPaste: (text: string) => void;
}

/** The last row of the list adds another: a code and a quantity, and what the code means. Several products are a list that the keyboard goes through. */
export function LastRow({ rows, onPaste }: LastRowProps) {
  const id = useId();
  const add = useFetcher<QuoteReply>();
  const sent = useActionData<QuoteReply>();
  const [params] = useSearchParams();
  const failed = sent?.intent === 'quick' ? sent : undefined;
  const reply = add.state === 'idle' ? (add.data ?? failed) : undefined;
  const field = useRef<HTMLInputElement>(null);
  const amount = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(failed?.values.code ?? '');
  const [quantity, setQuantity] = useState(failed?.values.quantity ?? '');
  const [asked, setAsked] = useState('');
  const [chosen, setChosen] = useState<QuoteProductFragment>();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(none);
  const { data, error } = useQuoteMatchQuery({ variables: { text: asked }, skip: asked === '' });
  const match = asked !== '' && asked === typed.trim() ? data?.quoteMatch : undefined;
  const product = chosen ?? match?.product ?? undefined;
  const options = product || !match ? [] : match.candidates;
  const isShown = isOpen && options.length > 0;
  const [isChanged, setChanged] = useState(false);
  const fault = quantityFault(quantity, product) ?? (isChanged ? undefined : faultOf(reply, words.notAdded));
  const isAdded = add.data?.added === true;

  useEffect(() => {
    const wait = setTimeout(() => setAsked(typed.trim()), pause);
    return () => clearTimeout(wait);
  }, [typed]);
  // The visitor may have typed before this code was loaded.
  useEffect(() => {
    const wait = setTimeout(() => field.current?.value && setTyped(field.current.value));
    return () => clearTimeout(wait);
  }, []);
  const sentAs = useRef('');
  useEffect(() => {
    // What was typed meanwhile is the next row.
    if (!isAdded || field.current?.value !== sentAs.current) return;
    if (field.current) field.current.value = '';
    if (amount.current) amount.current.value = '';
    setTyped('');
    setQuantity('');
    setChosen(undefined);
    field.current?.focus();
  }, [add.data, isAdded]);

  function type(text: string) {
    setTyped(text);
    setChanged(true);
    setChosen(undefined);
    setActive(none);
    setOpen(true);
  }
  function choose(one: QuoteProductFragment) {
    setChosen(one);
    setOpen(false);
    amount.current?.focus();
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
  function take(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text');
    if (!/[\n\t]/.test(text.trim())) return;
    event.preventDefault();
    onPaste(text);
  }

  return (
    <tr className="last-row" id={lastRow}>
      <td className="line-place">{rows.length + 1}</td>
      <td className="line-thumb" />
      <td className="line-product">
        <add.Form
          id={`${id}-form`}
          method="post"
          action={paths.quote}
          className="last-row-code"
          aria-label={words.addRow}
          onSubmit={() => {
            sentAs.current = field.current?.value ?? '';
            setChanged(false);
          }}
        >
          <input type="hidden" name="intent" value="quick" />
          {/* Enter in a field presses the first button of its form, which stands in another cell. */}
          <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
          {chosen && <input type="hidden" name="product" value={chosen.id} />}
          <input
            ref={field}
            name="code"
            defaultValue={failed?.values.code}
            maxLength={200}
            spellCheck={false}
            autoComplete="off"
            placeholder={words.codeHere}
            aria-label={words.typedCode}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isShown}
            aria-controls={isShown ? `${id}-list` : undefined}
            aria-activedescendant={isShown && active !== none ? `${id}-${active}` : undefined}
            aria-describedby={`${id}-said`}
            aria-invalid={reply?.errors.code ? true : undefined}
            onChange={({ target }) => type(target.value)}
            onKeyDown={onKey}
            onPaste={take}
            onBlur={() => setOpen(false)}
          />
          {isShown && <MatchOptions id={id} options={options} active={active} onChoose={choose} />}
        </add.Form>
        <div className="last-row-said muted" id={`${id}-said`} role="status" data-error={fault ? true : undefined}>
          {fault ?? (
            <>
              {typed === '' && (isAdded || params.has('eklendi')) && <p>{words.rowsAdded(1)}</p>}
              {typed === '' && <p className="last-row-hint">{words.howToType}</p>}
              <MatchSaid
                product={product}
                match={match}
                quantity={quantity}
                listed={rows.some((row) => row.product && row.product.id === product?.id)}
                failed={error !== undefined}
              />
            </>
          )}
        </div>
      </td>
      <td className="line-quantity">
        <input
          ref={amount}
          form={`${id}-form`}
          name="quantity"
          defaultValue={failed?.values.quantity}
          maxLength={20}
          inputMode="decimal"
          autoComplete="off"
          placeholder={common.quantity}
          aria-label={words.typedQuantity}
          aria-invalid={quantityFault(quantity, product) ? true : undefined}
          aria-describedby={`${id}-said`}
          onChange={({ target }) => {
            setQuantity(target.value);
            setChanged(true);
          }}
        />
      </td>
      <td className="last-row-end" colSpan={3}>
        <button type="submit" form={`${id}-form`} className="small-button" aria-busy={add.state !== 'idle'}>
          <AddIcon />
          <span>{words.addRow}</span>
        </button>
      </td>
    </tr>
  );
}
