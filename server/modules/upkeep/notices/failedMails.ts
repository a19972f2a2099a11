import { sellers } from '../../../entity/entity.ts';
import type { Tx } from '../../../db/database.ts';
import { type OutboxRow, mailsWithSeqs } from '../../../mail/outbox.store.ts';
import { enquiriesWithIds } from '../../sales/enquiries/enquiries.store.ts';
import { lettersWithIds } from '../../sales/letters/letters.store.ts';
import { enquiriesOfOfferMails } from '../../sales/offers/offerMails.store.ts';
import { ordersOfMails } from '../../sales/orders/orders.store.ts';
import { messagesWithIds } from '../../sales/messages/messages.store.ts';
import type { KindOfNotice } from './said.ts';
import type { OfficeLanguage } from '../../../../common/text/locale.ts';
import { words } from '../../../words/words.ts';
import { officeWords } from '../../../words/office.ts';

type FailedMail = { what: string; path: string | null };

/** Says of mails what they are about, by their `seq`. */
export async function whatMailsAre(
  db: Tx,
  mails: OutboxRow[],
  language: OfficeLanguage,
): Promise<Map<number, FailedMail>> {
  const { mailAbout } = officeWords(language).notices;
  const idsOf = (...kinds: OutboxRow['kind'][]) =>
    mails.filter(({ kind }) => kinds.includes(kind)).map(({ subjectId }) => subjectId);
  const byEnquiry = new Map((await enquiriesWithIds(db, idsOf('ENQUIRY', 'CONFIRMATION'))).map((row) => [row.id, row]));
  const byMessage = new Map((await messagesWithIds(db, idsOf('MESSAGE'))).map((row) => [row.id, row]));
  const byLetter = new Map((await lettersWithIds(db, idsOf('LETTER'))).map((row) => [row.letter.id, row]));
  const byOffer = await enquiriesOfOfferMails(db, idsOf('OFFER'));
  const byOrder = await ordersOfMails(db, idsOf('ORDER'));
  const toEnquiry = (row: { id: string } | undefined) =>
    row ? `/admin/messages/enquiries/${encodeURIComponent(row.id)}` : null;
  const toMessage = (row: { id: string } | undefined) => (row ? `/admin/messages/${encodeURIComponent(row.id)}` : null);
  const say = ({ kind, subjectId }: OutboxRow): FailedMail => {
    const enquiry = byEnquiry.get(subjectId);
    const message = byMessage.get(subjectId);
    const offer = byOffer.get(subjectId);
    if (kind === 'CONFIRMATION') return { what: mailAbout.confirmation(enquiry?.number), path: toEnquiry(enquiry) };
    if (kind === 'ENQUIRY') return { what: mailAbout.enquiry(enquiry?.number), path: toEnquiry(enquiry) };
    if (kind === 'ACCEPTANCE') return { what: mailAbout.acceptance, path: null };
    if (kind === 'ACCEPTANCE_COPY') return { what: mailAbout.acceptanceCopy, path: null };
    if (kind === 'OFFER') return { what: mailAbout.offer(offer?.number), path: toEnquiry(offer) };
    if (kind === 'ORDER') {
      const order = byOrder.get(subjectId);
      return {
        what: mailAbout.order(order?.number),
        path: order ? `/admin/orders/${order.id}` : null,
      };
    }
    if (kind === 'LETTER') {
      const { message: answered, enquiry: asked } = byLetter.get(subjectId) ?? {};
      const to = answered?.name ?? asked?.name;
      return {
        what: mailAbout.letter(to),
        path: answered ? toMessage(answered) : toEnquiry(asked ?? undefined),
      };
    }
    if (kind === 'MESSAGE')
      return {
        what: mailAbout.message(message?.subject),
        path: toMessage(message),
      };
    return { what: kind === 'INVITATION' ? mailAbout.invitation : mailAbout.person, path: null };
  };
  return new Map(mails.map((mail) => [mail.seq, say(mail)]));
}

/** The subject is the number of the mail in the outbox. */
export const mailFailed: KindOfNotice = {
  roles: sellers,
  async say(db, notices, language) {
    const seqs = notices.flatMap(({ subjects }) => subjects.slice(-1).map(Number));
    const said = await whatMailsAre(db, await mailsWithSeqs(db, seqs), language);
    return ({ subjects, times }) => {
      const mail = said.get(Number(subjects.at(-1)));
      return {
        ...officeWords(language).notices.mailFailed(times, mail?.what),
        path: mail?.path ?? null,
        mail: words(language).notices.mailFailed(times),
      };
    };
  },
};
