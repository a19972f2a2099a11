import { useRef, useState } from 'react';
import { useActionData, useFetcher } from 'react-router-dom';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { PageStyles } from '../../../components/PageStyles.tsx';
import { useQuoteListQuery, type QuoteListQuery, type QuoteRowFragment } from '../../../graphql/generated/quotes.ts';
import { PageHead } from '../../parts/PageHead.tsx';
import { PageMeta } from '../../parts/meta/PageMeta.tsx';
import { TextLink } from '../../parts/TextLink.tsx';
import { paths } from '../../paths.ts';
import { pages } from '../../../words/tr/specified.ts';
import { GoesWith } from './GoesWith.tsx';
import { KeptEnquiries } from '../kept/KeptEnquiries.tsx';
import { ListActions } from './ListActions.tsx';
import { ListBoxes } from './ListBoxes.tsx';
import { ListFault } from './ListFault.tsx';
import { nameOf } from './listNames.ts';
import { ListTabs } from './ListTabs.tsx';
import { PasteBox } from './PasteBox.tsx';
import { quantityValue } from './quantity.ts';
import { QuoteForm } from './QuoteForm.tsx';
import { faultOf, type QuoteReply } from '../kept/quoteReply.ts';
import { QuickRows } from './QuickRows.tsx';
import { quoteStyles } from './quoteStyles.ts';
import { QuoteRow } from './QuoteRow.tsx';
import { QuoteTotal } from './QuoteTotal.tsx';
import { Suggestions } from './Suggestions.tsx';

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
