import { setImmediate } from 'node:timers/promises';
import {
  and,
  asc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  ne,
  not,
  notExists,
  or,
  type SQL,
} from 'drizzle-orm';
import { cachedByKey } from '../../../db/caches/cachedByKey.ts';
import type { AnyColumn, AnyTable } from '../../../db/columns/columns.ts';
import { allOf, countWhere, isFilled } from '../../../db/columns/expressions.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { groupedBy } from '../../../db/parts.ts';
import { translations } from '../../../db/tables/languageTables.ts';
import type { TextRow } from '../../../entity/texts.store.ts';
import { hashOf, textsIn } from '../../../fields/words.ts';
import { wordedEntities, type WordedEntity } from '../../languages/texts/wordedEntities.ts';
import { groupOf, groups, type TextGroup, type TextState } from './groups.ts';
import { idsOf, stateOf, textsInLanguage } from './texts.store.ts';

// The texts of a language in the order of the work, without what they say. Of the entities with very many things, the database
// counts and finds the texts: reading a hundred thousand products takes seconds.

export type NamedText = { entity: string; thingId: string; field: string };

/** The texts of one group in one state: how many there are, and some of them from a place on. */
export type Bucket = {
  group: TextGroup;
  state: TextState;
  count: number;
  read(db: Db, from: number, most: number): Promise<NamedText[]>;
};

/** A text with all that a search compares. */
export type SearchedText = NamedText & { title: string; source: string; value: string | null; state: TextState };

const rank: Record<TextState, number> = { OUTDATED: 0, MISSING: 1, MACHINE: 2, DONE: 3 };

export const inOrder = (one: Pick<Bucket, 'group' | 'state'>, other: Pick<Bucket, 'group' | 'state'>) =>
  rank[one.state] - rank[other.state] || groups.indexOf(one.group) - groups.indexOf(other.group);

const kept = cachedByKey<Bucket[]>(20);

/** Returns the texts of a language, in the order of the work; they are counted once until the content changes. */
export const textBuckets = (db: Db, language: string): Promise<Bucket[]> =>
  kept(db, language, async () => {
    const found: Bucket[] = [];
    for (const words of wordedEntities)
      found.push(
        ...(words.isLarge ? await largeBuckets(db, words, language) : listed(await smallTexts(db, words, language))),
      );
    return found.filter(({ count: of }) => of > 0).sort(inOrder);
  });

type StatedText = NamedText & { state: TextState };

/** Puts texts that are read already into buckets. */
export const listed = (texts: StatedText[]): Bucket[] =>
  [...groupedBy(texts, ({ entity, field, state }) => `${state} ${groupOf(entity, field)}`).values()].flatMap((some) => {
    const [first] = some;
    if (!first) return [];
    const group = groupOf(first.entity, first.field);
    const read = (_: Db, from: number, most: number) => Promise.resolve(some.slice(from, from + most));
    return [{ group, state: first.state, count: some.length, read }];
  });

/** So many things are read at once; other work gets its turn in between. */
const atOnce = 200;

async function smallTexts(
  db: Db,
  words: WordedEntity,
  language: string,
  fits: (text: SearchedText) => boolean = () => true,
) {
  const found: StatedText[] = [];
  const ids = await idsOf(db, words);
  for (let at = 0; at < ids.length; at += atOnce) {
    if (at > 0) await setImmediate();
    for (const { entity, thingId, field, state, ...text } of await textsInLanguage(
      db,
      words,
      ids.slice(at, at + atOnce),
      language,
    ))
      if (fits({ entity, thingId, field, state, ...text, value: text.row?.value ?? null }))
        found.push({ entity, thingId, field, state });
  }
  return found;
}

/** The columns of an entity whose whole value is a text; the texts within other values are read with them. */
function columnsOf({ id, worded }: WordedEntity) {
  const columns = getTableColumns(id.table as AnyTable) as Record<string, AnyColumn | undefined>;
  const own = Object.entries(worded).flatMap(([field, words]) => {
    const { [field]: column } = columns;
    return column ? [{ field, column, words }] : [];
  });
  return {
    plain: own.filter(({ words }) => words === true),
    composed: own.filter(({ words }) => words !== true),
    title: columns.name ?? columns.title ?? id,
  };
}

const isOf = (words: WordedEntity, language: string, field: string) =>
  and(eq(translations.entity, words.entity), eq(translations.language, language), eq(translations.field, field));

/** Holds for translations of a column in a state. */
function isIn(state: Exclude<TextState, 'MISSING'>, column: AnyColumn): SQL {
  const isOutdated = ne(translations.source, column);
  if (state === 'OUTDATED') return isOutdated;
  const isUnconfirmed = allOf(eq(translations.origin, 'MACHINE'), isNull(translations.reviewedBy));
  return allOf(not(isOutdated), state === 'MACHINE' ? isUnconfirmed : not(isUnconfirmed));
}

const withText = ['OUTDATED', 'MACHINE', 'DONE'] as const;

async function largeBuckets(db: Db, words: WordedEntity, language: string): Promise<Bucket[]> {
  const { entity, id } = words;
  const table = id.table as AnyTable;
  const { plain, composed } = columnsOf(words);
  const found: Bucket[] = [];
  const totals = await totalsOf(db, words);
  for (const { field, column } of plain) {
    const group = groupOf(entity, field);
    const named = (rows: { id: unknown }[]) => rows.map((row) => ({ entity, thingId: String(row.id), field }));
    const present = and(isOf(words, language, field), isFilled(column));
    const conditions = Object.fromEntries(withText.map((state) => [state, countWhere(isIn(state, column))]));
    const [counts = {}] = await db
      .select(conditions)
      .from(translations)
      .innerJoin(table, eq(id, translations.id))
      .where(present);
    await setImmediate();
    for (const state of withText)
      found.push({
        ...{ group, state, count: counts[state] ?? 0 },
        read: async (at, from, most) =>
          named(
            await at
              .select({ id })
              .from(translations)
              .innerJoin(table, eq(id, translations.id))
              .where(and(present, isIn(state, column)))
              .orderBy(asc(translations.id))
              .limit(most)
              .offset(from),
          ),
      });
    const translated = withText.reduce((sum, state) => sum + (counts[state] ?? 0), 0);
    found.push({
      ...{ group, state: 'MISSING', count: (totals.get(field) ?? 0) - translated },
      read: async (at, from, most) =>
        named(
          await at
            .select({ id })
            .from(table)
            .where(
              and(
                isFilled(column),
                notExists(
                  at
                    .select({ seq: translations.seq })
                    .from(translations)
                    .where(and(isOf(words, language, field), eq(translations.id, id))),
                ),
              ),
            )
            .orderBy(asc(id))
            .limit(most)
            .offset(from),
        ),
    });
  }
  if (composed.length > 0) {
    const texts: StatedText[] = [];
    await eachText(db, words, { language, fields: composed }, ({ title: _, source: __, value: ___, ...text }) =>
      texts.push(text),
    );
    found.push(...listed(texts));
  }
  return found;
}

const keptTotals = cachedByKey<Map<string, number>>(10);

/** Counts the Turkish texts of each column, once for all languages. */
const totalsOf = (db: Db, words: WordedEntity) =>
  keptTotals(db, words.entity, async () => {
    const { plain } = columnsOf(words);
    const conditions = Object.fromEntries(plain.map(({ field, column }) => [field, countWhere(isFilled(column))]));
    const [row = {}] = await db.select(conditions).from(words.id.table as AnyTable);
    return new Map(Object.entries(row));
  });

type Wanted = { language: string; fields: ReturnType<typeof columnsOf>['plain'] };

/** So many rows of few columns are read at once. */
const rowsAtOnce = 1000;

/** Goes through the texts of these columns, reading nothing else of their things. */
async function eachText(db: Tx, words: WordedEntity, { language, fields }: Wanted, take: (text: SearchedText) => void) {
  const { entity, id } = words;
  const { title } = columnsOf(words);
  const isAny = or(...fields.map(({ column }) => isFilled(column)));
  const columns = Object.fromEntries(fields.map(({ field, column }) => [`in ${field}`, column]));
  for (let after: unknown = null; ;) {
    const rows = (await db
      .select({ id, title, ...columns })
      .from(id.table as AnyTable)
      .where(and(isAny, after === null ? isNotNull(id) : gt(id, after)))
      .orderBy(asc(id))
      .limit(rowsAtOnce)) as Record<string, unknown>[];
    const stored = await storedOf(db, words, { language, ids: rows.map((row) => String(row.id)) });
    for (const row of rows) {
      const values = Object.fromEntries(fields.map(({ field }) => [field, row[`in ${field}`]]));
      const worded = Object.fromEntries(fields.map((one) => [one.field, one.words]));
      for (const { field, text } of textsIn(worded, values)) {
        const found = stored.get(`${String(row.id)} ${field}`);
        const state = stateOf(found, found ? hashOf(text) : '');
        take({
          entity,
          thingId: String(row.id),
          field,
          title: String(row.title),
          source: text,
          value: found?.value ?? null,
          state,
        });
      }
    }
    if (rows.length < rowsAtOnce) return;
    after = rows.at(-1)?.id;
    await setImmediate();
  }
}

async function storedOf(tx: Tx, { entity }: WordedEntity, { language, ids }: { language: string; ids: string[] }) {
  const isThose = and(
    eq(translations.entity, entity),
    eq(translations.language, language),
    inArray(translations.id, ids),
  );
  const rows: TextRow[] = ids.length > 0 ? await tx.select().from(translations).where(isThose) : [];
  return new Map(rows.map((row) => [`${row.id} ${row.field}`, row]));
}

/** Finds the texts of a language that fit, in the order of the work. */
export async function searchedBuckets(
  db: Db,
  language: string,
  fits: (text: SearchedText) => boolean,
): Promise<Bucket[]> {
  const found: StatedText[] = [];
  for (const words of wordedEntities) {
    if (!words.isLarge) {
      found.push(...(await smallTexts(db, words, language, fits)));
      continue;
    }
    const { plain, composed } = columnsOf(words);
    await eachText(db, words, { language, fields: [...plain, ...composed] }, (text) => {
      const { entity, thingId, field, state } = text;
      if (fits(text)) found.push({ entity, thingId, field, state });
    });
  }
  return listed(found).sort(inOrder);
}

/** Reads a part of buckets that follow each other. */
export async function readBuckets(db: Db, buckets: Bucket[], from: number, most: number): Promise<NamedText[]> {
  const found: NamedText[] = [];
  let skipped = from;
  for (const bucket of buckets) {
    if (found.length >= most) break;
    if (skipped >= bucket.count) {
      skipped -= bucket.count;
      continue;
    }
    found.push(...(await bucket.read(db, skipped, most - found.length)));
    skipped = 0;
  }
  return found;
}
