import { useRef } from 'react';
import { useActionData, useFetcher } from 'react-router-dom';
import { DeleteIcon } from '../../../components/icons.tsx';
import { NoteIcon } from '../kept/salesIcons.tsx';
import type { QuoteRowFragment } from './quotes.generated.ts';
import { valuesOf } from '../../parts/forms/checkForm.ts';
import { paths } from '../../paths.ts';
import { stepOf } from '../../../../common/product/fewest.ts';
import * as words from '../../../words/tr/quoteList.ts';
import { readQuantity, unitWord, quantityText, quantityValue } from './quantity.ts';
import { faultOf, type QuoteReply } from '../kept/quoteReply.ts';
import { EnquiryThumb } from '../kept/EnquiryThumb.tsx';
import { Line } from '../lines/LineSheet.tsx';
import { amount, priceText } from '../lines/amounts.ts';
import { Stepper } from './Stepper.tsx';
import { pricedAt } from './listTotal.ts';
import { RowName, RowNews, RowSide } from './RowTexts.tsx';
import { UnknownLine } from './UnknownLine.tsx';
import { UnreadQuantity } from './UnreadQuantity.tsx';
import './PrintedRow.css';

interface QuoteRowProps {
  row: QuoteRowFragment;
  place: number;
  onRemove: (row: QuoteRowFragment) => void;
}

/** The columns of the quote list. */
export const listColumns = { price: true, amount: true, tools: true };

/** Shows one row of the list, with its quantity and a note. Without scripts a button saves both. */
export function QuoteRow({ row, place, onRemove }: QuoteRowProps) {
  const { id, name, product, quantity, unreadQuantity, note, standing } = row;
  const change = useFetcher<QuoteReply>();
  const remove = useFetcher<QuoteReply>();
  const sent = useActionData<QuoteReply>();
  const reply = change.data ?? (sent?.row === id ? sent : undefined);
  const error = faultOf(reply, words.changeNotSaved);
  const isKept = remove.state === 'idle' && remove.data !== undefined && faultOf(remove.data);
  const fields = useRef<HTMLFormElement>(null);
  const form = `satir-${id}`;
  const found = product && pricedAt(product, quantity);
  const price = found ? found.price / 100 : product?.price;
  /** Reads the row from its fields, whose values may still be on their way to the server. */
  function asTyped(): QuoteRowFragment {
    if (!fields.current) return row;
    const values = valuesOf(new FormData(fields.current));
    const typed = readQuantity(values.quantity ?? '');
    return { ...row, quantity: Number.isNaN(typed) ? quantity : typed, note: values.note || null };
  }
  const save = (field: HTMLElement & { form: HTMLFormElement | null }) => void change.submit(field.form);
  return (
    <Line
      columns={listColumns}
      className="quote-row"
      data-gone={standing === 'REMOVED' || standing === 'DISCONTINUED' || undefined}
      data-unknown={standing === 'WRITTEN' || undefined}
      place={place}
      thumb={<EnquiryThumb product={product} />}
      quantity={
        <>
          <span className="quote-row-quantity">
            <Stepper
              key={quantity}
              label={words.quantityOf(name)}
              form={form}
              hasButtons={false}
              defaultValue={quantity}
              step={(product && stepOf(product)) ?? 1}
              error={Boolean(error ?? unreadQuantity)}
              describedBy={
                [error && `${id}-error`, unreadQuantity && `${id}-unread`].filter(Boolean).join(' ') || undefined
              }
              onChange={save}
            />
            {product && <span className="quote-row-unit muted">{unitWord(product.salesUnit)}</span>}
          </span>
          <output className="printed-quantity">
            {product ? quantityText(quantity, product.salesUnit) : quantityValue(quantity)}
          </output>
          <button type="submit" form={form} className="small-button quote-row-save">
            {words.save}
          </button>
        </>
      }
      price={
        product &&
        price != null &&
        priceText({ price, salesUnit: product.salesUnit, priceQuantity: product.priceQuantity })
      }
      amount={found && quantity !== null && amount(found.sum / 100)}
      tools={
        <remove.Form
          method="post"
          action={paths.quote}
          className="quote-row-remove"
          onSubmit={() => onRemove(asTyped())}
        >
          <input type="hidden" name="intent" value="remove" />
          <input type="hidden" name="row" value={id} />
          <button type="submit" className="icon-button" aria-label={words.takeOffNamed(name)} title={words.takeOff}>
            <DeleteIcon />
          </button>
        </remove.Form>
      }
    >
      <change.Form ref={fields} id={form} method="post" action={paths.quote} className="line-what">
        <input type="hidden" name="intent" value="change" />
        <input type="hidden" name="row" value={id} />
        <RowName row={row} />
        <details className="line-note" open={Boolean(reply?.errors.note) || undefined}>
          <summary title={words.addNote}>
            <NoteIcon />
            {note ? (
              <span className="line-note-text">{note}</span>
            ) : (
              <span className="line-note-add">{words.addNote}</span>
            )}
            <span className="visually-hidden">{words.moreOf(name)}</span>
          </summary>
          <input
            name="note"
            aria-label={words.noteOf(name)}
            maxLength={300}
            defaultValue={note ?? ''}
            onBlur={({ currentTarget }) => currentTarget.value !== (note ?? '') && save(currentTarget)}
          />
        </details>
        <RowSide row={row} />
      </change.Form>
      <RowNews row={row} />
      <UnreadQuantity row={row} form={form} />
      {standing === 'WRITTEN' && <UnknownLine row={row} />}
      {note && <p className="printed-note">{words.printedNote(note)}</p>}
      {error && (
        <p className="line-extra quote-row-error" id={`${id}-error`} role="alert">
          {error}
          {change.data?.failed && (
            <>
              {' '}
              <button type="submit" form={form} className="text-link">
                <span>{words.tryAgain}</span>
              </button>
            </>
          )}
        </p>
      )}
      {isKept && (
        <p className="line-extra quote-row-error" role="alert">
          {words.rowNotTakenOff}
        </p>
      )}
    </Line>
  );
}
