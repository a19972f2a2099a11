import { isDeepStrictEqual } from 'node:util';
import type { Db, Tx } from '../../../db/database.ts';
import type { IdRow, PartCounts } from '../../../entity/contentPart.ts';
import { badInputs, forbidden, type Problem } from '../../../core/errors.ts';
import { unfollowed, type Progress } from '../../../jobs/progress.ts';
import { isStep } from '../../catalogue/references/categoryId.ts';
import type { Asker } from '../../../rights/may.ts';
import type { ImageStore } from '../../../storage/storageOf.ts';
import { removeUnusedDocumentFile } from '../../catalogue/documents/documents.intake.ts';
import { beyond, contentDocument, parts, type ContentValues } from './content.document.ts';
import { takeFiles } from './content.files.ts';
import { takePictures } from './content.pictures.ts';
import { correctQuirks } from './content.quirks.ts';
import { writeContent, type Written } from './content.write.ts';

export type ImportReport = {
  dryRun: boolean;
  categories: number;
  products: number;
  messages: number;
  parts: PartCounts[];
  notes: string[];
};

export type ImportOptions = {
  dryRun?: boolean;
  /** It runs in the same transaction. */
  also?: (tx: Tx) => Promise<void>;
  /** Embedded pictures are stored here; without it they are refused. */
  images?: ImageStore;
  uploader?: string;
  /** Names the person who imports; without one, everything is written. */
  by?: Asker;
  /** Embedded pictures are stored byte for byte. Only documents of a person with access to the machine may set it. */
  keepBytes?: boolean;
  progress?: Progress;
};

/** It aborts a trial, so that its transaction leaves nothing behind. */
class TrialEnds extends Error {}

/** Checks everything, then writes everything or nothing. Throws `BAD_USER_INPUT` with all problems. */
export async function importContent(db: Db, content: unknown, options: ImportOptions = {}): Promise<ImportReport> {
  const { dryRun = false, also, images, uploader = 'import', keepBytes = false, progress = unfollowed() } = options;
  const { values, notes } = checked(content);
  if (options.by) refuseBeyond(values, options.by);
  const pictures = takePictures(db, images, { dryRun, keepBytes, uploader });
  const files = takeFiles(db, images, { dryRun, keepBytes, uploader });
  const uploads = { picture: pictures.take, file: files.take };
  for (const { key, take } of parts) if (values[key] !== undefined) await take(db, values[key], uploads);
  let written: Written = { parts: [], notes: [], replacedFiles: [] };
  try {
    refuse([...pictures.problems, ...files.problems]);
    await db.write(async (tx) => {
      await files.writeTrial(tx);
      for (const { key, problems } of parts) if (values[key] !== undefined) refuse(await problems(tx, values[key]));
      written = await writeContent(tx, values, progress);
      await also?.(tx);
      if (dryRun) throw new TrialEnds();
    });
    if (images) for (const url of written.replacedFiles) await removeUnusedDocumentFile(db, images, url);
  } catch (error) {
    if (!(error instanceof TrialEnds)) {
      await pictures.undo();
      await files.undo();
      throw error;
    }
  }
  return {
    dryRun,
    categories: rowsOf(values.categories).length,
    products: rowsOf(values.products).length,
    messages: written.parts.find(({ name }) => name === 'MESSAGES')?.added ?? 0,
    parts: written.parts,
    notes: [...notes, ...pictures.notes(), ...files.notes, ...written.notes],
  };
}

/** Throws `FORBIDDEN` for a part that belongs to another role; an empty one says nothing. */
function refuseBeyond(values: ContentValues, asker: Asker) {
  const key = beyond(asker).find((one) => values[one] !== undefined && !isEmpty(values[one]));
  if (key) throw forbidden(`Your role does not include the part “${key}”. Leave it out, or ask an owner.`);
}

const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0;
const rowsOf = (value: unknown) => (Array.isArray(value) ? (value as Partial<IdRow>[]) : []);

function checked(content: unknown): { values: ContentValues; notes: string[] } {
  const corrected = correctQuirks(content);
  const parsed = contentDocument.safeParse(corrected.content);
  if (!parsed.success) {
    refuse(parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message })));
    throw parsed.error;
  }
  refuse(withoutDoubles(parsed.data, corrected.notes));
  return { values: parsed.data, notes: corrected.notes };
}

function refuse(problems: Problem[]) {
  const [first, ...others] = problems;
  if (!first) return;
  const more = others.length > 0 ? ` And ${others.length} more.` : '';
  throw badInputs(problems, `${first.message} (at ${first.field || 'the top'}).${more}`);
}

/**
 * A row that occurs twice is taken once and noted; two different rows with one id are a problem, since only one can
 * stay.
 */
function withoutDoubles(values: ContentValues, notes: string[]): Problem[] {
  const problems: Problem[] = [];
  for (const { key, refuseId } of parts.filter(({ isBeside }) => !isBeside)) {
    const seen = new Map<string, Partial<IdRow>>();
    const rows = rowsOf(values[key]);
    for (const [index, row] of rows.entries()) {
      const { id } = row;
      if (id === undefined) continue;
      const field = `information.${key}.${key}.${index}.id`;
      const before = seen.get(id);
      const refused = isStep(id) ? `The id ${id} cannot stand in an address` : refuseId(id);
      if (refused) problems.push({ field, message: refused });
      else if (!before) seen.set(id, row);
      else if (isDeepStrictEqual(before, row))
        notes.push(`${key} ${index + 1}: the same row with the id ${id} stands twice; taken once.`);
      else problems.push({ field, message: `The id ${id} stands twice, with different values` });
    }
    if (seen.size > 0 && seen.size < rows.length) values[key] = [...seen.values()];
  }
  return problems;
}
