import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import { LanguageInput } from '../../../../common/generated/validators.ts';
import { labels } from '../../../../common/labels.ts';
import { inParts } from '../../../db/parts.ts';
import { languages } from '../../../db/tables/languageTables.ts';
import { listPart, rowSchema, writeRows } from '../../../entity/contentPart.ts';
import type { Entity } from '../../../entity/entity.ts';
import { recorded } from '../../../entity/recorded.ts';
import { toDocument } from '../../../fields/document.ts';
import type { Fields } from '../../../fields/field.ts';
import { optionalText, text, value } from '../../../fields/kinds.ts';
import { ofCatalogue } from '../../../rights/stated.ts';
import {
  allLanguages,
  findLanguage,
  isCode,
  putLanguage,
  type LanguageRow,
  type LanguageValues,
} from './languages.store.ts';

const { language } = labels;

const optional = <Value>(field: { label: string; key: string; blank: Value }) => {
  const { document, ...rest } = value(field);
  return { ...rest, document: { ...document, optional: true } };
};

const fields: Fields<LanguageValues> = {
  name: text({ label: language.name, key: 'name' }),
  direction: optional<LanguageValues['direction']>({ label: language.direction, key: 'direction', blank: 'LTR' }),
  inMenu: optional<boolean>({ label: language.inMenu, key: 'inMenu', blank: true }),
  indexable: optional<boolean>({ label: language.indexable, key: 'indexable', blank: true }),
  currency: optionalText({ label: language.currency, key: 'currency' }) as Fields<LanguageValues>['currency'],
  showsUnconfirmed: optional<boolean>({ label: language.showsUnconfirmed, key: 'showsUnconfirmed', blank: false }),
  untranslated: optional<LanguageValues['untranslated']>({
    label: language.untranslated,
    key: 'untranslated',
    blank: 'IN_PLACE',
  }),
  position: optional<number>({ label: language.position, key: 'position', blank: 0 }),
};

const codeText = z.string().refine(isCode, 'This is not the code of a language');

/** The languages of the site beside Turkish. Their texts belong to the things that they are of. */
export const languageEntity: Entity = {
  name: 'language',
  tables: [languages],
  ...ofCatalogue,
  record: recorded<LanguageValues, LanguageRow>({
    id: languages.code,
    fields,
    rows: (db, codes) => inParts(codes, (part) => db.select().from(languages).where(inArray(languages.code, part))),
    idOf: ({ code }) => code,
    nameOf: ({ name }) => name,
    versionOf: ({ version }) => version,
    restore: async (tx, code, values) =>
      putLanguage(tx, code, values, ((await findLanguage(tx, code))?.version ?? 0) + 1),
    bringBack: (tx, row) => tx.insert(languages).values(row).returning(),
  }),
  content: listPart({
    key: 'languages',
    row: rowSchema(fields, LanguageInput.shape, z.object({ id: codeText })),
    async read(db) {
      const all = await allLanguages(db);
      return all.length > 0 ? all.map((row) => ({ id: row.code, ...toDocument(fields, row) })) : undefined;
    },
    write: (tx, entered, { counts }) =>
      writeRows(tx, 'languages', entered, { find: findLanguage, put: putLanguage }, counts),
  }),
};
