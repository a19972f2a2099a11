import { useFetcher } from 'react-router-dom';
import * as words from '../../../words/tr/quoteList.ts';
import { paths } from '../../paths.ts';
import { EditIcon } from '../kept/salesIcons.tsx';
import { faultOf, type QuoteReply } from '../kept/quoteReply.ts';
import type { QuoteRowFragment } from './quotes.generated.ts';

/**
 * Answers a line that names no product for certain, in the line: chips for what it may mean, one that leaves it as it is
 * written, and a field to correct it.
 */
export function UnknownLine({ row: { id, name, candidates } }: { row: QuoteRowFragment }) {
  const settle = useFetcher<QuoteReply>();
  const fault = faultOf(settle.data);
  const isNumber = /^[\d.,\s]+$/.test(name);
  return (
    <div className="line-extra unknown-line row wraps muted">
      <p>
        {candidates.length > 0 && words.oneOfThese}
        {candidates.length === 0 && (isNumber ? words.onlyNumber : words.isWritten)}
      </p>
      {candidates.map((product) => (
        <settle.Form method="post" action={paths.quote} key={product.id}>
          <input type="hidden" name="intent" value="choose" />
          <input type="hidden" name="row" value={id} />
          <input type="hidden" name="product" value={product.id} />
          <button type="submit" className="chip-button" title={product.name}>
            {product.stockCode ?? product.name}
            {product.stockCode && <span className="visually-hidden">{words.named(product.name)}</span>}
          </button>
        </settle.Form>
      ))}
      {candidates.length > 0 && (
        <settle.Form method="post" action={paths.quote}>
          <input type="hidden" name="intent" value="asWritten" />
          <input type="hidden" name="row" value={id} />
          <button type="submit" className="chip-button">
            {words.askAsWritten}
            <span className="visually-hidden">{words.named(name)}</span>
          </button>
        </settle.Form>
      )}
      <details className="unknown-line-correction">
        <summary title={words.correctCode}>
          <EditIcon />
          <span className="unknown-line-word">{words.correctCode}</span>
        </summary>
        <settle.Form method="post" action={paths.quote} className="unknown-line-correct">
          <input type="hidden" name="intent" value="correct" />
          <input type="hidden" name="row" value={id} />
          <input name="text" aria-label={words.rightCode(name)} maxLength={200} defaultValue={name} required />
          <button type="submit" className="chip-button">
            {words.searchAgain}
          </button>
        </settle.Form>
      </details>
      {fault && (
        <p className="quote-row-error" role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}
