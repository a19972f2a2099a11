import type { Db } from '../../../db/database.ts';
import type { Words } from '../../../entity/words.ts';
import { wordedEntity } from '../../languages/texts/wordedEntities.ts';
import type { Unit } from './files/unit.ts';
import type { TextGroup } from './groups.ts';
import { createGlossary } from './glossary.ts';
import { mostLettersOf, surroundingsOf } from './surroundings.ts';
import { indexedTexts, textsAt, type WorkText } from './texts.store.ts';

export type Wanted = { language: string; group: TextGroup | null; all: boolean };

const states = { MISSING: 'missing', OUTDATED: 'outdated', MACHINE: 'machine', DONE: 'done' } as const;
/** So many texts are read at once. */
const atOnce = 200;

/** Reads the units of a file, in the order of the work: those that are missing or outdated, or all. */
export async function* unitsOf(db: Db, { language, group, all }: Wanted, origin: string): AsyncGenerator<Unit> {
  const fits = (text: WorkText) =>
    (group === null || text.group === group) && (all || text.state === 'MISSING' || text.state === 'OUTDATED');
  const index = await indexedTexts(db, language, fits);
  const glossary = await createGlossary(db, language);
  for (let at = 0; at < index.length; at += atOnce) {
    const texts = await textsAt(db, language, index.slice(at, at + atOnce));
    const around = await surroundingsOf(db, texts);
    for (const text of texts) {
      const { page, picture } = around(text);
      const absolute = (address: string | null) => (address?.startsWith('/') ? origin + address : address);
      yield {
        ...{ entity: text.entity, id: text.thingId, field: text.field, source: text.source },
        ...{ target: text.row?.value ?? null, state: states[text.state], title: text.title, label: text.label },
        column: columnOf(wordedEntity(text.entity), text.field),
        ...{ page: absolute(page), picture: absolute(picture), mostLetters: mostLettersOf(text.entity, text.field) },
        glossary: glossary(text.source).map(({ source, value }) => `${source}: ${value}`),
      };
    }
  }
}

/** The name of the columns of a field in a workbook. */
export const columnOf = ({ labels }: Words, field: string): string => {
  const [name = ''] = field.split('.');
  return labels[name] ?? name;
};
