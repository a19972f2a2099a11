import { createHash, timingSafeEqual } from 'node:crypto';
import { inLanguage } from '../../../../common/text/languagePath.ts';
import { siteLanguage } from '../../../../common/text/locale.ts';
import type { Db } from '../../../db/database.ts';
import { findEnquiryByNumber, type EnquiryRecord } from './enquiries.store.ts';

/**
 * Returns the path of the page where the buyer follows the enquiry; anyone who has the link may read it
 * (docs/decisions/049).
 */
export const statusPath = ({ number, token }: Pick<EnquiryRecord, 'number' | 'token'>) => `/teklif/${number}/${token}`;

/** Returns the whole address of that page in the language of its buyer, for mails and papers. */
export const statusAddress = (origin: string, enquiry: Pick<EnquiryRecord, 'number' | 'token' | 'language'>) =>
  origin + inLanguage(statusPath(enquiry), enquiry.language === siteLanguage ? undefined : enquiry.language);

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Returns null when number and token do not belong together. Comparing takes the same time however much of the token is
 * right.
 */
export async function findByLink(db: Db, number: string, token: string): Promise<EnquiryRecord | null> {
  const row = await findEnquiryByNumber(db, number);
  const isRight = timingSafeEqual(digest(token), digest(row?.token ?? ''));
  return row && isRight ? row : null;
}
