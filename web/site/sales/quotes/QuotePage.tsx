import { useRef, useState } from 'react';
import { useActionData, useFetcher, Link } from 'react-router-dom';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { PageStyles } from '../../../components/PageStyles.tsx';
import { SumText } from '../../../components/PriceText.tsx';
import { useQuoteListQuery, type QuoteListQuery, type QuoteRowFragment } from './quotes.generated.ts';
import { PageHead } from '../../parts/PageHead.tsx';
import { PageMeta } from '../../parts/meta/PageMeta.tsx';
import { TextLink } from '../../parts/TextLink.tsx';
import { paths } from '../../paths.ts';
import * as common from '../../../words/tr/common.ts';
import * as lines from '../../../words/tr/lines.ts';
import { pages } from '../../../words/tr/specified.ts';
import * as words from '../../../words/tr/quoteList.ts';
import { KeptEnquiries } from '../kept/KeptEnquiries.tsx';
import { LineSheet, SheetFoot } from '../lines/LineSheet.tsx';
import { ListActions, nameOf, ListTabs } from './ListTabs.tsx';
import { ListBoxes } from './ListBoxes.tsx';
import { PasteBox } from './PasteBox.tsx';
import { quantityValue } from './quantity.ts';
import { focusForm, QuoteForm, quoteForm } from './QuoteForm.tsx';
import { faultOf, type QuoteReply } from '../kept/quoteReply.ts';
import { GoesWith } from './GoesWith.tsx';
import { LastRow } from './LastRow.tsx';
import { listTotal } from './listTotal.ts';
import { listColumns, QuoteRow } from './QuoteRow.tsx';
import { readAdded } from './QuickAdd.tsx';
import { quoteStyles } from './quoteStyles.ts';

/** Shows the visitor's own list, and the form that sends it. */
export function QuotePage() {
  const { quoteList, privacyNotice } = useQuoteListQuery().data ?? {};
  const { rows = [], goesWith = [], sendKey, all = [] } = quoteList ?? {};
  const reply = useActionData<QuoteReply>();
  // The list is gone by now; without scripts, the form has to keep the typed text.
  const key = rows.length > 0 ? sendKey : reply?.intent === 'send' && reply.values.key;
  const [removed, setRemoved] = useState<QuoteRowFragment>();
  const restore = useFetcher<QuoteReply>();
  const paste = useFetcher<QuoteReply>();
  const [pasted, setPasted] = useState('');
  const isBack = restore.data !== undefined && faultOf(restore.data) === undefined;
  const isGone = removed !== undefined && !isBack && rows.every(({ id }) => id !== removed.id);
  const list = useRef<HTMLDivElement>(null);

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
  function addPasted(text: string) {
    setPasted(text);
    void paste.submit({ intent: 'paste', text }, { method: 'post', action: paths.quote });
  }

  return (
    <>
      <PageMeta page="quote" noindex />
      <PageStyles css={quoteStyles} />
      <PageHead className="list-page-head" current={common.quoteList} title={common.quoteList} lede={pages.quote}>
        <ListTabs all={all} />
      </PageHead>
      <div className="quote-page container section">
        <ListFault />
        <div className="quote-list" ref={list}>
          {quoteList && (rows.length > 0 || all.length > 1) && (
            <>
              <div className="quote-head row wraps">
                <h2 className="t-h6">{headOf(quoteList)}</h2>
                <ListActions list={quoteList} />
              </div>
              <ListBoxes list={quoteList} />
            </>
          )}
          {rows.length === 0 && (
            <EmptyState
              title={words.empty}
              hint={words.howToBegin}
              action={
                <TextLink to={paths.products} arrow>
                  {words.browseProducts}
                </TextLink>
              }
            />
          )}
          <Suggestions rows={rows} />
          <LineSheet
            columns={listColumns}
            hasFields
            most={listTotal(rows)}
            foot={<ListFoot rows={rows} isSendable={Boolean(key)} />}
          >
            {rows.map((row, place) => (
              <QuoteRow key={row.id} row={row} place={place + 1} onRemove={remove} />
            ))}
            <LastRow rows={rows} onPaste={addPasted} />
            <tr className="paste-row">
              <td colSpan={7}>
                <PasteBox paste={paste} text={pasted} />
              </td>
            </tr>
          </LineSheet>
          <p className="quote-removed" role="status">
            {isGone && (
              <>
                {faultOf(restore.data, words.notRestored) ?? words.takenOff}{' '}
                <button type="button" className="text-link" onClick={() => bringBack(removed)}>
                  <span>{words.undo}</span>
                </button>
              </>
            )}
          </p>
          {rows.length > 0 && <GoesWith products={goesWith} />}
        </div>
        {key && (
          <QuoteForm
            sendKey={key}
            count={rows.length}
            list={quoteList && all.length > 1 ? nameOf(quoteList) : undefined}
            notice={privacyNotice?.version}
          />
        )}
        <KeptEnquiries />
      </div>
    </>
  );
}

/** A list among others, or with a name, is called by it. */
const headOf = (list: QuoteListQuery['quoteList']) =>
  list.name !== null || list.all.length > 1
    ? words.namedList(nameOf(list), list.rows.length)
    : lines.rows(list.rows.length);

/** The foot of the list: rows, the sum of list prices, and the way to the form below. */
function ListFoot({ rows, isSendable }: { rows: QuoteRowFragment[]; isSendable: boolean }) {
  if (rows.length === 0) return null;
  const total = listTotal(rows);
  const open = rows.filter(({ standing }) => standing === 'WRITTEN').length;
  return (
    <SheetFoot
      className="quote-total"
      count={
        <>
          <b>{lines.rows(rows.length)}</b>
          {open > 0 && lines.rowsToAsk(open)}
        </>
      }
      basis={lines.listPrices}
      sum={total === undefined ? undefined : <SumText sum={total} />}
    >
      {isSendable && (
        <a className="foot-button" href={`#${quoteForm}`} onClick={focusForm}>
          {words.askForOffer}
        </a>
      )}
    </SheetFoot>
  );
}

/** These forms say at their own place why they did nothing. */
const saidElsewhere = ['change', 'paste', 'quick', 'send'];

/**
 * Says why a form did nothing that has no place of its own on this page: one about a whole list, or that of a product's page, sent
 * without scripts. A wrong name of a list is said at its field.
 */
function ListFault() {
  const reply = useActionData<QuoteReply>();
  if (!reply || saidElsewhere.includes(reply.intent) || reply.errors.name) return null;
  const product = reply.intent === 'add' ? productOf(reply) : undefined;
  const fault = faultOf(reply, words.notDone);
  return fault === undefined ? null : (
    <p className="list-fault" role="alert">
      {reply.intent === 'add' ? words.nothingAdded(fault) : fault}{' '}
      {product && <Link to={paths.product(product)}>{words.toProduct}</Link>}
    </p>
  );
}

const productOf = ({ values }: QuoteReply) => (values.added ? readAdded(values.added).product : values.product);

/** Takes the first suggestion of all open rows at once; one row has its own chips. */
function Suggestions({ rows }: { rows: QuoteRowFragment[] }) {
  const accept = useFetcher<QuoteReply>();
  const count = rows.filter(({ suggestion }) => suggestion).length;
  if (count < 2) return null;
  const { errors, failed } = accept.data ?? {};
  const error = errors?.rows ?? (failed ? words.suggestionsNotTaken : undefined);
  return (
    <accept.Form method="post" action={paths.quote} className="suggestions-notice row wraps">
      <input type="hidden" name="intent" value="accept" />
      <p>
        <b>{words.suggestionsOf(count)}</b> {words.wordsStay}
      </p>
      <button type="submit" className="text-link" disabled={accept.state !== 'idle'}>
        <span>{words.acceptAll}</span>
      </button>
      {error && (
        <p className="quote-row-error" role="alert">
          {error}
        </p>
      )}
    </accept.Form>
  );
}
