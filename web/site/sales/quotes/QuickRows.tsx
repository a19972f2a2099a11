import Button from '@mui/material/Button';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState, useEffectEvent, useId, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useActionData, useFetcher, useSearchParams } from 'react-router-dom';
import { PasteIcon } from '../../../components/icons.tsx';
import {
  QuoteMatchDocument,
  type QuoteRowFragment,
  useQuoteMatchQuery,
  type QuoteProductFragment,
} from './quotes.generated.ts';
import { paths } from '../../paths.ts';
import { fewestLines, linesFrom, mostLines, namesOf, type QuickLine } from './quickLines.ts';
import { faultOf, type QuoteReply } from '../kept/quoteReply.ts';
import { nextActive, none } from '../../parts/search/nextActive.ts';
import { quantityFault } from './quantity.ts';
import { QuickOptions, QuickResult } from './QuickResult.tsx';

const blank: QuickLine = { code: '', quantity: '' };

/** Takes codes and quantities row by row, and shows for each code what it means before anything is added. */
export function QuickRows({ rows }: { rows: QuoteRowFragment[] }) {
  const client = useApolloClient();
  const fetcher = useFetcher<QuoteReply>();
  const sent = useActionData<QuoteReply>();
  const [params] = useSearchParams();
  const form = useRef<HTMLFormElement>(null);
  const failed = sent?.intent === 'quick' ? sent : undefined;
  const reply = fetcher.data ?? failed;
  const fault = faultOf(reply, 'Eklenemedi. Lütfen tekrar deneyin.');

  const [lines] = useState(() => linesFrom((name) => failed?.values[name] ?? params.get(name)));
  const [count, setCount] = useState(() => Math.max(fewestLines, lines.findLastIndex(({ code }) => code) + 1));
  // The page without scripts shows the count, too.
  const [found, setFound] = useState(() =>
    lines.map(({ code }) => {
      const match = code && client.readQuery({ query: QuoteMatchDocument, variables: { text: code } })?.quoteMatch;
      return Boolean(match && match.product);
    }),
  );
  const [cleared, setCleared] = useState<number[]>(() => lines.map(() => 0));
  const ready = found.slice(0, count).filter(Boolean).length;

  const added = fetcher.data?.quick;
  useEffect(() => {
    const isAsAdded = (place: number, typed: string) => {
      const field = form.current?.elements.namedItem(namesOf(place).code);
      return field instanceof HTMLInputElement && field.value.trim() === typed;
    };
    const done = (added ?? []).filter(({ place, code: typed }) => isAsAdded(place, typed)).map(({ place }) => place);
    if (done.length > 0) setCleared((was) => was.map((times, place) => (done.includes(place) ? times + 1 : times)));
  }, [added]);

  function goTo(place: number) {
    if (place >= mostLines) return;
    if (place >= count) flushSync(() => setCount(place + 1));
    const field = form.current?.elements.namedItem(namesOf(place).code);
    if (field instanceof HTMLElement) field.focus();
  }

  return (
    <fetcher.Form
      ref={form}
      method="post"
      action={paths.quote}
      className="quick-rows"
      id="hizli"
      aria-labelledby="hizli-baslik"
    >
      <div className="quote-head">
        <h2 className="t-h4" id="hizli-baslik">
          Kodla hızlı ekle
        </h2>
        <a className="text-link" href="#yapistir">
          <PasteIcon /> <span>Excel'den yapıştırın</span>
        </a>
      </div>
      <input type="hidden" name="intent" value="quick" />
      {/* Enter in a field presses the first button of a form, which must not be that of a row. */}
      <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
      <p className="quick-heads t-caption" aria-hidden="true">
        <span>Kod</span>
        <span>Miktar</span>
        <span>Bulunan ürün</span>
      </p>
      {lines.slice(0, count).map((line, place) => (
        <QuickRow
          key={`${place}-${cleared[place] ?? 0}`}
          place={place}
          line={cleared[place] ? blank : line}
          isLast={place === count - 1}
          rows={rows}
          onFound={(isFound) => setFound((was) => was.with(place, isFound))}
          onNext={() => goTo(place + 1)}
        />
      ))}
      <div className="quick-end">
        <Button type="submit" variant="outlined" disabled={fetcher.state !== 'idle'}>
          {ready > 0 ? `${ready} satırı listeye ekle` : 'Listeye ekle'}
        </Button>
        <p className="t-caption muted">Bulunamayan kod talebinize not olarak yazılabilir.</p>
        <p className="quick-said" role="status" data-error={fault ? true : undefined}>
          {fault ?? saidOf(added?.length ?? (reply ? 0 : Number(params.get('eklendi'))))}
        </p>
      </div>
    </fetcher.Form>
  );
}

const saidOf = (count: number) => (count > 0 ? `${count} satır listeye eklendi.` : undefined);

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
function QuickRow({ place, line, isLast, rows, onFound, onNext }: QuickRowProps) {
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
