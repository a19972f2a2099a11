import type { Compose } from '../../../mail/compose.ts';
import { asHtml, asText, type Letter } from '../../../mail/letter.ts';
import { findContact } from '../../pages/contact/contact.store.ts';
import { findEnquiryBySeq } from '../enquiries/enquiries.store.ts';
import { withBuyer } from '../enquiries/enquiryMails.ts';
import { statusPath } from '../enquiries/statusLink.ts';
import { addressesOf } from './carriers.store.ts';
import { findOrderEvent, type OrderRecord } from './orders.store.ts';

const said: Record<OrderRecord['state'], { subject: string; sentence: string }> = {
  PLACED: { subject: 'Siparişiniz alındı', sentence: 'numaralı siparişiniz alındı.' },
  CONFIRMED: { subject: 'Siparişiniz onaylandı', sentence: 'numaralı siparişiniz onaylandı.' },
  READY: { subject: 'Siparişiniz hazır', sentence: 'numaralı siparişiniz hazırlandı.' },
  SENT: { subject: 'Siparişiniz yolda', sentence: 'numaralı siparişiniz gönderildi.' },
  DELIVERED: { subject: 'Siparişiniz teslim edildi', sentence: 'numaralı siparişiniz teslim edildi.' },
  CANCELLED: { subject: 'Siparişiniz iptal edildi', sentence: 'numaralı siparişiniz iptal edildi.' },
};

/**
 * The mail about a state goes to the buyer, and the reply to the company. There is none once the order has no address or has
 * moved on: the mail about the later state says more.
 */
export const orderMail: Compose = async (db, id, { to, origin }) => {
  const found = await findOrderEvent(db, Number(id));
  const email = found?.order.email;
  if (!found || !email || found.order.state !== found.event.state) return null;
  const { order, event } = found;
  const company = await findContact(db);
  const enquiry = order.enquirySeq === null ? null : await findEnquiryBySeq(db, order.enquirySeq);
  const address = (await addressesOf(db, [order])).get(order.seq);
  const { subject, sentence } = said[event.state];
  const sending =
    event.state === 'SENT' &&
    [order.carrier, order.consignment && `gönderi numarası ${order.consignment}`].filter(Boolean);
  const before = [
    'Merhaba,',
    `${order.number} ${sentence}`,
    [...(sending || []), address].filter(Boolean).join('\n'),
    event.state === 'CANCELLED' ? order.cancelReason : null,
    event.text,
  ].flatMap((part) => part || []);
  const letter: Letter = {
    before,
    list: [],
    after: enquiry ? [`Siparişinizi buradan izleyebilirsiniz:\n${origin}${statusPath(enquiry)}`] : [],
    signature: [company?.name, company?.phone, company?.email].flatMap((line) => line || []),
  };
  return {
    from: { name: company?.name ?? '', address: to },
    to: { name: order.buyerName ?? '', address: email },
    subject: `${subject}: ${order.number}`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    // An order outlives its enquiry, and goes on from its own first mail then.
    follows: [...(enquiry ? withBuyer(enquiry) : []), { kind: 'ACCEPTANCE_COPY', subjectId: order.id }],
    text: asText(letter),
    html: asHtml(letter),
  };
};
