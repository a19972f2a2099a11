import { useRef } from 'react';
import { useActionData, useFetcher, Link } from 'react-router-dom';
import { DeleteIcon, ErrorIcon, AddIcon } from '../../../components/icons.tsx';
import { Picture } from '../../../components/Picture.tsx';
import type { QuoteRowFragment, QuoteProductFragment } from './quotes.generated.ts';
import { valuesOf } from '../../parts/forms/checkForm.ts';
import { paths } from '../../paths.ts';
import { stepOf } from '../../../../common/product/fewest.ts';
import {
  readQuantity,
  unitWord,
  completedText,
  quantityText,
  quantityValue,
  bareQuantity,
  commaMeanings,
} from './quantity.ts';
import { faultOf, type QuoteReply } from '../kept/quoteReply.ts';
import { Stepper } from './Stepper.tsx';
import { orderable } from '../../../../common/product/priceLadder.ts';
import { PriceText, SumText } from '../../../components/PriceText.tsx';
import { AskedCode } from '../kept/AskedCode.tsx';
import { CodeText } from '../../parts/CodeText.tsx';
import { pricedAt } from './listTotal.ts';
import './PrintedRow.css';
import { mayBeThousands } from '../../../../common/measures/writtenNumber.ts';

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

/** Names the product of a row, and says what became of it or of the visitor's words. */
function QuoteRowHead({ row }: { row: QuoteRowFragment }) {
  const { name, product, quantity, written, askedCode, standing } = row;
  return (
    <div className="quote-row-head">
      <p className="quote-row-name">
        {product ? (
          <Link to={paths.product(product.id)}>
            <CodeText text={product.name} />
          </Link>
        ) : (
          <CodeText text={name} />
        )}
      </p>
      {product?.stockCode && (
        <p className="t-body2 muted">
          Ürün kodu <span className="code">{product.stockCode}</span>
        </p>
      )}
      {askedCode && <AskedCode code={askedCode} />}
      {product && <RowPrice product={product} quantity={quantity} />}
      {product && quantity !== null && <Completed product={product} quantity={quantity} />}
      {written && (
        <p className="quote-row-written t-body2 muted">
          Yazdığınız: <b>{written}</b>
        </p>
      )}
      <RowFlags row={row} />
      {standing === 'REMOVED' && <p className="t-body2 muted">Bu ürün artık listelenmiyor.</p>}
      {standing === 'DISCONTINUED' && <p className="t-body2 muted">Bu ürün üretimden kalktı; karşılığını öneririz.</p>}
      {standing === 'WRITTEN' && <UnknownLine row={row} />}
    </div>
  );
}

/** The price of a row by its quantity, and how few more lead to the next price. */
function RowPrice({ product, quantity }: { product: QuoteProductFragment; quantity: number | null }) {
  const { price, salesUnit, priceQuantity } = product;
  const found = pricedAt(product, quantity);
  const next = quantity === null ? null : found?.hint;
  return (
    <p className="t-body2">
      <PriceText price={found ? found.price / 100 : price} salesUnit={salesUnit} priceQuantity={priceQuantity} />
      {next && (
        <span className="quote-row-next muted">
          {quantityText(next.missing, salesUnit)} daha:{' '}
          <PriceText price={next.price / 100} salesUnit={salesUnit} priceQuantity={priceQuantity} />
        </span>
      )}
    </p>
  );
}

/** Says that a quantity is completed to what can be had, and what that costs; the field keeps what the visitor typed. */
function Completed({ product, quantity }: { product: QuoteProductFragment; quantity: number }) {
  const taken = orderable(quantity, product);
  if (taken === quantity) return null;
  const sum = pricedAt(product, quantity)?.sum;
  return (
    <p className="t-body2">
      {completedText(quantity, product)}
      {sum !== undefined && (
        <>
          {', '}
          <SumText sum={sum / 100} />
        </>
      )}
      .
    </p>
  );
}

/** Says what is different from an earlier enquiry, and that a product is gone. */
function RowFlags({
  row: { replaces, formerPrice, formerPriceQuantity, product, standing },
}: {
  row: QuoteRowFragment;
}) {
  return (
    <>
      {replaces && (
        <p className="quote-row-flag">
          <b>Yerine geçen</b> {replaces} üretimden kalktı.
        </p>
      )}
      {formerPrice !== null && (
        <p className="quote-row-flag">
          <b>Fiyat değişti</b>
          <span>
            Talebinizde{' '}
            <PriceText price={formerPrice} salesUnit={product?.salesUnit ?? null} priceQuantity={formerPriceQuantity} />{' '}
            idi.
          </span>
        </p>
      )}
      {(standing === 'REMOVED' || standing === 'DISCONTINUED') && (
        <p className="quote-row-flag">
          <b>Artık satılmıyor</b>
        </p>
      )}
    </>
  );
}

/** Writes on paper what the fields of a row hold on a screen: its quantity, and below the name its note. */
const PrintedRow = ({ row: { product, quantity, note } }: { row: QuoteRowFragment }) => (
  <>
    <output className="printed-quantity">
      {product ? quantityText(quantity, product.salesUnit) : quantityValue(quantity)}
    </output>
    {note && <p className="printed-note">Not: {note}</p>}
  </>
);

/** Says which pasted quantity has to be asked for, why, and what the row has instead. Its button keeps that. */
function UnreadQuantity({ row }: { row: QuoteRowFragment }) {
  const { id, quantity, unreadQuantity, product } = row;
  if (!unreadQuantity) return null;
  const kept = product ? quantityText(quantity, product.salesUnit) : bareQuantity(quantity);
  return (
    <div className="quote-row-unread">
      <p id={`${id}-unread`}>
        <ErrorIcon />
        <span>
          {whyAsked(unreadQuantity, product)}{' '}
          {kept ? `Miktar ${kept} olarak kaldı.` : askedFor(unreadQuantity, product)}
        </span>
      </p>
      {kept && (
        <button type="submit" className="text-link">
          <span>Böyle kalsın</span>
        </button>
      )}
    </div>
  );
}

/** A number with a word beside it was read; it is its unit that is not the product's. */
const hasUnit = (text: string) => /^\d[\d.,]*\s*\p{L}+[²³]?\.?$/u.test(text.trim());

function whyAsked(text: string, product: QuoteRowFragment['product']) {
  const [number = ''] = /^[\d.,]+/.exec(text) ?? [];
  if (mayBeThousands(number)) return commaMeanings(number);
  if (!hasUnit(text)) return `“${text}” miktar olarak okunamadı.`;
  return product ? `“${text}” bu ürünün satış birimine çevrilemedi.` : `Miktar “${text}” olarak gönderilecek.`;
}

function askedFor(text: string, product: QuoteRowFragment['product']) {
  if (product) return hasUnit(text) ? `Miktarı ${unitWord(product.salesUnit)} olarak yazın.` : 'Miktarı yazın.';
  return hasUnit(text) ? 'Ürünü seçerseniz satış birimine çevrilir.' : 'Miktarı yazın.';
}

/**
 * Stands below a line that names no product for certain: offers candidates, and a field to correct it. The line may
 * also stay as it is.
 */
function UnknownLine({ row: { id, name, candidates } }: { row: QuoteRowFragment }) {
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
