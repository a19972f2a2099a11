import { Form, Link } from 'react-router-dom';
import { mostLists } from '../../../../common/offers/visitorLimits.ts';
import { AddIcon, DeleteIcon, PrintIcon, WhatsAppIcon } from '../../../components/icons.tsx';
import type { QuoteListQuery, QuoteRowFragment } from './quotes.generated.ts';
import { paths } from '../../paths.ts';
import { useState } from 'react';
import { EditIcon, ShareIcon } from '../kept/salesIcons.tsx';
import { whatsAppHref } from '../../../components/phone.ts';
import { useSettings } from '../../parts/contact/SettingsProvider.tsx';
import { bareQuantity, quantityText } from './quantity.ts';
import * as common from '../../../words/tr/common.ts';
import * as words from '../../../words/tr/quoteList.ts';

/** Leads from one list of this browser to another, and makes a new one. Each tab is a form of its own. */
export function ListTabs({ all }: { all: QuoteListQuery['quoteList']['all'] }) {
  if (all.length === 0) return null;
  return (
    <div className="list-tabs row">
      <nav aria-label={words.yourLists}>
        {all.length > 1 &&
          all.map((list) => (
            <Form key={list.id} method="post" action={paths.quote} preventScrollReset>
              <input type="hidden" name="intent" value="chooseList" />
              <input type="hidden" name="list" value={list.id} />
              <button type="submit" className="list-tab row" aria-current={list.isChosen ? 'page' : undefined}>
                <span className="list-tab-name" title={nameOf(list)}>
                  {nameOf(list)}
                </span>{' '}
                <span className="list-tab-count muted">
                  {list.rowCount}
                  <span className="visually-hidden"> {words.productsHeard}</span>
                </span>
              </button>
            </Form>
          ))}
        {all.length < mostLists && (
          <Form method="post" action={paths.quote} preventScrollReset>
            <input type="hidden" name="intent" value="makeList" />
            <button type="submit" className="list-tab list-tab-new row">
              <AddIcon /> {words.newList}
            </button>
          </Form>
        )}
      </nav>
      {all.length > 1 && <p className="t-caption muted">{listsText(all.length)}</p>}
    </div>
  );
}

/** A list without a name is the one that every browser begins with. */
export const nameOf = ({ name }: { name: string | null }) => name ?? common.quoteList;

const listsText = (count: number) => (count >= mostLists ? words.listsFull : words.listsOf(count));

/** Offers to print the list, to send it to the company in a chat where its number has one, or to clear it. */
export function ListActions({ list }: { list: QuoteListQuery['quoteList'] }) {
  const { id, rows } = list;
  const chat = whatsAppHref(useSettings().phone);
  const [copied, setCopied] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(shareText(rows));
      setCopied(true);
    } catch (error) {
      // Without https there is no clipboard at all; the chat's link holds the same text.
      if (!(error instanceof DOMException || error instanceof TypeError)) throw error;
    }
  }

  return (
    <div className="list-actions wraps">
      {id && (
        <Link className="text-link" to={`${paths.quote}?ad=1`} preventScrollReset>
          <EditIcon /> <span>{words.changeName}</span>
        </Link>
      )}
      {id && rows.length > 0 && (
        <Form method="post" action={paths.quote} preventScrollReset>
          <input type="hidden" name="intent" value="shareList" />
          <input type="hidden" name="list" value={id} />
          <button type="submit" className="text-link">
            <ShareIcon /> <span>{words.share}</span>
          </button>
        </Form>
      )}
      <button type="button" className="text-link scripted" onClick={() => window.print()}>
        <PrintIcon /> <span>{words.print}</span>
      </button>
      {chat && (
        <a
          className="text-link"
          href={`${chat}?text=${encodeURIComponent(shareText(rows))}`}
          rel="noreferrer"
          target="_blank"
        >
          <WhatsAppIcon /> <span>{common.whatsApp}</span>
        </a>
      )}
      <button type="button" className="text-link scripted" onClick={() => void copy()}>
        <span>{copied ? words.textCopied : words.copyText}</span>
      </button>
      {list.all.length > 1 ? (
        <Link className="text-link" to={`${paths.quote}?sil=1`} preventScrollReset>
          <DeleteIcon /> <span>{words.deleteList}</span>
        </Link>
      ) : (
        <Link className="text-link" to={`${paths.quote}?bosalt=1`} preventScrollReset>
          <DeleteIcon /> <span>{words.clearList}</span>
        </Link>
      )}
    </div>
  );
}

/** Writes the list as a text for a chat or a mail. */
const shareText = (rows: QuoteRowFragment[]) =>
  [
    words.chatBegins,
    ...rows.map(({ name, product, quantity, note, askedCode }, place) => {
      const code = product?.stockCode;
      const own = code && !name.includes(code) ? `${code}: ${name}` : name;
      const what = askedCode ? words.withOurCode(own, askedCode) : own;
      const amount = product ? quantityText(quantity, product.salesUnit) : bareQuantity(quantity);
      return `${place + 1}. ${[what, amount].filter(Boolean).join(', ')}${note ? ` (${note})` : ''}`;
    }),
  ].join('\n');
