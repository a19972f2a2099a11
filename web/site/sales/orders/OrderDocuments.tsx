import { DownloadIcon, PdfIcon } from '../../../components/icons.tsx';
import { dayIn, dayText } from '../kept/moments.ts';
import type { Order } from './orderStates.ts';
import * as words from '../../../words/tr/orders.ts';
import * as common from '../../../words/tr/common.ts';

type Kind = Order['documents'][number]['kind'];

/** Leads to the papers of the order: its confirmation, the accepted offer, and what the buyer sent along. */
export function OrderDocuments({ order }: { order: Order }) {
  const { documents, offerNumber, ownNumber, createdAt, events, invoiceNumber, waybillNumber } = order;
  const titles: Record<Kind, string> = {
    CONFIRMATION: words.confirmation,
    OFFER: words.acceptedOffer(offerNumber.split('/')[1] ?? '1'),
    OWN: ownNumber ? words.yourOrderOf(ownNumber) : words.yourOrder,
    INVOICE: [words.invoice, invoiceNumber].filter(Boolean).join(' '),
    WAYBILL: [words.waybill, waybillNumber].filter(Boolean).join(' '),
  };
  // The accounts of the seller may have given the number alone.
  const numbers = { INVOICE: invoiceNumber, WAYBILL: waybillNumber };
  const alone = (['INVOICE', 'WAYBILL'] as const).filter(
    (kind) => numbers[kind] && documents.every((document) => document.kind !== kind),
  );
  if (documents.length + alone.length === 0) return null;
  const confirmedAt = events.find(({ state }) => state !== 'PLACED' && state !== 'CANCELLED')?.createdAt;
  return (
    <section className="order-documents" aria-labelledby="order-documents">
      <h2 className="t-h5" id="order-documents">
        {common.documents}
      </h2>
      <ul>
        {documents.map(({ kind, path }) => (
          <li key={kind}>
            <PdfIcon />
            <div>
              <a href={path} type="application/pdf" aria-describedby={`order-document-${kind}`}>
                {titles[kind]}
              </a>
              <p id={`order-document-${kind}`} className="t-caption muted">
                PDF, {dayText(dayIn(new Date((kind === 'CONFIRMATION' && confirmedAt) || createdAt)))}
              </p>
            </div>
            <DownloadIcon />
          </li>
        ))}
        {alone.map((kind) => (
          <li key={kind}>
            <PdfIcon />
            <div>{titles[kind]}</div>
          </li>
        ))}
      </ul>
    </section>
  );
}
