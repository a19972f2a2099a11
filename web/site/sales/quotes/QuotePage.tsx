import { useRef, useState } from 'react';
import { useActionData, useFetcher, Link } from 'react-router-dom';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { PageStyles } from '../../../components/PageStyles.tsx';
import {
  useQuoteListQuery,
  type QuoteListQuery,
  type QuoteRowFragment,
  type QuoteProductFragment,
} from './quotes.generated.ts';
import { PageHead } from '../../parts/PageHead.tsx';
import { PageMeta } from '../../parts/meta/PageMeta.tsx';
import { TextLink } from '../../parts/TextLink.tsx';
import { paths } from '../../paths.ts';
import { pages } from '../../../words/tr/specified.ts';
import { KeptEnquiries } from '../kept/KeptEnquiries.tsx';
import { ListActions, nameOf, ListTabs } from './ListTabs.tsx';
import { ListBoxes } from './ListBoxes.tsx';
import { PasteBox } from './PasteBox.tsx';
import { quantityValue } from './quantity.ts';
import { QuoteForm } from './QuoteForm.tsx';
import { faultOf, type QuoteReply } from '../kept/quoteReply.ts';
import { QuickRows } from './QuickRows.tsx';
import { QuoteRow } from './QuoteRow.tsx';
import quotePageCss from './QuotePage.css?inline';
import quoteRowCss from './QuoteRow.css?inline';
import quickRowsCss from './QuickRows.css?inline';
import listBoxesCss from './ListBoxes.css?inline';
import pasteBoxCss from './PasteBox.css?inline';
import quoteFormCss from './QuoteForm.css?inline';
import attachFieldCss from '../attachments/AttachField.css?inline';
import keptEnquiriesCss from '../kept/KeptEnquiries.css?inline';
import { SumText, PriceText } from '../../../components/PriceText.tsx';
import { listTotal } from './listTotal.ts';
import { readAdded } from './QuickAdd.tsx';
import { fewestOf } from '../../../../common/product/fewest.ts';
import { inUnits } from '../../../../common/measures/salesUnits.ts';
import { AddIcon } from '../../../components/icons.tsx';
import { Picture } from '../../../components/Picture.tsx';
import { CodeText } from '../../parts/CodeText.tsx';

/** Shows the visitor's own list, and the form that sends it. */
export function QuotePage() {
  const { quoteList, privacyNotice } = useQuoteListQuery().data ?? {};
  const { rows = [], goesWith = [], sendKey, all = [] } = quoteList ?? {};
  const reply = useActionData<QuoteReply>();
  // The list is gone by now; without scripts, the form has to keep the typed text.
  const key = rows.length > 0 ? sendKey : reply?.intent === 'send' && reply.values.key;
  const [removed, setRemoved] = useState<QuoteRowFragment>();
  const restore = useFetcher<QuoteReply>();
  const isBack = restore.data !== undefined && faultOf(restore.data) === undefined;
  const isGone = removed !== undefined && !isBack && rows.every(({ id }) => id !== removed.id);
  const list = useRef<HTMLUListElement>(null);

  /**
   * The pressed button disappears with its row: the focus moves to the button of a neighbouring row, or to the message.
   */
  function remove(row: QuoteRowFragment) {
    restore.reset();
    setRemoved(row);
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('.quote-row-remove button') ?? [])];
    const place = rows.findIndex(({ id }) => id === row.id);
    (buttons[place + 1] ?? buttons[place - 1])?.focus();
  }
  function bringBack({ product, name, quantity, note }: QuoteRowFragment) {
    const row = {
      intent: 'add',
      product: product?.id ?? '',
      text: name,
      quantity: quantityValue(quantity),
      note: note ?? '',
    };
    void restore.submit(row, { method: 'post', action: paths.quote });
  }

  return (
    <>
      <PageMeta page="quote" noindex />
      <PageStyles css={quoteStyles} />
      <PageHead current="Teklif listesi" title="Teklif listesi" lede={pages.quote}>
        <ListTabs all={all} />
      </PageHead>
      <div className="quote-page container section" data-empty={!key || undefined}>
        <div className="quote-main">
          <ListFault />
          <div className="quote-list">
            {quoteList && (rows.length > 0 || all.length > 1) && (
              <>
                <div className="quote-head">
                  <h2 className="t-h6">{headOf(quoteList)}</h2>
                  <ListActions list={quoteList} />
                </div>
                <ListBoxes list={quoteList} />
              </>
            )}
            {rows.length === 0 ? (
              <EmptyState
                title="Teklif listeniz boş."
                hint="Ürün sayfasındaki “Teklif listesine ekle” düğmesiyle ya da Excel'den yapıştırarak başlayın."
                action={
                  <TextLink to={paths.products} arrow>
                    Ürünlere göz atın
                  </TextLink>
                }
              />
            ) : (
              <>
                <Suggestions rows={rows} />
                <ul className="quote-rows" ref={list}>
                  {rows.map((row) => (
                    <QuoteRow key={row.id} row={row} onRemove={remove} />
                  ))}
                </ul>
                <QuoteTotal rows={rows} />
                <GoesWith products={goesWith} />
              </>
            )}
            <p className="quote-removed" role="status">
              {isGone && (
                <>
                  {faultOf(restore.data, 'Geri alınamadı. Lütfen tekrar deneyin.') ?? 'Ürün listeden çıkarıldı.'}{' '}
                  <button type="button" className="text-link" onClick={() => bringBack(removed)}>
                    <span>Geri al</span>
                  </button>
                </>
              )}
            </p>
          </div>
          <QuickRows rows={rows} />
          <PasteBox />
          <KeptEnquiries />
        </div>
        {key && (
          <QuoteForm
            sendKey={key}
            count={rows.length}
            list={quoteList && all.length > 1 ? nameOf(quoteList) : undefined}
            notice={privacyNotice?.version}
          />
        )}
      </div>
    </>
  );
}

/** A list among others, or with a name, is called by it. */
const headOf = (list: QuoteListQuery['quoteList']) =>
  list.name !== null || list.all.length > 1 ? `${nameOf(list)}, ${list.rows.length} ürün` : `${list.rows.length} satır`;

/** The styles of the pages about the quote list, which no other page needs. */
const quoteStyles = [
  quotePageCss,
  quoteRowCss,
  quickRowsCss,
  listBoxesCss,
  pasteBoxCss,
  quoteFormCss,
  attachFieldCss,
  keptEnquiriesCss,
].join('');

/** Shows the sum of list prices; renders nothing while no row has one. */
function QuoteTotal({ rows }: { rows: QuoteRowFragment[] }) {
  const total = listTotal(rows);
  if (total === undefined) return null;
  return (
    <p className="quote-total">
      Liste fiyatlarıyla toplam{' '}
      <strong>
        <SumText sum={total} />
      </strong>
      <span className="t-caption muted">KDV dâhildir. Kesin fiyat teklifte bildirilir.</span>
    </p>
  );
}

/** These forms say at their own place why they did nothing. */
const saidElsewhere = ['change', 'paste', 'quick', 'send'];

const otherwise = 'Yapılamadı: liste ya da bağlantı artık olmayabilir. Lütfen tekrar deneyin.';

/**
 * Says why a form did nothing that has no place of its own on this page: one about a whole list, or that of a product's page, sent
 * without scripts. A wrong name of a list is said at its field.
 */
function ListFault() {
  const reply = useActionData<QuoteReply>();
  if (!reply || saidElsewhere.includes(reply.intent) || reply.errors.name) return null;
  const product = reply.intent === 'add' ? productOf(reply) : undefined;
  const fault = faultOf(reply, otherwise);
  return fault === undefined ? null : (
    <p className="list-fault" role="alert">
      {reply.intent === 'add' && 'Listeye bir şey eklenmedi. '}
      {fault} {product && <Link to={paths.product(product)}>Ürüne dönün</Link>}
    </p>
  );
}

const productOf = ({ values }: QuoteReply) => (values.added ? readAdded(values.added).product : values.product);

/** Offers what is bought together with the products of the list and is not in it yet. */
function GoesWith({ products }: { products: QuoteProductFragment[] }) {
  const add = useFetcher<QuoteReply>();
  const list = useRef<HTMLUListElement>(null);
  const said = useRef<HTMLParagraphElement>(null);
  const [added, setAdded] = useState<string>();
  const error = faultOf(add.data, 'Eklenemedi. Lütfen tekrar deneyin.');

  /** The pressed button goes with its product: the focus moves to that of a neighbour, or to the message. */
  function leave(place: number, name: string) {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    (buttons[place + 1] ?? buttons[place - 1] ?? said.current)?.focus();
    setAdded(name);
  }

  return (
    <section className="goes-with" aria-labelledby="goes-with" hidden={products.length === 0 && !added}>
      <h2 className="t-h6" id="goes-with">
        Bunlar da gerekebilir
      </h2>
      <ul ref={list}>
        {products.map((product, place) => (
          <li key={product.id}>
            <span className="goes-with-picture" aria-hidden="true">
              <Picture alt="" image={product.image} picture={product.picture} sizes="56px" upTo={160} />
            </span>
            <Link to={paths.product(product.id)} className="goes-with-name">
              <CodeText text={product.name} />
            </Link>
            <span className="goes-with-price t-body2">
              <PriceText {...product} />
            </span>
            <add.Form method="post" action={paths.quote} onSubmit={() => leave(place, product.name)}>
              <input type="hidden" name="intent" value="add" />
              <input type="hidden" name="product" value={product.id} />
              <input type="hidden" name="quantity" value={fewestOf(product)} />
              <button
                type="submit"
                className="small-button"
                title={inUnits(fewestOf(product), product.salesUnit, { always: true })}
              >
                <AddIcon />
                <span>
                  Ekle<span className="visually-hidden">: {product.name}</span>
                </span>
              </button>
            </add.Form>
          </li>
        ))}
      </ul>
      <p ref={said} tabIndex={-1} role="status" className="t-body2" data-error={error ? true : undefined}>
        {error ?? (added && add.state === 'idle' && `${added} listeye eklendi.`)}
      </p>
    </section>
  );
}

/** Takes the first suggestion of all open rows at once; one row has its own buttons. */
function Suggestions({ rows }: { rows: QuoteRowFragment[] }) {
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
