import { createHash, timingSafeEqual } from 'node:crypto';
import type { Db } from '../../../db/database.ts';
import { findByNumber, type EnquiryRecord } from './enquiries.store.ts';

/** Of the page that the buyer follows it on; whoever has it may read it (docs/decisions/049). */
export const statusPath = ({ number, token }: Pick<EnquiryRecord, 'number' | 'token'>) => `/teklif/${number}/${token}`;

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Null when number and token do not belong together; how long it takes does not tell how much of it was right. */
export async function findByLink(db: Db, number: string, token: string): Promise<EnquiryRecord | null> {
  const row = await findByNumber(db, number);
  const isRight = timingSafeEqual(digest(token), digest(row?.token ?? ''));
  return row && isRight ? row : null;
}
