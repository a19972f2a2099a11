import { sumsOf } from '../../../../../common/offers/sums.ts';
import type { Db } from '../../../../db/database.ts';
import type { Compose, Site } from '../../../../mail/compose.ts';
import { asHtml, asText, type Letter } from '../../../../mail/letter.ts';
import { inCurrency } from '../../../../../common/money/money.ts';
import { findContact } from '../../../pages/contact/contact.store.ts';
import { findEnquiryBySeq } from '../../enquiries/enquiries.store.ts';
import { withBuyer, withCompany } from '../../enquiries/enquiryMails.ts';
import { statusAddress } from '../../enquiries/statusLink.ts';
import { type OrderPaper, findOrderPaper } from '../orderPapers.store.ts';
import { type OrderRecord, findOrder, rowsOfOrder } from '../orders.store.ts';
import { siteLanguage } from '../../../../../common/text/locale.ts';
import { languageOfWords, words, type WordsLanguage } from '../../../../words/words.ts';

const headers = { 'Auto-Submitted': 'auto-generated' };
const bodies = (letter: Letter) => ({ text: asText(letter), html: asHtml(letter) });

type Found = { order: OrderRecord; total: number; attachments: Attachment[] };
type Attachment = { filename: string; content: Buffer; contentType: string };

const attached = (paper: OrderPaper | null): Attachment[] =>
  paper ? [{ filename: paper.name, content: paper.bytes, contentType: 'application/pdf' }] : [];

const composed =
  (compose: (db: Db, found: Found, site: Site) => ReturnType<Compose>): Compose =>
  async (db, id, site) => {
    const order = await findOrder(db, id);
    if (!order) return null;
    const { total } = sumsOf(await rowsOfOrder(db, [order.seq]));
    const accepted = attached(await findOrderPaper(db, order.seq, 'OFFER'));
    const own = attached(await findOrderPaper(db, order.seq, 'OWN'));
    return compose(db, { order, total, attachments: [...accepted, ...own] }, site);
  };

const placed = ({ order, total }: Found, language: WordsLanguage) => ({
  ...order,
  total: inCurrency(total / 100, order.currency, language),
});

/** This mail goes to the company, and the reply to it to the buyer. */
export const acceptanceMail = composed(async (db, found, { to, origin }) => {
  const { order, attachments } = found;
  const enquiry = order.enquirySeq === null ? null : await findEnquiryBySeq(db, order.enquirySeq);
  const by = [order.buyerName, order.buyerTitle, order.company].filter(Boolean).join(', ');
  const { subject, before } = words(siteLanguage).mails.offerAccepted(placed(found, siteLanguage), by);
  const letter: Letter = {
    language: siteLanguage,
    before,
    list: [],
    after: [],
    signature: enquiry ? [`${origin}/admin/messages/enquiries/${enquiry.id}`] : [],
  };
  const replyTo = order.email ? { replyTo: { name: order.buyerName ?? '', address: order.email } } : {};
  const follows = enquiry ? withCompany(enquiry) : [];
  return { from: to, to, ...replyTo, subject, headers, follows, attachments, ...bodies(letter) };
});

/** This mail goes to the buyer, with the offer as it was accepted; there is none once the person is erased. */
export const acceptanceCopyMail = composed(async (db, found, { to, origin }) => {
  const { order, attachments } = found;
  if (order.email === null) return null;
  const company = await findContact(db);
  const enquiry = order.enquirySeq === null ? null : await findEnquiryBySeq(db, order.enquirySeq);
  const address = enquiry ? statusAddress(origin, enquiry) : null;
  const language = languageOfWords(order.language);
  const { subject, before, after } = words(language).mails.orderReceived(placed(found, language), address);
  const letter: Letter = {
    language,
    before,
    list: [],
    after,
    signature: [company?.name, company?.phone, company?.email].flatMap((line) => line || []),
  };
  return {
    from: { name: company?.name ?? '', address: to },
    to: { name: order.buyerName ?? '', address: order.email },
    subject,
    headers,
    follows: enquiry ? withBuyer(enquiry) : [],
    attachments,
    ...bodies(letter),
  };
});
