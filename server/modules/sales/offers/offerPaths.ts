import { statusPath } from '../enquiries/statusLink.ts';
import type { OfferRecord } from './offers.store.ts';

/** Of the file, below the page that the buyer follows the enquiry on. */
export const pdfPath = ({ enquiryNumber, token, revision }: OfferRecord) =>
  `${statusPath({ number: enquiryNumber, token })}/teklif-${revision}.pdf`;

/** What the file is called where it is saved. */
export const pdfName = ({ enquiryNumber, revision }: OfferRecord) => `${enquiryNumber}-${revision}.pdf`;
