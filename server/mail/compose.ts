import type { SendMailOptions } from 'nodemailer';
import type { SiteKey } from '../settings/siteKey.ts';
import type { Db } from '../db/database.ts';

/** Who mails go to and come from, and where the site is. */
export type Site = {
  to: string;
  /** Public address of the site. */
  origin: string;
  /** The paper of an offer, made by a process of its own; null when the offer is not there any more. */
  offerPdf(id: string): Promise<Uint8Array | null>;
  key: Pick<SiteKey, 'tokenOf'>;
};
/** Makes a mail about something; null when it is not there any more. */
export type Compose = (db: Db, subjectId: string, site: Site) => Promise<SendMailOptions | null>;
