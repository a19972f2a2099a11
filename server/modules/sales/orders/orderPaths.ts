import { statusPath } from '../enquiries/statusLink.ts';
import type { OfferRecord } from '../offers/offers.store.ts';

/** A browser saves the offer with the record of its acceptance under this name. */
export const acceptedPdfName = ({ enquiryNumber, revision }: Pick<OfferRecord, 'enquiryNumber' | 'revision'>) =>
  `${enquiryNumber}-${revision}-onay.pdf`;

type Link = { number: string; token: string };

/** A browser saves the confirmation of an order under this name. */
export const confirmationPdfName = (number: string) => `${number}-onay.pdf`;

/** The paths of an order's papers for everyone who has the link of the enquiry; `number` is that of the order. */
export const confirmationPdfPath = (link: Link, number: string) => `${statusPath(link)}/${number}-onay.pdf`;
export const acceptedPdfPath = (link: Link, number: string) => `${statusPath(link)}/${number}-teklif.pdf`;
export const ownPdfPath = (link: Link, number: string) => `${statusPath(link)}/${number}-siparis.pdf`;
export const invoicePdfPath = (link: Link, number: string) => `${statusPath(link)}/${number}-fatura.pdf`;
export const notePdfPath = (link: Link, number: string, place: number) =>
  `${statusPath(link)}/${number}-sevk-${place}.pdf`;
export const waybillPdfPath = (link: Link, number: string) => `${statusPath(link)}/${number}-irsaliye.pdf`;
