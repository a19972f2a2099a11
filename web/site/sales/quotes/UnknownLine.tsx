import { useFetcher } from 'react-router-dom';
import { AddIcon } from '../../../components/icons.tsx';
import type { QuoteRowFragment } from '../../../graphql/generated/quotes.ts';
import { CodeText } from '../../parts/CodeText.tsx';
import { paths } from '../../paths.ts';
import { faultOf, type QuoteReply } from '../kept/quoteReply.ts';

/**
 * Stands below a line that names no product for certain: offers candidates, and a field to correct it. The line may
 * also stay as it is.
 */
export function UnknownLine({ row: { id, name, candidates } }: { row: QuoteRowFragment }) {
  const settle = useFetcher<QuoteReply>();
  const fault = faultOf(settle.data);
  const isNumber = /^[\d.,\s]+$/.test(name);
  return (
    <div className="unknown-line">
      <p className="t-body2">
        {candidates.length > 0 && 'Şunu mu demek istediniz?'}
        {candidates.length === 0 && !isNumber && 'Katalogda yok; yazdığınız gibi gönderilecek.'}
        {candidates.length === 0 && isNumber && 'Yalnız sayı yazılmış: hangi ürün olduğunu yazın ya da satırı çıkarın.'}
      </p>
      {candidates.map((product) => (
        <settle.Form method="post" action={paths.quote} key={product.id}>
          <input type="hidden" name="intent" value="choose" />
          <input type="hidden" name="row" value={id} />
          <input type="hidden" name="product" value={product.id} />
          <button type="submit" className="small-button">
            <AddIcon />
            <span>
              <CodeText text={product.name} />
            </span>
          </button>
        </settle.Form>
      ))}
      <details>
        <summary>Kodu düzeltin</summary>
        <settle.Form method="post" action={paths.quote} className="unknown-line-correct">
          <input type="hidden" name="intent" value="correct" />
          <input type="hidden" name="row" value={id} />
          <input name="text" aria-label={`Doğru kod, ${name}`} maxLength={200} defaultValue={name} required />
          <button type="submit" className="small-button">
            Yeniden ara
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
