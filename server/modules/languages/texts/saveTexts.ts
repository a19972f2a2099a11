import { badInputs, type Problem } from '../../../core/errors.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { groupedBy } from '../../../db/parts.ts';
import {
  dropFormerSlug,
  dropTexts,
  keepFormerSlug,
  nextVersion,
  putTexts,
  slugHolder,
  textsOfThings,
  type TextRow,
} from '../../../entity/texts.store.ts';
import { slugField, type ThingInWords } from '../../../entity/words.ts';
import { allLanguages } from '../../pages/languages/languages.store.ts';
import { isOutdated, isUnconfirmed, sourcesOf } from './thingTexts.ts';
import { wordedEntity, type WordedEntity } from './wordedEntities.ts';

/** A text as somebody sends it; see `TranslationInput` of the schema. */
export type SentText = {
  entity: string;
  id: string;
  language: string;
  field: string;
  /** Null removes the text. */
  value: string | null;
  version?: number | null | undefined;
  sourceHash?: string | null | undefined;
  origin: TextRow['origin'];
};

export type TextFault =
  | 'NOT_FOUND'
  | 'NO_SUCH_LANGUAGE'
  | 'NO_SUCH_FIELD'
  | 'EMPTY'
  | 'INVALID'
  | 'STALE'
  | 'SOURCE_CHANGED'
  | 'SLUG_TAKEN'
  | 'PERSON_WROTE_IT'
  | 'TWICE';

type Fault = { code: TextFault; at: 'id' | 'language' | 'field' | 'value' | 'version' | 'sourceHash'; message: string };

const fault = (code: TextFault, at: Fault['at'], message: string): Fault => ({ code, at, message });

const keyOf = (...parts: string[]) => JSON.stringify(parts);

/** Everything about the things of a call that its texts are checked against. */
type Known = {
  languages: Set<string>;
  things: Map<string, { words: WordedEntity; thing: ThingInWords }>;
  texts: Map<string, TextRow>;
};

async function readKnown(tx: Tx, rows: SentText[]): Promise<Known> {
  const known: Known = {
    languages: new Set((await allLanguages(tx)).map(({ code }) => code)),
    things: new Map(),
    texts: new Map(),
  };
  for (const [entity, sent] of groupedBy(rows, (row) => row.entity)) {
    const words = wordedEntity(entity);
    const ids = [...new Set(sent.map(({ id }) => id))];
    for (const thing of await words.read(tx, ids)) known.things.set(keyOf(entity, thing.id), { words, thing });
    for (const text of await textsOfThings(tx, entity, ids))
      known.texts.set(keyOf(entity, text.id, text.language, text.field), text);
  }
  return known;
}

/** An address is made of small letters and digits of any script, with hyphens in between. */
const slugPattern = /^[\p{Ll}\p{Lo}\p{M}\p{N}]+(?:-[\p{Ll}\p{Lo}\p{M}\p{N}]+)*$/u;
const longestSlug = 200;
/** A text inside of a value is a heading, a label or a paragraph. */
const longestPart = 5000;

function faultOfValue(words: WordedEntity, field: string, value: string): Fault[] {
  if (field === slugField) {
    const isOne = value.length <= longestSlug && slugPattern.test(value);
    return isOne
      ? []
      : [fault('INVALID', 'value', 'An address has small letters and digits, with hyphens in between.')];
  }
  const rule = words.rules?.[field];
  const issues = rule?.safeParse(value).error?.issues ?? [];
  if (value === '' && (issues.length > 0 || !rule)) return [fault('EMPTY', 'value', 'Enter a text.')];
  if (!rule && value.length > longestPart) return [fault('INVALID', 'value', `At most ${longestPart} characters.`)];
  return issues.map(({ message }) => fault('INVALID', 'value', message));
}

/** Returns everything that is wrong with a text. */
async function faultsOf(tx: Tx, row: SentText, known: Known): Promise<Fault[]> {
  const { entity, id, language, field, value } = row;
  const faults: Fault[] = [];
  if (!known.languages.has(language))
    faults.push(fault('NO_SUCH_LANGUAGE', 'language', 'The site does not have this language.'));
  const found = known.things.get(keyOf(entity, id));
  if (!found) return [...faults, fault('NOT_FOUND', 'id', 'There is no such thing any more.')];
  const { words, thing } = found;
  const source = sourcesOf(words, thing).find((one) => one.field === field);
  const stored = known.texts.get(keyOf(entity, id, language, field));
  // A text whose Turkish is gone can still be removed.
  if (!source && !(value === null && stored))
    return [...faults, fault('NO_SUCH_FIELD', 'field', 'It has no such text in Turkish.')];
  if (value !== null) faults.push(...faultOfValue(words, field, value));
  if (row.version != null && row.version !== (stored?.version ?? 0))
    faults.push(fault('STALE', 'version', 'Someone has saved this text in the meantime.'));
  if (source && row.sourceHash != null && row.sourceHash !== source.sourceHash)
    faults.push(fault('SOURCE_CHANGED', 'sourceHash', 'The Turkish text has changed since.'));
  const isOthers = stored && source && !isUnconfirmed(stored) && !isOutdated(stored, source.sourceHash);
  if (row.origin === 'MACHINE' && isOthers && stored.value !== value)
    faults.push(fault('PERSON_WROTE_IT', 'value', 'A person has written this text.'));
  if (field === slugField && value !== null && (await isSlugOfOther(tx, row, value, words)))
    faults.push(fault('SLUG_TAKEN', 'value', 'Another one has this address in the language.'));
  return faults;
}

/** An address may be the id of a thing as well, by which things without one are addressed. */
async function isSlugOfOther(tx: Tx, { entity, id, language }: SentText, slug: string, words: WordedEntity) {
  const holder = await slugHolder(tx, { entity, language }, slug);
  if (holder !== undefined && holder !== id) return true;
  return slug !== id && (await words.read(tx, [slug])).length > 0;
}

/** Throws `BAD_USER_INPUT` with all that is wrong with the texts. */
async function refuseFaults(tx: Tx, rows: SentText[], known: Known) {
  const problems: Problem[] = [];
  const [cells, slugs] = [new Set<string>(), new Map<string, string>()];
  for (const [place, row] of rows.entries()) {
    const { entity, id, language, field, value } = row;
    const cell = keyOf(entity, id, language, field);
    const faults = cells.has(cell) ? [fault('TWICE', 'field', 'The text is named above already.')] : [];
    cells.add(cell);
    faults.push(...(await faultsOf(tx, row, known)));
    if (field === slugField && value !== null) {
      const slug = keyOf(entity, language, value);
      if ((slugs.get(slug) ?? id) !== id)
        faults.push(fault('SLUG_TAKEN', 'value', 'Another one gets this address in the same call.'));
      slugs.set(slug, id);
    }
    problems.push(...faults.map(({ code, at, message }) => ({ field: `rows.${place}.${at}`, message, code })));
  }
  if (problems[0]) throw badInputs(problems, problems[0].message);
}

export type SavedTexts = { saved: number; unchanged: number; things: { entity: string; id: string }[] };

/**
 * Saves texts, all of them or none, on behalf of a person or a program. What is as it is stored is not written, so that a form that
 * sends all of its fields changes nothing. Throws `BAD_USER_INPUT` with all problems of all rows.
 */
export const saveTexts = (db: Db, sent: SentText[], by: string | null): Promise<SavedTexts> =>
  db.write((tx) => saveTextsWithin(tx, sent, by));

/** Does the same in a transaction that is open already. */
export async function saveTextsWithin(tx: Tx, sent: SentText[], by: string | null): Promise<SavedTexts> {
  const rows = sent.map((row) => ({ ...row, value: row.value === null ? null : row.value.trim().normalize('NFC') }));
  const known = await readKnown(tx, rows);
  await refuseFaults(tx, rows, known);
  let saved = 0;
  for (const row of rows) if (await write(tx, row, known, by)) saved++;
  const things = new Map(rows.map(({ entity, id }) => [keyOf(entity, id), { entity, id }]));
  return { saved, unchanged: rows.length - saved, things: [...things.values()] };
}

async function write(tx: Tx, { origin, ...row }: SentText, known: Known, by: string | null): Promise<boolean> {
  const { entity, id, language, field, value } = row;
  const stored = known.texts.get(keyOf(entity, id, language, field));
  if (value === (stored?.value ?? null)) return false;
  const thing = { entity, id, language };
  const now = Date.now();
  if (field === slugField) {
    if (stored) await keepFormerSlug(tx, thing, stored.value, now);
    if (value !== null) await dropFormerSlug(tx, thing, value);
  }
  if (value === null) {
    await dropTexts(tx, thing, [field]);
    return true;
  }
  const found = known.things.get(keyOf(entity, id));
  const { source = '', sourceHash = '' } =
    (found && sourcesOf(found.words, found.thing).find((one) => one.field === field)) ?? {};
  await putTexts(tx, [
    {
      ...{ ...thing, field, value, source, sourceHash, origin },
      ...{ reviewedBy: origin === 'PERSON' ? by : null, updatedBy: by, updatedAt: now },
      version: nextVersion(stored?.version),
    },
  ]);
  return true;
}

/** Says that texts of a thing are right for the present Turkish, and confirms those of a machine. Null when it is gone. */
export const confirmTexts = (
  db: Db,
  { entity, id, language }: Pick<SentText, 'entity' | 'id' | 'language'>,
  fields: string[] | null | undefined,
  by: string | null,
) =>
  db.write(async (tx) => {
    const words = wordedEntity(entity);
    const [thing] = await words.read(tx, [id]);
    if (!thing) return null;
    const sources = new Map(sourcesOf(words, thing).map((one) => [one.field, one]));
    let confirmed = 0;
    for (const { seq: _, ...text } of await textsOfThings(tx, entity, [id])) {
      const now = sources.get(text.field);
      if (text.language !== language || !now || (fields && !fields.includes(text.field))) continue;
      if (!isOutdated(text, now.sourceHash) && !isUnconfirmed(text)) continue;
      const { source, sourceHash } = now;
      const version = nextVersion(text.version);
      await putTexts(tx, [{ ...text, source, sourceHash, reviewedBy: by, updatedAt: Date.now(), version }]);
      confirmed++;
    }
    return confirmed;
  });
