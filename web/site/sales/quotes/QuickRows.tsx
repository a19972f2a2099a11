import Button from '@mui/material/Button';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useActionData, useFetcher, useSearchParams } from 'react-router-dom';
import { PasteIcon } from '../../../components/icons.tsx';
import { QuoteMatchDocument, type QuoteRowFragment } from '../../../graphql/generated/quotes.ts';
import { paths } from '../../paths.ts';
import { fewestLines, linesFrom, mostLines, namesOf, type QuickLine } from './quickLines.ts';
import { QuickRow } from './QuickRow.tsx';
import { faultOf, type QuoteReply } from '../kept/quoteReply.ts';

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
