import { fold } from '../../../../common/text/letters.ts';
import { badInput } from '../../../core/errors.ts';
import type { Db } from '../../../db/database.ts';
import { placeCursor, placeOf, type PageRequest } from '../../../db/page.ts';
import { groupedBy } from '../../../db/parts.ts';
import type { TranslatedEntity, TranslationText } from '../../../generated/resolvers.ts';
import { languagesOf } from '../../pages/languages/languages.store.ts';
import { apiName } from '../../languages/texts/wordedEntities.ts';
import { keyIn, nameOf as unitName } from './files/unit.ts';
import { createGlossary } from './glossary.ts';
import { groups, type TextGroup, type TextState } from './groups.ts';
import { confirmWithin } from './importTranslations.ts';
import { mostLettersOf, surroundingsOf } from './surroundings.ts';
import { readBuckets, searchedBuckets, textBuckets, type Bucket, type SearchedText } from './textBuckets.ts';
import { textsAt, type IndexedText, type WorkText } from './texts.store.ts';

/** Names a text in a language: the ids of things may have any sign but the colon. */
const idOf = (language: string, { entity, thingId: id, field }: IndexedText) =>
  `${language}:${unitName({ entity, id, field })}`;

type NamedText = { language: string; entity: string; thingId: string; field: string };

/** Throws `BAD_USER_INPUT` for what is the id of no text. */
export function textNamed(id: string): NamedText {
  const at = id.indexOf(':');
  const key = keyIn(id.slice(at + 1));
  if (at < 0 || !key) throw badInput('ids', `${id.slice(0, 100)} is the id of no text.`);
  return { language: id.slice(0, at), entity: key.entity, thingId: key.id, field: key.field };
}

const counted = (buckets: Bucket[]) => {
  const counts = { MISSING: 0, OUTDATED: 0, MACHINE: 0, DONE: 0 };
  for (const { state, count } of buckets) counts[state] += count;
  const { MISSING: missing, OUTDATED: outdated, MACHINE: machine, DONE: done } = counts;
  return { missing, outdated, machine, done };
};

async function shownTexts(db: Db, language: string, texts: WorkText[]): Promise<TranslationText[]> {
  const [around, glossary] = [await surroundingsOf(db, texts), await createGlossary(db, language)];
  return texts.map((text) => {
    const { row, entity, field } = text;
    return {
      ...{ id: idOf(language, text), entity: apiName(entity) as TranslatedEntity, thingId: text.thingId, field },
      ...{ label: text.label, title: text.title, source: text.source, sourceHash: text.sourceHash },
      ...{ translatedFrom: row?.source ?? null, value: row?.value ?? null, state: text.state },
      ...{ origin: row?.origin ?? null, by: row?.updatedBy ?? null, version: row?.version ?? null },
      at: row ? new Date(row.updatedAt).toISOString() : null,
      ...around(text),
      mostLetters: mostLettersOf(entity, field),
      terms: glossary(text.source),
    };
  });
}

/** Returns whether all words stand in what people read of a text. */
function matching(search: string) {
  const words = fold(search).split(/\s+/).filter(Boolean);
  return ({ title, source, value }: SearchedText) => {
    const text = fold(`${title} ${source} ${value ?? ''}`);
    return words.every((word) => text.includes(word));
  };
}

/** Counts the texts of all languages, as a whole and by their groups. */
export async function boardOf(db: Db) {
  const all: { language: Awaited<ReturnType<typeof languagesOf>>[number]; index: Bucket[] }[] = [];
  for (const language of await languagesOf(db)) all.push({ language, index: await textBuckets(db, language.code) });
  const progress = (fits: (bucket: Bucket) => boolean) =>
    all.map(({ language, index }) => ({ language, counts: counted(index.filter(fits)) }));
  const used = new Set(all.flatMap(({ index }) => index.map(({ group }) => group)));
  return {
    languages: progress(() => true),
    groups: groups
      .filter((group) => used.has(group))
      .map((group) => ({ group, languages: progress((text) => text.group === group) })),
  };
}

type Wanted = PageRequest & {
  group?: TextGroup | null | undefined;
  states?: readonly TextState[] | null | undefined;
  search?: string | null | undefined;
};

/** Reads a page of the texts that are wanted, in the order of the work. Throws `BadCursor`. */
export async function pageOfTexts(db: Db, language: string, { group, states, search, first, after }: Wanted) {
  const buckets = search ? await searchedBuckets(db, language, matching(search)) : await textBuckets(db, language);
  const fitting = buckets.filter(
    (bucket) => (group == null || bucket.group === group) && (!states || states.includes(bucket.state)),
  );
  const totalCount = fitting.reduce((sum, { count }) => sum + count, 0);
  const from = placeOf(after, Number.MAX_SAFE_INTEGER);
  const shown = await readBuckets(db, fitting, from, first ?? 20);
  return {
    nodes: await shownTexts(db, language, await textsAt(db, language, shown)),
    pageInfo: {
      hasNextPage: from + shown.length < totalCount,
      hasPreviousPage: from > 0,
      startCursor: shown.length > 0 ? placeCursor(from + 1) : null,
      endCursor: shown.length > 0 ? placeCursor(from + shown.length) : null,
    },
    totalCount,
  };
}

/** Confirms texts in one step, and returns how many changed by it. */
export const confirmNamed = (db: Db, named: NamedText[], by: string): Promise<number> =>
  db.write(async (tx) => {
    let confirmed = 0;
    for (const [language, texts] of groupedBy(named, (one) => one.language))
      confirmed += await confirmWithin(tx, await textsAt(tx, language, texts), by);
    return confirmed;
  });
