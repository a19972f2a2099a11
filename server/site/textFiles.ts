import type { RequestHandler } from 'express';
import type { Db } from '../db/database.ts';
import { contactDefaults, findContact } from '../modules/pages/contact/contact.store.ts';

/**
 * Search engines may read everything but the admin area, the API, comparisons and addresses with a query: each choice of a
 * filter, an order or a view leads to more of them, without end. Only the further pages of a whole list are open.
 */
const rules = [
  'User-agent: *',
  ...['/admin', '/graphql', '/karsilastir', '/*?'].map((path) => `Disallow: ${path}`),
  'Allow: /*?after=',
  'Disallow: /*?after=*&',
];

export const robots =
  (origin: string): RequestHandler =>
  (_req, res) =>
    void res.type('text').send(`${rules.join('\n')}\n\nSitemap: ${origin}/sitemap.xml\n`);

export const securityAddress = '/.well-known/security.txt';

const day = 86_400_000;
/** Days until the stated expiry: RFC 9116 asks for less than a year. */
const lasts = 180;

/** Serves security.txt (RFC 9116), which names the company's e-mail address or its contact page for reports of vulnerabilities. */
export const securityTxt =
  (db: Db, origin: string): RequestHandler =>
  async (_req, res) => {
    const { email } = (await findContact(db)) ?? contactDefaults;
    const hasOwn = email !== '' && email !== contactDefaults.email;
    // The moment is rounded to a day, so that all servers give the same answer.
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
