import { eq } from 'drizzle-orm';
import { general } from '../../../db/tables/tables.ts';
import { contentPart, takePictures, withPictures, writeOne } from '../../../entity/contentPart.ts';
import type { Entity } from '../../../entity/entity.ts';
import { ofCatalogue } from '../../../rights/stated.ts';
import { nameOfRowWith, pictureColumn } from '../../../entity/pictureUses.ts';
import { recorded } from '../../../entity/recorded.ts';
import { wordsOf } from '../../../entity/words.ts';
import { documentSchema, toDocument } from '../../../fields/document.ts';
import { ContactPageInput } from '../../../../common/generated/validators.ts';
import { isImageGone } from '../../catalogue/images/images.store.ts';
import { generalFields, type GeneralValues } from './contact.fields.ts';
import { findContact, putContact } from './contact.store.ts';

const record = recorded<GeneralValues, typeof general.$inferSelect>({
  id: general.id,
  fields: generalFields,
  rows: (db, [id]) =>
    db
      .select()
      .from(general)
      .where(eq(general.id, Number(id))),
  idOf: ({ id }) => String(id),
  nameOf: ({ name }) => name,
  versionOf: ({ version }) => version,
  bringBack: (tx, row) => tx.insert(general).values(row).returning(),
  async restore(tx, _, values) {
    const now = await findContact(tx);
    const logo = (await isImageGone(tx, values.logo, now?.logo)) ? (now?.logo ?? values.logo) : values.logo;
    await putContact(tx, { ...values, logo }, (now?.version ?? 0) + 1);
  },
});

/** One row holds the company's details and its contact page. */
export const contactEntity: Entity = {
  name: 'contact',
  tables: [general],
  ...ofCatalogue,
  record,
  words: wordsOf(record, { types: ['GeneralContact'], fields: generalFields, rules: ContactPageInput.shape }),
  // The key is that of the former document store.
  content: contentPart({
    key: 'general',
    schema: documentSchema(generalFields, ContactPageInput.shape),
    async read(db, uploads) {
      const row = await findContact(db);
      return row ? toDocument(generalFields, await withPictures(generalFields, row, uploads)) : undefined;
    },
    take: async (db, values, uploads) =>
      takePictures(generalFields, values, {
        place: 'information.general',
        before: await findContact(db),
        uploads,
      }),
    write: (tx, values, { counts }) => writeOne(tx, { find: findContact, put: putContact }, values, counts),
  }),
  pictures: [
    pictureColumn(general.logo, {
      inputs: ['SiteSettingsInput.logo', 'ContactPageInput.logo'],
      shownBy: async (db, url) =>
        (await nameOfRowWith(db, general.logo, url, general.name)) === undefined ? null : 'the header, as logo',
    }),
  ],
  mails: 'The address is that of the company, which gets the mails about what visitors write.',
};
