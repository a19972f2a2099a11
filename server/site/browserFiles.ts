import { look } from '../../common/look.ts';
import type { RequestHandler } from 'express';
import type { Db } from '../db/database.ts';
import { contactDefaults, findContact } from '../modules/pages/contact/contact.store.ts';
import { siteLanguage } from '../../common/text/locale.ts';
import { words } from '../words/words.ts';

const icon = (src: string, size: number, purpose = 'any') => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** Describes the site as an installed app of a device. scripts/brand.mjs draws the icons. */
export const manifest =
  (db: Db): RequestHandler =>
  async (_req, res) => {
    const { name } = (await findContact(db)) ?? contactDefaults;
    res.type('application/manifest+json').json({
      name,
      short_name: name,
      lang: siteLanguage,
      start_url: '/',
      display: 'browser',
      background_color: look.light.background.default.toLowerCase(),
      theme_color: look.light.surface.ink.toLowerCase(),
      icons: [
        icon('/images/icon-192.png', 192),
        icon('/images/icon-512.png', 512),
        icon('/images/icon-maskable-512.png', 512, 'maskable'),
        { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      ],
    });
  };

/** Most characters of the name that a browser shows for the search, by OpenSearch 1.1. */
const longestName = 16;

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
/** XML 1.0 has no way to write most control characters. */
const withoutControls = (text: string) => text.replaceAll(/\p{Cc}|[\ufffe\uffff]/gu, ' ').trim();

/** Describes to a browser how its address bar can search the products (OpenSearch 1.1). */
export const openSearch =
  (db: Db, origin: string): RequestHandler =>
  async (_req, res) => {
    const name = withoutControls(((await findContact(db)) ?? contactDefaults).name);
    res
      .type('application/opensearchdescription+xml')
      .send(
        [
          '<?xml version="1.0" encoding="UTF-8"?>',
          '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
          `<ShortName>${escape([...name].slice(0, longestName).join('').trim())}</ShortName>`,
          `<Description>${escape(words(siteLanguage).pages.search.description(name))}</Description>`,
          `<InputEncoding>UTF-8</InputEncoding><Language>${siteLanguage}</Language>`,
          `<Image width="180" height="180" type="image/png">${escape(origin)}/apple-touch-icon.png</Image>`,
          `<Url type="text/html" method="get" template="${escape(origin)}/products?q={searchTerms}"/>`,
          '</OpenSearchDescription>',
        ].join('\n'),
      );
  };
