import { eq } from 'drizzle-orm';
import { labels } from '../../../../common/labels.ts';
import { about } from '../../../db/aboutTables.ts';
import { general } from '../../../db/tables.ts';
import { aboutFields, type AboutValues } from './about.fields.ts';
import * as aboutStore from './about.store.ts';
import * as documents from '../../catalogue/references/documents.store.ts';
import { generalFields, type GeneralValues } from '../contact/contact.fields.ts';
import * as generalStore from '../contact/contact.store.ts';
import * as images from '../../catalogue/images/images.store.ts';
import { recorded } from '../../../entity/recorded.ts';
import { fileName, plainText, shownFields, type ShownField } from '../../../entity/shownFields.ts';

const sections = ['mission', 'vision', 'values', 'team'] as const;
const parts = ['title', 'description', 'icon'] as const;

/** The about page; a card's title and text are fields of their own. */
export const aboutRecord = recorded<AboutValues, typeof about.$inferSelect>({
  entity: 'about',
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
  shown: async (values, names) => {
    const lists = {
      numbers: values.numbers.map(({ value, label }) => `${value} ${label}`),
      steps: values.steps.map(({ title, description }, place) => `${place + 1}. ${title}: ${description}`),
      documentIds: await names.documents(values.documentIds),
    };
    const isText = ({ field }: ShownField) => field === 'heroTitle' || field === 'heroDescription';
    return [
      ...shownFields(aboutFields, values).filter(isText),
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
    ];
  },
  async restore(tx, _, values) {
    const now = await aboutStore.find(tx);
    const documentIds = await documents.known(tx, values.documentIds);
    await aboutStore.put(tx, { ...values, documentIds }, (now?.version ?? 0) + 1);
  },
});

/** The company, and its contact page. */
export const contactRecord = recorded<GeneralValues, typeof general.$inferSelect>({
  entity: 'contact',
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
  files: ({ logo }) => [logo],
  shown: async (values) =>
    shownFields(generalFields, { ...values, logo: values.logo.startsWith('/') ? fileName(values.logo) : values.logo }),
  async restore(tx, _, values) {
    const now = await generalStore.find(tx);
    const logo = (await images.isGone(tx, values.logo, now?.logo)) ? (now?.logo ?? values.logo) : values.logo;
    await generalStore.put(tx, { ...values, logo }, (now?.version ?? 0) + 1);
  },
});
