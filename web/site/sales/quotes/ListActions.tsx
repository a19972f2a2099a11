import { useState } from 'react';
import { Form, Link } from 'react-router-dom';
import { DeleteIcon, PrintIcon, WhatsAppIcon } from '../../../components/icons.tsx';
import { EditIcon, ShareIcon } from '../kept/salesIcons.tsx';
import { whatsAppHref } from '../../../components/phone.ts';
import type { QuoteListQuery } from '../../../graphql/generated/quotes.ts';
import { paths } from '../../paths.ts';
import { useSettings } from '../../parts/contact/SettingsProvider.tsx';
import { shareText } from './shareText.ts';

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
    <div className="list-actions">
      {id && (
        <Link className="text-link" to={`${paths.quote}?ad=1`} preventScrollReset>
          <EditIcon /> <span>Adını değiştir</span>
        </Link>
      )}
      {id && rows.length > 0 && (
        <Form method="post" action={paths.quote} preventScrollReset>
          <input type="hidden" name="intent" value="shareList" />
          <input type="hidden" name="list" value={id} />
          <button type="submit" className="text-link">
            <ShareIcon /> <span>Paylaş</span>
          </button>
        </Form>
      )}
      <button type="button" className="text-link scripted" onClick={() => window.print()}>
        <PrintIcon /> <span>Yazdır</span>
      </button>
      {chat && (
        <a
          className="text-link"
          href={`${chat}?text=${encodeURIComponent(shareText(rows))}`}
          rel="noreferrer"
          target="_blank"
        >
          <WhatsAppIcon /> <span>WhatsApp</span>
        </a>
      )}
      <button type="button" className="text-link scripted" onClick={() => void copy()}>
        <span>{copied ? 'Kopyalandı' : 'Metni kopyala'}</span>
      </button>
      {list.all.length > 1 ? (
        <Link className="text-link" to={`${paths.quote}?sil=1`} preventScrollReset>
          <DeleteIcon /> <span>Listeyi sil</span>
        </Link>
      ) : (
        <Link className="text-link" to={`${paths.quote}?bosalt=1`} preventScrollReset>
          <DeleteIcon /> <span>Listeyi boşalt</span>
        </Link>
      )}
    </div>
  );
}
