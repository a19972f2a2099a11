import { eq } from 'drizzle-orm';
import { labels } from '../../../../common/labels.ts';
import { about } from '../../../db/tables/aboutTables.ts';
import { contentPart, writeOne } from '../../../entity/contentPart.ts';
import type { Entity } from '../../../entity/entity.ts';
import { ofCatalogue } from '../../../rights/stated.ts';
import { recorded } from '../../../entity/recorded.ts';
import { wordsOf } from '../../../entity/words.ts';
import { plainText, shownFields, type ShownField } from '../../../entity/shownFields.ts';
import { documentSchema, toDocument } from '../../../fields/document.ts';
import { AboutInput } from '../../../../common/generated/validators.ts';
import { findDocuments, knownDocuments } from '../../catalogue/references/documents.store.ts';
import { aboutFields, type AboutValues } from './about.fields.ts';
import { findAbout, putAbout } from './about.store.ts';

const sections = ['mission', 'vision', 'values', 'team'] as const;
const parts = ['title', 'description', 'icon'] as const;

/** The history lists the title, the text and the icon of each card as fields of their own. */
const record = recorded<AboutValues, typeof about.$inferSelect>({
  id: about.id,
  fields: aboutFields,
  rows: (db, [id]) =>
    db
      .select()
      .from(about)
      .where(eq(about.id, Number(id))),
  idOf: ({ id }) => String(id),
  nameOf: () => 'About',
  versionOf: ({ version }) => version,
  bringBack: (tx, row) => tx.insert(about).values(row).returning(),
  shown: async (values, db) => {
    const lists = {
      numbers: values.numbers.map(({ value, label }) => `${value} ${label}`),
      steps: values.steps.map(({ title, description }, place) => `${place + 1}. ${title}: ${description}`),
      documentIds: (await findDocuments(db, values.documentIds)).map(({ title }) => title),
    };
    const simple = shownFields(aboutFields, values);
    const isText = ({ field }: ShownField) => field === 'heroTitle' || field === 'heroDescription';
    return [
      ...simple.filter(isText),
      ...sections.flatMap((section) =>
        parts.map((part) => ({
          field: `${section}.${part}`,
          label: `${labels.about[section]}: ${labels.aboutSection[part]}`,
          text: plainText(values[section][part]),
        })),
      ),
      ...(['numbers', 'steps', 'documentIds'] as const).map((field) => ({
        field,
        label: labels.about[field],
        text: lists[field].join('\n'),
      })),
      ...simple.filter(({ field }) => field === 'status'),
    ];
  },
  async restore(tx, _, values) {
    const now = await findAbout(tx);
    const documentIds = await knownDocuments(tx, values.documentIds);
    await putAbout(tx, { ...values, documentIds }, (now?.version ?? 0) + 1);
  },
});

export const aboutEntity: Entity = {
  name: 'about',
  tables: [about],
  ...ofCatalogue,
  record,
  words: wordsOf(record, { types: ['About'], fields: aboutFields, rules: AboutInput.shape }),
  content: contentPart({
    key: 'about',
    after: ['documents'],
    schema: documentSchema(aboutFields, AboutInput.shape),
    async read(db) {
      const row = await findAbout(db);
      return row ? toDocument(aboutFields, row) : undefined;
    },
    async write(tx, values, { counts, notes }) {
      const documentIds = await knownDocuments(tx, values.documentIds);
      for (const unknown of values.documentIds.filter((id) => !documentIds.includes(id)))
        notes.push(`The about page: the document ${unknown} is unknown, so it is not listed.`);
      await writeOne(tx, { find: findAbout, put: putAbout }, { ...values, documentIds }, counts);
    },
  }),
  publishes: { find: findAbout, isAlwaysThere: true, onlyId: '1', page: () => '/about' },
};
