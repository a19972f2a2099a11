import { sql } from 'drizzle-orm';
import { choice, flag, index, int, moment, sequence, table, text, uniqueIndex } from '../columns/columns.ts';
import { currencies } from '../storedValues.ts';
import { version } from './tables.ts';

// The languages of the site beside Turkish, and the texts in them. Turkish stands in the rows of the things themselves, with all
// facts, so that nothing but texts exists once for each language.

export const untranslatedPages = ['IN_PLACE', 'TURKISH_PAGE'] as const;

/** A language of the site. Turkish is none of these rows: it is the source of all texts. */
export const languages = table('languages', {
  /** The code by BCP 47, such as 'en'. */
  code: text('code').primaryKey(),
  /** The name in the language itself: 'English'. */
  name: text('name').notNull(),
  direction: choice('direction', ['LTR', 'RTL']).notNull().default('LTR'),
  /** Whether the site offers it to visitors. */
  inMenu: flag('in_menu').notNull().default(true),
  /** Whether search engines may list its pages. */
  indexable: flag('indexable').notNull().default(true),
  /** The currency of its prices; null: all prices are on request. */
  currency: choice('currency', currencies),
  /** Whether visitors read what a machine wrote before a person has confirmed it. */
  showsUnconfirmed: flag('shows_unconfirmed').notNull().default(false),
  /** Says where visitors are led who open a thing without a name in the language. */
  untranslated: choice('untranslated', untranslatedPages).notNull().default('IN_PLACE'),
  position: int('position').notNull().default(0),
  version: version(),
});

export const textOrigins = ['PERSON', 'FILE', 'MACHINE'] as const;

/** A text of a thing in a language. It goes with its thing. */
export const translations = table(
  'translations',
  {
    seq: sequence('seq'),
    /** The name of the entity, and the id of the thing. */
    entity: text('entity').notNull(),
    id: text('id').notNull(),
    language: text('language').notNull(),
    field: text('field').notNull(),
    /** An empty text is a text: the thing has none in this language. */
    value: text('value').notNull(),
    /** The Turkish text that it was made from, and its hash: it is outdated where the present text has another. */
    source: text('source').notNull(),
    sourceHash: text('source_hash').notNull(),
    origin: choice('origin', textOrigins).notNull().default('PERSON'),
    /** Who confirmed it; a machine's text is on the site once somebody did. */
    reviewedBy: text('reviewed_by'),
    /** The person, or the key of the program, that wrote it last; null for the program itself. */
    updatedBy: text('updated_by'),
    updatedAt: moment('updated_at').notNull(),
    version: version(),
  },
  (t) => [
    uniqueIndex('translations_by_thing').on(t.entity, t.id, t.language, t.field),
    index('translations_by_language').on(t.language, t.entity, t.field),
    uniqueIndex('translations_by_slug')
      .on(t.entity, t.language, t.value)
      .where(sql`${t.field} = 'slug'`),
  ],
);

export const textStatuses = ['HIDDEN', 'DRAFT', 'PUBLISHED'] as const;

/** Whether the texts of a thing in a language are on the site; without a row, they are. */
export const translationStates = table(
  'translation_states',
  {
    seq: sequence('seq'),
    entity: text('entity').notNull(),
    id: text('id').notNull(),
    language: text('language').notNull(),
    status: choice('status', textStatuses).notNull(),
    /** The moment at which a draft is published by itself. */
    publishAt: moment('publish_at'),
  },
  (t) => [
    uniqueIndex('translation_states_by_thing').on(t.entity, t.id, t.language),
    index('translation_states_due').on(t.publishAt),
  ],
);

/** Addresses that things had in a language, which lead to the present ones. */
export const formerSlugs = table(
  'former_slugs',
  {
    seq: sequence('seq'),
    entity: text('entity').notNull(),
    language: text('language').notNull(),
    slug: text('slug').notNull(),
    id: text('id').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('former_slugs_by_slug').on(t.entity, t.language, t.slug),
    index('former_slugs_by_thing').on(t.entity, t.id),
  ],
);
