import type { RequestHandler } from 'express';
import type { Db } from '../db/database.ts';
import { contactDefaults, findContact } from '../modules/pages/contact/contact.store.ts';
import { siteLanguage } from '../../common/text/locale.ts';
import { look } from '../../common/look.ts';

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
