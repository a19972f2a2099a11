import { asc } from 'drizzle-orm';
import type { AnyTable } from '../../../db/columns/columns.ts';
import type { Tx } from '../../../db/database.ts';
import { textsOfThings, type TextRow } from '../../../entity/texts.store.ts';
import { slugField } from '../../../entity/words.ts';
import { isOutdated, isUnconfirmed, sourcesOf } from '../../languages/texts/thingTexts.ts';
import { wordedEntities, wordedEntity, type WordedEntity } from '../../languages/texts/wordedEntities.ts';
import { groupedBy } from '../../../db/parts.ts';
import { groupOf, groups, type TextGroup, type TextState } from './groups.ts';

/** A text of a thing, with its translation into one language. */
export type WorkText = {
  entity: string;
  thingId: string;
  field: string;
  group: TextGroup;
  label: string;
  title: string;
  source: string;
  sourceHash: string;
  state: TextState;
  row: TextRow | undefined;
};

export function stateOf(row: TextRow | undefined, sourceHash: string): TextState {
  if (!row) return 'MISSING';
  if (isOutdated(row, sourceHash)) return 'OUTDATED';
  return isUnconfirmed(row) ? 'MACHINE' : 'DONE';
}

/** Reads the texts of things with their translations into a language, in the order of the ids. Addresses are no work of translators. */
export async function textsInLanguage(tx: Tx, words: WordedEntity, ids: string[], language: string) {
  const { entity } = words;
  const rows = new Map(
    (await textsOfThings(tx, entity, ids))
      .filter((row) => row.language === language)
      .map((row) => [`${row.id} ${row.field}`, row]),
  );
  const things = new Map((await words.read(tx, ids)).map((thing) => [thing.id, thing]));
  return ids.flatMap((id): WorkText[] => {
    const thing = things.get(id);
    if (!thing) return [];
    return sourcesOf(words, thing).flatMap(({ field, label, source, sourceHash }) => {
      if (field === slugField) return [];
      const row = rows.get(`${id} ${field}`);
      const state = stateOf(row, sourceHash);
      const group = groupOf(entity, field);
      return [{ entity, thingId: id, field, group, label, title: thing.name, source, sourceHash, state, row }];
    });
  });
}

/** So many things are read at once, so that a large catalogue is never in memory as a whole. */
const atOnce = 200;

/** Returns the ids of all things of an entity; of versions of one thing, the last counts. */
export async function idsOf(tx: Tx, { id, entity }: WordedEntity): Promise<string[]> {
  const found = await tx
    .select({ id })
    .from(id.table as AnyTable)
    .orderBy(asc(id));
  const ids = found.map((row) => String(row.id));
  return entity === 'privacyNotice' ? ids.slice(-1) : ids;
}

/** Reads all texts of the site, thing by thing. */
export async function* allTexts(tx: Tx, language: string): AsyncGenerator<WorkText[]> {
  for (const words of wordedEntities) {
    const ids = await idsOf(tx, words);
    for (let at = 0; at < ids.length; at += atOnce)
      yield await textsInLanguage(tx, words, ids.slice(at, at + atOnce), language);
  }
}

/** Names a text and its state, without what it says. */
export type IndexedText = Pick<WorkText, 'entity' | 'thingId' | 'field' | 'group' | 'state'>;

const rank: Record<TextState, number> = { OUTDATED: 0, MISSING: 1, MACHINE: 2, DONE: 3 };
const inOrder = (one: IndexedText, other: IndexedText) =>
  rank[one.state] - rank[other.state] || groups.indexOf(one.group) - groups.indexOf(other.group);

/** Returns the texts that fit, in the order of the work. */
export async function indexedTexts(db: Tx, language: string, fits: (text: WorkText) => boolean = () => true) {
  const index: IndexedText[] = [];
  for await (const texts of allTexts(db, language))
    for (const text of texts) {
      const { entity, thingId, field, group, state } = text;
      if (fits(text)) index.push({ entity, thingId, field, group, state });
    }
  return index.sort(inOrder);
}

type NamedText = Pick<WorkText, 'entity' | 'thingId' | 'field'>;

/** Reads those texts of an index, in its order; what is gone since is missing. */
export async function textsAt(tx: Tx, language: string, index: NamedText[]): Promise<WorkText[]> {
  const found = new Map<string, WorkText>();
  for (const [entity, named] of groupedBy(index, (one) => one.entity)) {
    const ids = [...new Set(named.map(({ thingId }) => thingId))];
    for (const text of await textsInLanguage(tx, wordedEntity(entity), ids, language)) found.set(nameOf(text), text);
  }
  return index.flatMap((one) => found.get(nameOf(one)) ?? []);
}

const nameOf = ({ entity, thingId, field }: NamedText) => JSON.stringify([entity, thingId, field]);
