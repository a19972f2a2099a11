import { asc } from 'drizzle-orm';
import { z } from 'zod';
import type { Tx } from '../../../db/database.ts';
import { groupedBy } from '../../../db/parts.ts';
import {
  formerSlugs,
  textOrigins,
  textStatuses,
  translations,
  translationStates,
} from '../../../db/tables/languageTables.ts';
import { idText, listPart, type Writing } from '../../../entity/contentPart.ts';
import type { Thing } from '../../../entity/announces.ts';
import type { Entity } from '../../../entity/entity.ts';
import {
  dropTexts,
  nextVersion,
  putState,
  putTexts,
  slugHolder,
  statesOfThings,
  textsOfThings,
  type TextRow,
} from '../../../entity/texts.store.ts';
import { slugField, type ThingInWords, type Words } from '../../../entity/words.ts';
import { hashOf } from '../../../fields/words.ts';
import { ofCatalogue } from '../../../rights/stated.ts';
import { allLanguages } from './languages.store.ts';

/** A text alone was made from the present Turkish by a person; what is otherwise stands beside it. */
const textOf = z.union([
  z.string().transform((value) => ({ value, source: undefined, origin: 'PERSON' as const, reviewedBy: null })),
  z.object({
    value: z.string(),
    source: z.string().optional(),
    origin: z.enum(textOrigins).default('PERSON'),
    reviewedBy: z.string().nullable().default(null),
  }),
]);

const row = z.object({
  entity: z.string(),
  /** The id of the thing: a list has rows of it in several languages, and ids in a list are each its own. */
  thing: idText,
  language: z.string(),
  status: z.enum(textStatuses).default('PUBLISHED'),
  publishAt: z.iso.datetime().optional(),
  texts: z.record(z.string(), textOf),
});
type Row = z.infer<typeof row>;

type Worded = ReadonlyMap<string, Words>;

/**
 * The texts of things in other languages, as content documents carry them: a row has all texts of a thing in a language. A thing that
 * a document does not name keeps its texts; a row without texts removes them.
 */
export function translationEntity(entities: readonly Entity[]): Entity {
  const worded: Worded = new Map(entities.flatMap(({ name, words }) => (words ? [[name, words]] : [])));
  return {
    name: 'translation',
    tables: [translations, translationStates, formerSlugs],
    ...ofCatalogue,
    announces: {
      words: ['TRANSLATION'],
      // Their subject names the entity, too: 'product:1795937855978'.
      async read(db, subjects) {
        const found = new Map<string, Thing>();
        for (const subject of subjects) {
          const [entity = '', ...rest] = subject.split(':');
          const id = rest.join(':');
          const [thing] = (await worded.get(entity)?.read(db, [id])) ?? [];
          if (!thing) continue;
          const texts = Object.fromEntries(thing.texts.map(({ field, text }) => [field, text]));
          found.set(subject, { name: thing.name, url: null, version: null, values: { entity, id, texts } });
        }
        return found;
      },
    },
    content: listPart({
      key: 'translations',
      after: entities.flatMap(({ content }) => (content ? [content.key] : [])),
      row,
      async read(db) {
        const rows = await readRows(db, worded);
        return rows.length > 0 ? rows : undefined;
      },
      async write(tx, rows, writing) {
        const languages = new Set((await allLanguages(tx)).map(({ code }) => code));
        for (const [entity, some] of groupedBy(rows, (one) => one.entity)) {
          const words = worded.get(entity);
          const ids = some.map(({ thing }) => thing);
          const things = new Map((words ? await words.read(tx, ids) : []).map((thing) => [thing.id, thing]));
          for (const one of some) {
            const thing = things.get(one.thing);
            if (!words || !thing || !languages.has(one.language))
              writing.notes.push(`${entity} ${one.thing}: it is not here, or the language ${one.language} is not.`);
            else await writeRow(tx, one, { words, thing }, writing);
          }
        }
      },
    }),
  };
}

async function readRows(db: Tx, worded: Worded) {
  const all = await db
    .select()
    .from(translations)
    .orderBy(asc(translations.entity), asc(translations.id), asc(translations.language), asc(translations.field));
  const rows = [];
  for (const [entity, texts] of groupedBy(all, (one) => one.entity)) {
    const ids = [...new Set(texts.map(({ id }) => id))];
    const things = (await worded.get(entity)?.read(db, ids)) ?? [];
    const sources = new Map(things.map((thing) => [thing.id, sourcesOf(thing)]));
    const states = groupedBy(await statesOfThings(db, entity, ids), stateKey);
    for (const own of groupedBy(texts, stateKey).values()) {
      const [{ id, language } = { id: '', language: '' }] = own;
      const source = sources.get(id);
      if (!source) continue;
      const [state] = states.get(stateKey({ id, language })) ?? [];
      rows.push({
        ...{ entity, thing: id, language },
        ...(state && { status: state.status }),
        ...(state?.publishAt && { publishAt: new Date(state.publishAt).toISOString() }),
        texts: Object.fromEntries(own.map((text) => [text.field, written(text, source.get(text.field) ?? '')])),
      });
    }
  }
  return rows;
}

const stateKey = ({ id, language }: { id: string; language: string }) => `${language} ${id}`;
const sourcesOf = ({ texts }: ThingInWords) => new Map(texts.map(({ field, text }) => [field, text]));

function written({ value, source, origin, reviewedBy }: TextRow, present: string) {
  const isUsual = origin === 'PERSON' && reviewedBy === null && source === present;
  if (isUsual) return value;
  return {
    value,
    ...(source !== present && { source }),
    ...(origin !== 'PERSON' && { origin }),
    ...(reviewedBy && { reviewedBy }),
  };
}

type Found = { words: Words; thing: ThingInWords };

async function writeRow(
  tx: Tx,
  { entity, language, ...sent }: Row,
  { words, thing }: Found,
  { counts, notes }: Writing,
) {
  const { id } = thing;
  const place = { entity, id, language };
  const stored = (await textsOfThings(tx, entity, [id])).filter((text) => text.language === language);
  const sources = sourcesOf(thing);
  let changed = 0;
  for (const [field, { value, source: madeFrom, origin, reviewedBy }] of Object.entries(sent.texts)) {
    const present = field === slugField && words.hasSlugs ? '' : sources.get(field);
    const taken = field === slugField ? await slugHolder(tx, place, value) : undefined;
    if (present === undefined || (taken !== undefined && taken !== id)) {
      notes.push(`${thing.name}: its text “${field}” [${language}] has no place here.`);
      continue;
    }
    const source = madeFrom ?? present;
    const before = stored.find((text) => text.field === field);
    const isSame =
      before?.value === value &&
      before.source === source &&
      before.origin === origin &&
      before.reviewedBy === reviewedBy;
    if (isSame) continue;
    changed++;
    const text = { ...place, field, value, source, sourceHash: hashOf(source), origin, reviewedBy, updatedBy: null };
    await putTexts(tx, [{ ...text, updatedAt: Date.now(), version: nextVersion(before?.version) }]);
  }
  const gone = stored.map(({ field }) => field).filter((field) => !(field in sent.texts));
  if (gone.length > 0) await dropTexts(tx, place, gone);
  const [state] = (await statesOfThings(tx, entity, [id])).filter((one) => one.language === language);
  const publishAt = sent.publishAt === undefined ? null : Date.parse(sent.publishAt);
  const isSameState = (state?.status ?? 'PUBLISHED') === sent.status && (state?.publishAt ?? null) === publishAt;
  if (!isSameState) await putState(tx, place, { status: sent.status, publishAt });
  const isUnchanged = changed === 0 && gone.length === 0 && isSameState;
  counts[isUnchanged ? 'unchanged' : stored.length === 0 ? 'added' : 'changed']++;
}
