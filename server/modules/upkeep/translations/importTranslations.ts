import type { Db, Tx } from '../../../db/database.ts';
import { putTexts, nextVersion } from '../../../entity/texts.store.ts';
import { saveTextsWithin } from '../../languages/texts/saveTexts.ts';
import { wordedEntities } from '../../languages/texts/wordedEntities.ts';
import { compareUnits, type Change, type Comparison, type PresentText } from './files/compare.ts';
import { nameOf, type FileUnit, type ReadFile, type UnitKey } from './files/unit.ts';
import { mostLettersOf } from './surroundings.ts';
import { textsInLanguage, type WorkText } from './texts.store.ts';

type Present = { texts: Map<string, WorkText>; of: (key: UnitKey) => PresentText | undefined };

/** Reads the texts of the things that a file names. */
async function presentOf(tx: Tx, language: string, units: FileUnit[]): Promise<Present> {
  const texts = new Map<string, WorkText>();
  for (const words of wordedEntities) {
    const ids = new Set(units.flatMap(({ entity, id }) => (entity === words.entity ? [id] : [])));
    for (const text of await textsInLanguage(tx, words, [...ids], language))
      texts.set(nameOf({ entity: text.entity, id: text.thingId, field: text.field }), text);
  }
  return {
    texts,
    of(unit) {
      const found = texts.get(nameOf(unit));
      return (
        found && {
          source: found.source,
          target: found.row?.value ?? null,
          mostLetters: mostLettersOf(found.entity, found.field),
          isOpen: found.state === 'OUTDATED' || found.state === 'MACHINE',
        }
      );
    },
  };
}

/** The changes of a file, with the texts of the site by the names of the units. */
export type Compared = Comparison & Pick<Present, 'texts'>;

/** Says what a file would change, and why some of its units are not applied. */
export async function compareFile(tx: Tx, language: string, { units }: ReadFile): Promise<Compared> {
  const { texts, of } = await presentOf(tx, language, units);
  return { ...compareUnits(units, of), texts };
}

/** So many texts are checked and written in one piece. */
const atOnce = 500;

/** Applies a file in one step, which is one change of the history. */
export const applyFile = (db: Db, language: string, file: ReadFile, by: string): Promise<Compared> =>
  db.write(async (tx) => {
    const compared = await compareFile(tx, language, file);
    const isNew = ({ before, target }: Change) => before !== target;
    const rows = compared.changes
      .filter(isNew)
      .map(({ target, ...key }) => ({ ...key, language, value: target, origin: 'FILE' as const }));
    for (let at = 0; at < rows.length; at += atOnce) await saveTextsWithin(tx, rows.slice(at, at + atOnce), by);
    const confirmed = compared.changes
      .filter((change) => !isNew(change))
      .flatMap((key) => compared.texts.get(nameOf(key)) ?? []);
    await confirmWithin(tx, confirmed, by);
    return compared;
  });

/** Says that translations are right for the present Turkish, and that a person stands behind those of a machine. */
export async function confirmWithin(tx: Tx, texts: WorkText[], by: string): Promise<number> {
  const open = texts.flatMap(({ row, state, source, sourceHash }) =>
    row && (state === 'OUTDATED' || state === 'MACHINE') ? [{ row, source, sourceHash }] : [],
  );
  await putTexts(
    tx,
    open.map(({ row: { seq: _, ...row }, source, sourceHash }) => ({
      ...{ ...row, source, sourceHash, reviewedBy: by, updatedAt: Date.now() },
      version: nextVersion(row.version),
    })),
  );
  return open.length;
}
