import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { badInput } from '../../../core/errors.ts';
import type { Db } from '../../../db/database.ts';
import { writePo } from './files/po.ts';
import { writeTranslationSheet, type FieldOf } from './files/translationSheet.ts';
import type { FileType, Unit } from './files/unit.ts';
import { writeXliff } from './files/writeXliff.ts';
import { findLanguage } from '../../pages/languages/languages.store.ts';
import { wordedEntities } from '../../languages/texts/wordedEntities.ts';
import { columnOf, unitsOf, type Wanted } from './unitsOf.ts';

type Target = { file: string; type: FileType; origin: string };

/** Writes a file of the texts that are wanted. Throws `BAD_USER_INPUT` for a language that the site does not have, and where nothing is left. */
export async function exportTranslations(db: Db, wanted: Wanted, { file, type, origin }: Target) {
  if (!(await findLanguage(db, wanted.language))) throw badInput('language', 'The site does not have this language.');
  const units: Unit[] = [];
  for await (const unit of unitsOf(db, wanted, origin)) units.push(unit);
  if (units.length === 0) throw badInput('which', 'Nothing of this is left to be translated.');
  await pipeline(
    Readable.from(await piecesOf(units, type, wanted.language)),
    createWriteStream(file, { flags: 'wx', mode: 0o600 }),
  );
}

async function piecesOf(units: Unit[], type: FileType, language: string): Promise<Iterable<string | Buffer>> {
  if (type === 'XLSX') return [await writeTranslationSheet(units, { language })];
  if (type === 'PO') return writePo(units, { language });
  return writeXliff(units, { language, version: type === 'XLIFF_1_2' ? '1.2' : '2.0' });
}

/** Says how the columns of a workbook are understood. */
export const fieldOf: FieldOf = (entity, column) => {
  const words = wordedEntities.find((one) => one.entity === entity);
  return words && Object.keys(words.worded).find((name) => columnOf(words, name) === column);
};
