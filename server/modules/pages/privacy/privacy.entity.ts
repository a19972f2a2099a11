import { inArray } from 'drizzle-orm';
import { inParts } from '../../../db/parts.ts';
import { privacyNotices } from '../../../db/tables/tables.ts';
import type { Entity } from '../../../entity/entity.ts';
import { ofCatalogue } from '../../../rights/stated.ts';

/** Every version of the privacy notice is kept, since messages name the version that their senders saw. */
export const privacyEntity: Entity = {
  name: 'privacyNotice',
  tables: [privacyNotices],
  ...ofCatalogue,
  words: {
    types: ['PrivacyNotice'],
    id: privacyNotices.version,
    worded: { text: true },
    labels: { text: 'Text' },
    hasSlugs: false,
    isLarge: false,
    idOf: ({ version }) => String(version),
    read: async (db, ids) => {
      const isOne = (part: string[]) => inArray(privacyNotices.version, part);
      const rows = await inParts(ids, (part) => db.select().from(privacyNotices).where(isOne(part)));
      return rows.map(({ version, text }) => ({
        id: version,
        name: version,
        texts: [{ field: 'text', text }],
        isPublished: true,
      }));
    },
  },
};
