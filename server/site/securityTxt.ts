import type { RequestHandler } from 'express';
import type { Db } from '../db/database.ts';
import * as general from '../modules/pages/contact/contact.store.ts';

export const securityAddress = '/.well-known/security.txt';

const day = 86_400_000;
/** Days until it says that it has expired: RFC 9116 asks for less than a year. */
const lasts = 180;

/** security.txt (RFC 9116): vulnerabilities are reported to the company's e-mail address, or by its contact page. */
export const securityTxt =
  (db: Db, origin: string): RequestHandler =>
  async (_req, res) => {
    const { email } = (await general.find(db)) ?? general.defaults;
    const hasOwn = email !== '' && email !== general.defaults.email;
    // Rounded to a day, so that all servers say the same.
    const expires = new Date((Math.floor(Date.now() / day) + lasts) * day);
    const lines = [
      `Contact: ${hasOwn ? `mailto:${encodeURI(email)}` : `${origin}/contact`}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: tr, en',
      `Canonical: ${origin}${securityAddress}`,
    ];
    res
      .set('Cache-Control', 'public, max-age=3600')
      .type('text')
      .send(`${lines.join('\n')}\n`);
  };
