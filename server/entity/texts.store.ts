import { randomInt } from 'node:crypto';
import { and, asc, eq, exists, inArray, isNotNull, lte, ne, notExists, or } from 'drizzle-orm';
import type { Db, Tx } from '../db/database.ts';
import { inParts } from '../db/parts.ts';
import { holds } from '../core/holds.ts';
import { formerSlugs, languages, translations, translationStates } from '../db/tables/languageTables.ts';

export type TextRow = typeof translations.$inferSelect;
export type TextStateRow = typeof translationStates.$inferSelect;
export type TextStatus = TextStateRow['status'];
/** Names the texts of a thing in a language. */
export type Thing = { entity: string; id: string };
export type ThingInLanguage = Thing & { language: string };

/** A text that can be translated, with what there is of it in other languages. */
export type TranslatedField = { field: string; label: string; source: string; sourceHash: string; texts: ShownText[] };
export type ShownText = TextRow & { isOutdated: boolean };
/** How a thing stands in a language. */
export type InLanguage = {
  language: string;
  status: TextStateRow['status'];
  publishAt: number | null;
  missing: number;
  outdated: number;
  unconfirmed: number;
};
export type ThingTexts = {
  entity: string;
  id: string;
  name: string;
  fields: TranslatedField[];
  languages: InLanguage[];
};

/** A new text begins with any number: one that was removed and written once more has no version that somebody still holds. */
export const nextVersion = (before?: number): number =>
  before === undefined ? randomInt(1, 1_000_000_000) : before + 1;

const isThing = ({ entity, id }: Thing) => and(eq(translations.entity, entity), eq(translations.id, id));

/** Returns all texts of things, in all languages. */
export const textsOfThings = (tx: Tx, entity: string, ids: string[]): Promise<TextRow[]> =>
  inParts(ids, (part) =>
    tx
      .select()
      .from(translations)
      .where(and(eq(translations.entity, entity), inArray(translations.id, part)))
      .orderBy(asc(translations.id), asc(translations.language), asc(translations.field)),
  );

/** Returns the states of the texts of things, where they are not simply on the site. */
export const statesOfThings = (tx: Tx, entity: string, ids: string[]): Promise<TextStateRow[]> =>
  inParts(ids, (part) =>
    tx
      .select()
      .from(translationStates)
      .where(and(eq(translationStates.entity, entity), inArray(translationStates.id, part))),
  );

/**
 * Holds for texts that visitors may read: a person stands behind them, or the language shows those of machines before, and the thing
 * is published in the language.
 */
export const isOnSite = (tx: Tx) =>
  and(
    or(
      ne(translations.origin, 'MACHINE'),
      isNotNull(translations.reviewedBy),
      exists(
        tx
          .select({ code: languages.code })
          .from(languages)
          .where(and(eq(languages.code, translations.language), eq(languages.showsUnconfirmed, true))),
      ),
    ),
    notExists(
      tx
        .select({ seq: translationStates.seq })
        .from(translationStates)
        .where(
          and(
            eq(translationStates.entity, translations.entity),
            eq(translationStates.id, translations.id),
            eq(translationStates.language, translations.language),
            ne(translationStates.status, 'PUBLISHED'),
          ),
        ),
    ),
  );

/** The texts of things, by id and then by field. */
export type TextsById = Map<string, Map<string, string>>;

type ReadText = Pick<TextRow, 'id' | 'field' | 'value'>;

function byId(rows: ReadText[]): TextsById {
  const texts: TextsById = new Map();
  for (const { id, field, value } of rows) {
    const own = texts.get(id) ?? new Map<string, string>();
    texts.set(id, own.set(field, value));
  }
  return texts;
}

const { entity: entityOf, id: idOf, language: languageOf, field, value } = translations;

/** Returns what visitors read of things in a language. */
export const shownTexts = async (tx: Tx, entity: string, language: string, ids: string[]): Promise<TextsById> =>
  byId(
    await inParts(ids, (part) =>
      tx
        .select({ id: idOf, field, value })
        .from(translations)
        .where(and(eq(entityOf, entity), inArray(idOf, part), eq(languageOf, language), isOnSite(tx))),
    ),
  );

/** Returns what visitors read of all things of these entities in a language, by entity. */
export async function allShownTexts(tx: Tx, entities: string[], language: string): Promise<Map<string, TextsById>> {
  const rows = await tx
    .select({ entity: entityOf, id: idOf, field, value })
    .from(translations)
    .where(and(eq(languageOf, language), inArray(entityOf, entities), isOnSite(tx)));
  return new Map(entities.map((entity) => [entity, byId(rows.filter((row) => row.entity === entity))]));
}

/** Writes texts as they are, also over others; a row has all that is kept of a text but its number. */
export async function putTexts(tx: Tx, rows: Omit<TextRow, 'seq'>[]) {
  for (const row of rows) {
    await tx
      .insert(translations)
      .values(row)
      .onConflictDoUpdate({
        target: [translations.entity, translations.id, translations.language, translations.field],
        set: row,
      });
  }
}

/** Copies the texts of a thing to another one, as texts of its own; addresses are those of the first one alone. */
export async function copyTexts(tx: Tx, entity: string, from: string, to: string) {
  const rows = (await textsOfThings(tx, entity, [from])).filter((row) => row.field !== 'slug');
  await putTexts(
    tx,
    rows.map(({ seq: _, ...row }) => ({ ...row, id: to, updatedAt: Date.now(), version: nextVersion() })),
  );
  for (const { language, status } of await statesOfThings(tx, entity, [from]))
    await putState(tx, { entity, id: to, language }, { status, publishAt: null });
}

/** Removes the texts of these fields of a thing. */
export const dropTexts = (tx: Tx, thing: ThingInLanguage, fields: string[]) =>
  inParts(fields, async (part) =>
    tx
      .delete(translations)
      .where(and(isThing(thing), eq(languageOf, thing.language), inArray(field, part)))
      .returning({ seq: translations.seq }),
  );

/** Sets the state of the texts of a thing; published without a moment is the usual one, which has no row. */
export async function putState(
  tx: Tx,
  { entity, id, language }: ThingInLanguage,
  state: Pick<TextStateRow, 'status' | 'publishAt'>,
) {
  const { entity: of, id: one, language: said } = translationStates;
  if (state.status === 'PUBLISHED') {
    await tx.delete(translationStates).where(and(eq(of, entity), eq(one, id), eq(said, language)));
    return;
  }
  const row = { entity, id, language, ...state };
  const [before] = await tx
    .select()
    .from(translationStates)
    .where(and(eq(of, entity), eq(one, id), eq(said, language)));
  if (before && holds(before, state)) return;
  await tx
    .insert(translationStates)
    .values(row)
    .onConflictDoUpdate({ target: [of, one, said], set: row });
}

/** Removes the texts of things that are gone; what they were called in addresses stays, for those that come back. */
export async function dropThings(tx: Tx, entity: string, ids: string[]) {
  await inParts(ids, async (part) => {
    await tx.delete(translations).where(and(eq(entityOf, entity), inArray(idOf, part)));
    await tx
      .delete(translationStates)
      .where(and(eq(translationStates.entity, entity), inArray(translationStates.id, part)));
    return [];
  });
}

/** Returns the drafts whose moment to be published has come. */
export const dueStates = (db: Tx, now: number): Promise<TextStateRow[]> =>
  db
    .select()
    .from(translationStates)
    .where(
      and(
        eq(translationStates.status, 'DRAFT'),
        isNotNull(translationStates.publishAt),
        lte(translationStates.publishAt, now),
      ),
    );

/** Keeps an address that a thing had, so that it leads on. */
export async function keepFormerSlug(
  tx: Tx,
  { entity, id, language }: ThingInLanguage,
  slug: string,
  createdAt: number,
) {
  const row = { entity, id, language, slug, createdAt };
  await tx
    .insert(formerSlugs)
    .values(row)
    .onConflictDoUpdate({ target: [formerSlugs.entity, formerSlugs.language, formerSlugs.slug], set: row });
}

/** An address that is somebody's again leads nowhere else. */
export const dropFormerSlug = async (tx: Tx, { entity, language }: Omit<ThingInLanguage, 'id'>, slug: string) =>
  tx
    .delete(formerSlugs)
    .where(and(eq(formerSlugs.entity, entity), eq(formerSlugs.language, language), eq(formerSlugs.slug, slug)));

/** Lets the addresses that a thing has, or had, in all languages lead to another one. */
export async function moveFormerSlugs(tx: Tx, entity: string, { from, to }: { from: string; to: string }, now: number) {
  await tx
    .update(formerSlugs)
    .set({ id: to })
    .where(and(eq(formerSlugs.entity, entity), eq(formerSlugs.id, from)));
  for (const text of await textsOfThings(tx, entity, [from]))
    if (text.field === 'slug') await keepFormerSlug(tx, { entity, id: to, language: text.language }, text.value, now);
}

/** Finds the thing that has an address in a language, published or not. */
export async function slugHolder(tx: Tx, { entity, language }: Omit<ThingInLanguage, 'id'>, slug: string) {
  const isSlug = and(eq(field, 'slug'), eq(value, slug));
  const [row] = await tx
    .select({ id: idOf })
    .from(translations)
    .where(and(eq(entityOf, entity), eq(languageOf, language), isSlug));
  return row?.id;
}

/** Finds the thing that has an address in a language, or had it. */
export async function thingAtSlug(db: Db, entity: string, language: string, slug: string) {
  const [now] = await db
    .select({ id: idOf })
    .from(translations)
    .where(and(eq(entityOf, entity), eq(languageOf, language), eq(field, 'slug'), eq(value, slug), isOnSite(db)));
  if (now) return { id: now.id, isFormer: false };
  const [former] = await db
    .select({ id: formerSlugs.id })
    .from(formerSlugs)
    .where(and(eq(formerSlugs.entity, entity), eq(formerSlugs.language, language), eq(formerSlugs.slug, slug)));
  return former && { id: former.id, isFormer: true };
}
