import type { OfferShownFragment } from './offers.generated.ts';
import type { EnquiryToRead } from '../enquiry.ts';
import { inLanguage } from '../../../../common/text/languagePath.ts';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { lettersIn } from '../../../words/admin/toBuyers.ts';

type Buyer = Pick<EnquiryToRead, 'name' | 'email' | 'statusPath' | 'language'>;
type Offer = Pick<OfferShownFragment, 'number' | 'pdfPath' | 'preparedBy'>;

/** The site's address, and the sender's own signature; where that is empty, the author of the offer signs. */
type Sender = { origin: string; signature: string };

/** Writes the letter to the buyer about an offer. */
export function offerLetter(
  { name, statusPath, language }: Buyer,
  { number, pdfPath, preparedBy }: Offer,
  { origin, signature }: Sender,
) {
  const words = lettersIn(language);
  return [
    words.greeting(name),
    '',
    words.offerIsReady(number),
    `${origin}${pdfPath}`,
    '',
    words.followYourRequest,
    `${origin}${inLanguage(statusPath, language === siteLanguage ? undefined : language)}`,
    '',
    words.regards,
    ...(signature || preparedBy).split(/\r?\n/),
  ];
}

/** Returns a `mailto:` address of a letter with a link to the offer, since mail programs take no files this way. */
export function offerMail(buyer: Buyer, offer: Offer, sender: Sender) {
  const body = offerLetter(buyer, offer, sender).join('\r\n');
  const query = `subject=${encodeURIComponent(lettersIn(buyer.language).offerSubject(offer.number))}&body=${encodeURIComponent(body)}`;
  // The address is encoded, so that nothing in it can add a header. Mail programs expect a plain '@'.
  return `mailto:${encodeURIComponent(buyer.email).replace('%40', '@')}?${query}`;
}
