import { largestDocument } from '../../../../common/limits.ts';
import { fold } from '../../../../common/text/letters.ts';
import { addToAudit } from '../../../context/audit.ts';
import type { Context } from '../../../context/context.ts';
import { requireAdmin } from '../../../context/rights.ts';
import { badInput } from '../../../core/errors.ts';
import { placeCursor, placeOf } from '../../../db/page.ts';
import { lastChangeOf } from '../../../entity/revisions.store.ts';
import type { Resolvers, TranslatedEntity, TranslationImport, TranslationText } from '../../../generated/resolvers.ts';
import { readUpload } from '../../../http/upload.ts';
import { emit } from '../../../webhooks/emit.ts';
import { tokenOfChange } from '../../upkeep/history/undoToken.ts';
import { findLanguage, languagesOf } from '../../pages/languages/languages.store.ts';
import { apiName } from '../texts/wordedEntities.ts';
import { readTranslationsJob } from './exchange.jobs.ts';
import { keyIn, nameOf as unitName } from './files/unit.ts';
import { createGlossary } from './glossary.ts';
import { groupedBy } from '../../../db/parts.ts';
import { groups } from './groups.ts';
import { applyFile, compareFile, confirmWithin, type Compared } from './importTranslations.ts';
import { mostLettersOf, surroundingsOf } from './surroundings.ts';
import { indexedTexts, textIndex, textsAt, type IndexedText, type WorkText } from './texts.store.ts';

async function requireLanguage({ db }: Context, code: string) {
  if (!(await findLanguage(db, code))) throw badInput('language', 'The site does not have this language.');
}

/** Names a text in a language: the ids of things may have any sign but the colon. */
const idOf = (language: string, { entity, thingId: id, field }: IndexedText) =>
  `${language}:${unitName({ entity, id, field })}`;

function textNamed(id: string): { language: string; entity: string; thingId: string; field: string } {
  const at = id.indexOf(':');
  const key = keyIn(id.slice(at + 1));
  if (at < 0 || !key) throw badInput('ids', `${id.slice(0, 100)} is the id of no text.`);
  return { language: id.slice(0, at), entity: key.entity, thingId: key.id, field: key.field };
}

const counted = (texts: IndexedText[]) => {
  const counts = { MISSING: 0, OUTDATED: 0, MACHINE: 0, DONE: 0 };
  for (const { state } of texts) counts[state]++;
  const { MISSING: missing, OUTDATED: outdated, MACHINE: machine, DONE: done } = counts;
  return { missing, outdated, machine, done };
};

async function shownTexts(context: Context, language: string, texts: WorkText[]): Promise<TranslationText[]> {
  const [around, glossary] = [await surroundingsOf(context.db, texts), await createGlossary(context.db, language)];
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
  return ({ title, source, row }: WorkText) => {
    const text = fold(`${title} ${source} ${row?.value ?? ''}`);
    return words.every((word) => text.includes(word));
  };
}

/** An answer names so many changes and refusals. */
const mostShown = 100;

async function shownImport({ db }: Context, compared: Compared, isDone: boolean): Promise<TranslationImport> {
  const { changes, refused, same, empty, texts } = compared;
  const named = (key: Parameters<typeof unitName>[0]) => {
    const text = texts.get(unitName(key));
    return { id: unitName(key), title: text?.title ?? key.id, label: text?.label ?? key.field };
  };
  const [first] = changes;
  const changeSeq = isDone && first ? await lastChangeOf(db, first.entity, first.id) : undefined;
  return {
    ...{ changed: changes.length, same, empty, refusedCount: refused.length },
    changes: changes.slice(0, mostShown).map((one) => ({ ...named(one), before: one.before, after: one.target })),
    refused: refused.slice(0, mostShown).map((one) => ({
      ...named(one),
      ...{ problem: one.problem, detail: one.detail, source: one.source, present: one.present },
    })),
    undoToken: changeSeq === undefined ? null : tokenOfChange(changeSeq),
  };
}

const tooLargeFile = { bytes: largestDocument, sentence: 'The file is larger than 50 MB: export fewer texts at once.' };

export const workResolvers = {
  Query: {
    async translationBoard(_, __, { db }) {
      const all = await Promise.all(
        (await languagesOf(db)).map(async (language) => ({ language, index: await textIndex(db, language.code) })),
      );
      const progress = (fits: (text: IndexedText) => boolean) =>
        all.map(({ language, index }) => ({ language, counts: counted(index.filter(fits)) }));
      const used = new Set(all.flatMap(({ index }) => index.map(({ group }) => group)));
      return {
        languages: progress(() => true),
        groups: groups
          .filter((group) => used.has(group))
          .map((group) => ({ group, languages: progress((text) => text.group === group) })),
      };
    },
    async translationTexts(_, { language, group, states, search, first, after }, context) {
      await requireLanguage(context, language);
      const { db } = context;
      const index = search ? await indexedTexts(db, language, matching(search)) : await textIndex(db, language);
      const fitting = index.filter(
        (text) => (group == null || text.group === group) && (!states || states.includes(text.state)),
      );
      const from = placeOf(after, Number.MAX_SAFE_INTEGER);
      const shown = fitting.slice(from, from + (first ?? 20));
      return {
        nodes: await shownTexts(context, language, await textsAt(db, language, shown)),
        pageInfo: {
          hasNextPage: from + shown.length < fitting.length,
          hasPreviousPage: from > 0,
          startCursor: shown.length > 0 ? placeCursor(from + 1) : null,
          endCursor: shown.length > 0 ? placeCursor(from + shown.length) : null,
        },
        totalCount: fitting.length,
      };
    },
  },
  Mutation: {
    async confirmTranslations(_, { ids }, context) {
      const { email } = requireAdmin(context);
      const named = ids.map(textNamed);
      const count = await context.db.write(async (tx) => {
        let confirmed = 0;
        for (const [language, texts] of groupedBy(named, (one) => one.language)) {
          const wanted = texts.map((text) => ({ ...text, group: 'PAGES' as const, state: 'MACHINE' as const }));
          confirmed += await confirmWithin(tx, await textsAt(tx, language, wanted), email);
        }
        return confirmed;
      });
      const [first] = named;
      const change = first && count > 0 ? await lastChangeOf(context.db, first.entity, first.thingId) : undefined;
      return { count, undoToken: change === undefined ? null : tokenOfChange(change) };
    },
    async wantTranslations(_, { language }, context) {
      await requireLanguage(context, language);
      const index = await textIndex(context.db, language);
      const wanted = index.filter(({ state }) => state === 'MISSING' || state === 'OUTDATED').length;
      if (wanted > 0)
        await context.db.write((tx) => emit(tx, [{ event: 'TRANSLATION_WANTED', subject: language }], Date.now()), {
          raisesRevision: false,
        });
      return wanted;
    },
    async importTranslations(_, { file, language, dryRun }, context) {
      const { email } = requireAdmin(context);
      await requireLanguage(context, language);
      const { bytes, name } = await readUpload(file, tooLargeFile);
      const read = await context.heavyWork.run(
        readTranslationsJob,
        { bytes, language },
        { signal: context.leaving(), visitor: email },
      );
      if (dryRun ?? true) return shownImport(context, await compareFile(context.db, language, read), false);
      const compared = await applyFile(context.db, language, read, email);
      await addToAudit(context.db, { event: 'IMPORTED', admin: email, about: name || 'translations' });
      return shownImport(context, compared, true);
    },
  },
} satisfies Resolvers;
