import { useRef } from 'react';
import { useActionData, useFetcher } from 'react-router-dom';
import { DeleteIcon } from '../../../components/icons.tsx';
import { Picture } from '../../../components/Picture.tsx';
import type { QuoteRowFragment } from '../../../graphql/generated/quotes.ts';
import { valuesOf } from '../../parts/forms/checkForm.ts';
import { paths } from '../../paths.ts';
import { stepOf } from '../../../../common/product/fewest.ts';
import { PrintedRow } from './PrintedRow.tsx';
import { readQuantity, unitWord } from './quantity.ts';
import { QuoteRowHead } from './QuoteRowHead.tsx';
import { faultOf, type QuoteReply } from '../kept/quoteReply.ts';
import { Stepper } from './Stepper.tsx';
import { UnreadQuantity } from './UnreadQuantity.tsx';

interface QuoteRowProps {
  row: QuoteRowFragment;
  onRemove: (row: QuoteRowFragment) => void;
}

/** Shows one row of the list, with its quantity and a note. Without scripts a button saves both. */
export function QuoteRow({ row, onRemove }: QuoteRowProps) {
  const { id, name, product, quantity, unreadQuantity, note, standing } = row;
  const change = useFetcher<QuoteReply>();
  const remove = useFetcher<QuoteReply>();
  const sent = useActionData<QuoteReply>();
  const reply = change.data ?? (sent?.row === id ? sent : undefined);
  const error = faultOf(reply, 'Değişiklik kaydedilemedi.');
  const isKept = remove.state === 'idle' && remove.data !== undefined && faultOf(remove.data);
  const fields = useRef<HTMLFormElement>(null);
  /** Reads the row from its fields, whose values may still be on their way to the server. */
  function asTyped(): QuoteRowFragment {
    if (!fields.current) return row;
    const values = valuesOf(new FormData(fields.current));
    const typed = readQuantity(values.quantity ?? '');
    return { ...row, quantity: Number.isNaN(typed) ? quantity : typed, note: values.note || null };
  }
  const save = (field: HTMLElement & { form: HTMLFormElement | null }) => void change.submit(field.form);
  return (
    <li className="quote-row" data-gone={standing === 'REMOVED' || standing === 'DISCONTINUED' || undefined}>
      <span className="quote-row-picture" aria-hidden="true">
        <Picture alt="" image={product?.image ?? null} picture={product?.picture ?? null} sizes="112px" upTo={320} />
      </span>
      <QuoteRowHead row={row} />
      <change.Form ref={fields} method="post" action={paths.quote} className="quote-row-change">
        <input type="hidden" name="intent" value="change" />
        <input type="hidden" name="row" value={id} />
        <span className="quote-row-quantity">
          <Stepper
            key={quantity}
            label={`Miktar, ${name}`}
            defaultValue={quantity}
            step={(product && stepOf(product)) ?? 1}
            error={Boolean(error ?? unreadQuantity)}
            describedBy={
              [error && `${id}-error`, unreadQuantity && `${id}-unread`].filter(Boolean).join(' ') || undefined
            }
            onChange={save}
          />
          {product && <span className="t-body2 muted">{unitWord(product.salesUnit)}</span>}
        </span>
        <details className="quote-row-note" open={Boolean(note)}>
          <summary>{note ? 'Not' : 'Not ekleyin'}</summary>
          <input
            name="note"
            aria-label={`Not, ${name}`}
            maxLength={300}
            defaultValue={note ?? ''}
            onBlur={({ currentTarget }) => currentTarget.value !== (note ?? '') && save(currentTarget)}
          />
        </details>
        <button type="submit" className="small-button quote-row-save">
          Kaydet
        </button>
        <UnreadQuantity row={row} />
        {error && (
          <p className="quote-row-error" id={`${id}-error`} role="alert">
            {error}
            {change.data?.failed && (
              <>
                {' '}
                <button type="submit" className="text-link">
                  <span>Tekrar deneyin</span>
                </button>
              </>
            )}
          </p>
        )}
        {isKept && (
          <p className="quote-row-error" role="alert">
            Satır çıkarılamadı. Lütfen tekrar deneyin.
          </p>
        )}
      </change.Form>
      <PrintedRow row={row} />
      <remove.Form method="post" action={paths.quote} className="quote-row-remove" onSubmit={() => onRemove(asTyped())}>
        <input type="hidden" name="intent" value="remove" />
        <input type="hidden" name="row" value={id} />
        <button type="submit" className="icon-button" aria-label={`${name}: listeden çıkar`} title="Listeden çıkar">
          <DeleteIcon />
        </button>
      </remove.Form>
    </li>
  );
}
