import type { Compose } from '../../../mail/compose.ts';
import { asHtml, asText, type Letter } from '../../../mail/letter.ts';
import { findContact } from '../../pages/contact/contact.store.ts';
import { findEnquiryBySeq } from '../enquiries/enquiries.store.ts';
import { withBuyer } from '../enquiries/enquiryMails.ts';
import { statusAddress } from '../enquiries/statusLink.ts';
import { addressesOf } from './carriers.store.ts';
import { findOrderEvent } from './orders.store.ts';
import { languageOfWords, words } from '../../../words/words.ts';

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
  const language = languageOfWords(order.language);
  const { mails } = words(language);
  const follow = enquiry ? statusAddress(origin, enquiry) : null;
  const { subject, before, after } = mails.orderState(event.state, order.number, follow);
  const sending =
    event.state === 'SENT' &&
    [order.carrier, order.consignment && mails.consignment(order.consignment)].filter(Boolean);
  const more = [
    [...(sending || []), address].filter(Boolean).join('\n'),
    event.state === 'CANCELLED' ? order.cancelReason : null,
    event.text,
  ].flatMap((part) => part || []);
  const letter: Letter = {
    language,
    before: [...before, ...more],
    list: [],
    after,
    signature: [company?.name, company?.phone, company?.email].flatMap((line) => line || []),
  };
  return {
    from: { name: company?.name ?? '', address: to },
    to: { name: order.buyerName ?? '', address: email },
    subject,
    headers: { 'Auto-Submitted': 'auto-generated' },
    // An order outlives its enquiry, and goes on from its own first mail then.
    follows: [...(enquiry ? withBuyer(enquiry) : []), { kind: 'ACCEPTANCE_COPY', subjectId: order.id }],
    text: asText(letter),
    html: asHtml(letter),
  };
};
