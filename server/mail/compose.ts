import type { SendMailOptions } from 'nodemailer';
import type { SiteKey } from '../settings/siteKey.ts';
import type { Db } from '../db/database.ts';

/** Holds what composing a mail depends on besides the database. */
export type Site = {
  to: string;
  /** The public address of the site. */
  origin: string;
  /** Returns the PDF of an offer that was sent; null when the offer no longer exists. */
  offerPdf(id: string): Promise<Uint8Array | null>;
  key: Pick<SiteKey, 'tokenOf'>;
};
/** Makes the mail about a row; null when the row no longer exists. */
export type Compose = (db: Db, subjectId: string, site: Site) => Promise<SendMailOptions | null>;
