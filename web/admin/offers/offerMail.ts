import type { OfferShownFragment } from '../../graphql/generated/operations.ts';
import type { EnquiryToRead } from '../enquiries/enquiryToRead.ts';

type Buyer = Pick<EnquiryToRead, 'name' | 'email' | 'statusPath'>;
type Offer = Pick<OfferShownFragment, 'number' | 'pdfPath' | 'preparedBy'>;

/** A `mailto:` address of a letter to the buyer that leads to the offer: mail programs take no files this way. */
export function offerMail({ name, email, statusPath }: Buyer, { number, pdfPath, preparedBy }: Offer, origin: string) {
  const lines = [
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
  const query = `subject=${encodeURIComponent(`Teklifimiz: ${number}`)}&body=${encodeURIComponent(lines.join('\r\n'))}`;
  // Encoded, so that nothing in the e-mail address can add a header; mail programs expect a plain '@'.
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?${query}`;
}
