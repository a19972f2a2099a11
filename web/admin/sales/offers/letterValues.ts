import { dayForBuyer } from '../../parts/texts/dates.ts';
import type { EnquiryToRead } from '../enquiry.ts';
import { productsText, type Values } from '../letters/letterText.ts';

/** Returns the values for placeholders of a letter to a buyer; those of offers are of the last one that was sent. */
export function valuesOf(
  { name, company, number, createdAt, rows, offers, language }: EnquiryToRead,
  signature: string,
): Values {
  const offer = offers.find(({ sentAt }) => sentAt !== null);
  return {
    ad: name,
    ...(company && { firma: company }),
    ürün: productsText(rows.map((row) => row.name)),
    numara: number,
    tarih: dayForBuyer(createdAt, language),
    ...(offer && { teklif: offer.number, geçerlilik: dayForBuyer(offer.validUntil, language) }),
    imza: signature,
  };
}
