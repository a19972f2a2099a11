import { findEnquiryBySeq } from '../enquiries/enquiries.store.ts';
import { withBuyer } from '../enquiries/enquiryMails.ts';
import { findContact } from '../../pages/contact/contact.store.ts';
import type { Compose } from '../../../mail/compose.ts';
import { asHtml, asText, type Letter } from '../../../mail/letter.ts';
import { findOfferMail } from './offerMails.store.ts';
import { offerSubject, pdfName } from './offerPaths.ts';
import { findOfferBySeq } from './offers.store.ts';
import { languageOfWords } from '../../../words/words.ts';

/** The mail goes to the buyer with the PDF, as an admin wrote it. The reply goes to the company. */
export const offerMail: Compose = async (db, id, { to, origin: _, offerPdf }) => {
  const mail = await findOfferMail(db, id);
  const offer = mail && (await findOfferBySeq(db, mail.offerSeq));
  const enquiry = offer && (await findEnquiryBySeq(db, offer.enquirySeq));
  const pdf = enquiry && (await offerPdf(offer.id));
  if (!pdf) return null;
  const company = await findContact(db);
  const letter: Letter = {
    language: languageOfWords(enquiry.language),
    before: mail.text.split(/\n{2,}/),
    list: [],
    after: [],
    signature: [],
  };
  return {
    from: { name: company?.name ?? '', address: to },
    to: { name: enquiry.name, address: enquiry.email },
    subject: offerSubject(offer, enquiry.language),
    follows: withBuyer(enquiry),
    text: asText(letter),
    html: asHtml(letter),
    attachments: [{ filename: pdfName(offer), content: Buffer.from(pdf), contentType: 'application/pdf' }],
  };
};
