import { statusPath } from '../enquiries/statusLink.ts';
import type { OfferRecord } from './offers.store.ts';
import { languageOfWords, words } from '../../../words/words.ts';

/** The file's path is below that of the page where the buyer follows the enquiry. */
export const pdfPath = ({ enquiryNumber, token, revision }: OfferRecord) =>
  `${statusPath({ number: enquiryNumber, token })}/teklif-${revision}.pdf`;

/** Only admins may open it, also before the offer is sent. */
export const previewPath = ({ id }: Pick<OfferRecord, 'id'>) => `/admin/offers/${id}.pdf`;

/** This is the subject of each letter with an offer. */
export const offerSubject = ({ number }: Pick<OfferRecord, 'number'>, language: string) =>
  words(languageOfWords(language)).mails.offerSubject(number);

/** A browser saves the file under this name. */
export const pdfName = ({ enquiryNumber, revision }: OfferRecord) => `${enquiryNumber}-${revision}.pdf`;
