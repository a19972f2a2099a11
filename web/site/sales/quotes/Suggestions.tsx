import { useFetcher } from 'react-router-dom';
import type { QuoteRowFragment } from '../../../graphql/generated/quotes.ts';
import { paths } from '../../paths.ts';
import type { QuoteReply } from '../kept/quoteReply.ts';

/** Takes the first suggestion of all open rows at once; one row has its own buttons. */
export function Suggestions({ rows }: { rows: QuoteRowFragment[] }) {
  const accept = useFetcher<QuoteReply>();
  const count = rows.filter(({ suggestion }) => suggestion).length;
  if (count < 2) return null;
  const { errors, failed } = accept.data ?? {};
  const error = errors?.rows ?? (failed ? 'Öneriler alınamadı. Lütfen tekrar deneyin.' : undefined);
  return (
    <accept.Form method="post" action={paths.quote} className="suggestions-notice">
      <input type="hidden" name="intent" value="accept" />
      <p>
        <b>{count} satırda öneri var.</b> Kabul ettiğiniz ürünün altında yazdığınız da durur.
      </p>
      <button type="submit" className="text-link" disabled={accept.state !== 'idle'}>
        <span>İlk önerilerin hepsini kabul edin</span>
      </button>
      {error && (
        <p className="quote-row-error" role="alert">
          {error}
        </p>
      )}
    </accept.Form>
  );
}
