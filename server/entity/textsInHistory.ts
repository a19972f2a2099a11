import { isDeepStrictEqual } from 'node:util';
import { currentActor } from '../core/actor.ts';
import type { Tx } from '../db/database.ts';
import { groupedBy } from '../db/parts.ts';
import { sourceLanguage } from '../db/inLanguage.ts';
import { hashOf } from '../fields/words.ts';
import type { Document, Recorded, RecordedRow } from './recorded.ts';
import type { ShownField } from './shownFields.ts';
import {
  dropTexts,
  nextVersion,
  keepFormerSlug,
  putState,
  putTexts,
  slugHolder,
  statesOfThings,
  textsOfThings,
  type TextRow,
  type TextStateRow,
} from './texts.store.ts';
import { slugField, type Words } from './words.ts';

// The history, the bin and an undo carry the texts of a thing with its own values: each text is one more value of its document,
// 'text.en.name', and so is the state of a language, 'textState.en'.

/** A text as documents of the history have it. */
type Kept = Pick<TextRow, 'value' | 'source' | 'origin' | 'reviewedBy'>;
type KeptState = Pick<TextStateRow, 'status' | 'publishAt'>;

const keyPattern = /^(text|textState)\.([^.]+)(?:\.(.+))?$/;

type Key = { kind: string; language: string; field: string };

/** Reads the name of a value that is a text, or the state of a language; undefined for a value of the thing itself. */
export function readTextKey(name: string): Key | undefined {
  const [, kind, language, field = ''] = keyPattern.exec(name) ?? [];
  return kind === undefined || language === undefined ? undefined : { kind, language, field };
}

const textKey = (language: string, field: string) => `text.${language}.${field}`;
const stateKey = (language: string) => `textState.${language}`;

function asValues(texts: TextRow[], states: TextStateRow[]): Document {
  const kept = ({ value, source, origin, reviewedBy }: TextRow): Kept => ({ value, source, origin, reviewedBy });
  const values: Document = {};
  for (const text of texts) values[textKey(text.language, text.field)] = kept(text);
  for (const { language, status, publishAt } of states) values[stateKey(language)] = { status, publishAt };
  return values;
}

const groupedById = <Row extends { id: string }>(rows: Row[]) => groupedBy(rows, ({ id }) => id);

/**
 * Returns the languages that a change was about: 'tr' for the values of the thing itself. Null where these alone changed.
 */
export function languagesOfChange(before: Document, after: Document): string[] | null {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const changed = [...names].filter((name) => !isDeepStrictEqual(before[name], after[name]));
  const languages = [...new Set(changed.map((name) => readTextKey(name)?.language ?? sourceLanguage))].sort();
  return languages.join() === sourceLanguage ? null : languages;
}

/** Returns the languages in which a document has texts. */
export const languagesIn = (document: Document): string[] => [
  ...new Set(Object.keys(document).flatMap((name) => readTextKey(name)?.language ?? [])),
];

/** Makes history, bin and undo of an entity carry the texts of its things. */
export function withTexts(record: Recorded, entity: string, { worded, labels }: Words): Recorded {
  const labelOf = ({ kind, language, field }: Key) => {
    const name = field.split('.', 1)[0] ?? '';
    const label = kind === 'textState' ? 'Status' : field === slugField ? 'Address' : (labels[name] ?? name);
    return `${label} [${language}]`;
  };
  // Labels of texts are made when they are asked for: there are as many as languages.
  const allLabels = new Proxy(record.labels, {
    get(own, name: string) {
      const key = readTextKey(name);
      return own[name] ?? (key && labelOf(key));
    },
  });
  return {
    ...record,
    labels: Object.keys(worded).length > 0 ? allLabels : record.labels,
    async rows(tx, ids) {
      const rows = await record.rows(tx, ids);
      if (rows.length === 0) return rows;
      const found = rows.map(({ id }) => id);
      const texts = groupedById(await textsOfThings(tx, entity, found));
      const states = groupedById(await statesOfThings(tx, entity, found));
      return rows.map((row): RecordedRow => {
        const [own = [], said = []] = [texts.get(row.id), states.get(row.id)];
        if (own.length === 0 && said.length === 0) return row;
        const document = { ...row.document, ...asValues(own, said) };
        return { ...row, document, row: { ...row.row, textsOfThing: own, textStatesOfThing: said } };
      });
    },
    async shown(document, db) {
      const named = Object.entries(document).flatMap(([name, value]): ShownField[] => {
        const key = readTextKey(name);
        if (!key || value === undefined || value === null) return [];
        const text = key.kind === 'text' ? (value as Kept).value : stateText(value as KeptState);
        return [{ field: name, label: labelOf(key), text }];
      });
      return [...(await record.shown(document, db)), ...named];
    },
    async restore(tx, id, document) {
      await record.restore(tx, id, document);
      await restoreTexts(tx, { entity, id }, document);
    },
    async bringBack(tx, { textsOfThing = [], textStatesOfThing = [], ...row }, pointedTo) {
      await record.bringBack(tx, row, pointedTo);
      const texts = (textsOfThing as TextRow[]).map(({ seq: _, ...text }) => text);
      await putTexts(tx, await withoutTakenSlugs(tx, texts));
      for (const { entity: of, id, language, status, publishAt } of textStatesOfThing as TextStateRow[])
        await putState(tx, { entity: of, id, language }, { status, publishAt });
    },
  };
}

const stateText = ({ status, publishAt }: KeptState) =>
  publishAt === null ? status : `${status}, ${new Date(publishAt).toISOString()}`;

/** Another thing may have taken the address meanwhile: the thing comes back without its own. */
async function withoutTakenSlugs(tx: Tx, texts: Omit<TextRow, 'seq'>[]) {
  const left = [];
  for (const text of texts) {
    if (text.field === slugField && (await isTaken(tx, text))) continue;
    left.push(text);
  }
  return left;
}

const isTaken = async (
  tx: Tx,
  { entity, language, value, id }: Pick<TextRow, 'entity' | 'language' | 'value' | 'id'>,
) => {
  const holder = await slugHolder(tx, { entity, language }, value);
  return holder !== undefined && holder !== id;
};

/**
 * Restores the texts of an earlier state. A language of which that state has nothing stays as it is: it was translated later,
 * and who restores a Turkish text takes no translation away.
 */
async function restoreTexts(tx: Tx, thing: { entity: string; id: string }, document: Document) {
  const { entity, id } = thing;
  const texts = await textsOfThings(tx, entity, [id]);
  const now = asValues(texts, await statesOfThings(tx, entity, [id]));
  const named = new Set(languagesIn(document));
  for (const name of new Set([...Object.keys(now), ...Object.keys(document)])) {
    const key = readTextKey(name);
    if (!key || (!(name in document) && !named.has(key.language))) continue;
    const { [name]: wanted } = document;
    if (isDeepStrictEqual(wanted, now[name])) continue;
    const place = { ...thing, language: key.language };
    if (key.kind === 'textState') {
      await putState(tx, place, (wanted as KeptState | undefined) ?? { status: 'PUBLISHED', publishAt: null });
      continue;
    }
    const [is, was] = [now[name] as Kept | undefined, wanted as Kept | undefined];
    const version = nextVersion(texts.find(({ language, field }) => textKey(language, field) === name)?.version);
    if (key.field === slugField && is) await keepFormerSlug(tx, place, is.value, Date.now());
    if (!was) await dropTexts(tx, place, [key.field]);
    else await putTexts(tx, await withoutTakenSlugs(tx, [{ ...place, field: key.field, version, ...restored(was) }]));
  }
}

const restored = (kept: Kept) => ({
  ...kept,
  sourceHash: hashOf(kept.source),
  updatedBy: currentActor().admin,
  updatedAt: Date.now(),
});
