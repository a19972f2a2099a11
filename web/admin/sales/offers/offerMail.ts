import type { OfferShownFragment } from '../../../graphql/generated/operations.ts';
import type { EnquiryToRead } from '../enquiry.ts';

type Buyer = Pick<EnquiryToRead, 'name' | 'email' | 'statusPath'>;
type Offer = Pick<OfferShownFragment, 'number' | 'pdfPath' | 'preparedBy'>;

/** Writes the letter to the buyer about an offer. */
export const offerLetter = ({ name, statusPath }: Buyer, { number, pdfPath, preparedBy }: Offer, origin: string) => [
  `Sayın ${name},`,
  '',
  `${number} numaralı teklifimizi hazırladık:`,
  `${origin}${pdfPath}`,
  '',
  'Talebinizin durumunu buradan izleyebilirsiniz:',
  `${origin}${statusPath}`,
  '',
  'Saygılarımızla,',
  preparedBy,
];

/** Returns a `mailto:` address of a letter with a link to the offer, since mail programs take no files this way. */
export function offerMail(buyer: Buyer, offer: Offer, origin: string) {
  const body = offerLetter(buyer, offer, origin).join('\r\n');
  const query = `subject=${encodeURIComponent(`Teklifimiz: ${offer.number}`)}&body=${encodeURIComponent(body)}`;
  // The address is encoded, so that nothing in it can add a header. Mail programs expect a plain '@'.
  return `mailto:${encodeURIComponent(buyer.email).replace('%40', '@')}?${query}`;
}
