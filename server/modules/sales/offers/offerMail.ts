import { findBySeq } from '../enquiries/enquiries.store.ts';
import { withBuyer } from '../enquiries/enquiryMails.ts';
import * as general from '../../pages/contact/contact.store.ts';
import type { Compose } from '../../../mail/compose.ts';
import { asHtml, asText, type Letter } from '../../../mail/letter.ts';
import * as mails from './offerMails.store.ts';
import { offerSubject, pdfName } from './offerPaths.ts';
import { findBySeq as findOffer } from './offers.store.ts';

/** The mail goes to the buyer with the PDF, as an admin wrote it. The reply goes to the company. */
export const offerMail: Compose = async (db, id, { to, origin: _, offerPdf }) => {
  const mail = await mails.find(db, id);
  const offer = mail && (await findOffer(db, mail.offerSeq));
  const enquiry = offer && (await findBySeq(db, offer.enquirySeq));
  const pdf = enquiry && (await offerPdf(offer.id));
  if (!pdf) return null;
  const company = await general.find(db);
  const letter: Letter = { before: mail.text.split(/\n{2,}/), list: [], after: [], signature: [] };
  return {
    from: { name: company?.name ?? '', address: to },
    to: { name: enquiry.name, address: enquiry.email },
    subject: offerSubject(offer),
    follows: withBuyer(enquiry),
    text: asText(letter),
    html: asHtml(letter),
    attachments: [{ filename: pdfName(offer), content: Buffer.from(pdf), contentType: 'application/pdf' }],
  };
};
