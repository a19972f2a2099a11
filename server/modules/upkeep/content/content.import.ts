import { isDeepStrictEqual } from 'node:util';
import type { Db, Tx } from '../../../db/database.ts';
import { badInputs, type Problem } from '../../../core/errors.ts';
import { unfollowed, type Progress } from '../../../jobs/progress.ts';
import { isStep, uncategorizedId } from '../../catalogue/references/categoryId.ts';
import type { ImageStore } from '../../../storage/imageStore.ts';
import { removeUnused as removeUnusedFile } from '../../catalogue/documents/documents.intake.ts';
import { contentDocument, type ContentDocument } from './content.document.ts';
import { takeFiles } from './content.files.ts';
import { takePictures } from './content.pictures.ts';
import { correctQuirks } from './content.quirks.ts';
import { stockCodeProblems } from './content.stockCodes.ts';
import type { Part } from './content.parts.ts';
import { writeContent, type Written } from './content.write.ts';

export type ImportReport = {
  dryRun: boolean;
  categories: number;
  products: number;
  messages: number;
  parts: Part[];
  notes: string[];
};

export type ImportOptions = {
  dryRun?: boolean;
  /** Written in the same transaction. */
  also?: (tx: Tx) => Promise<void>;
  /** Where embedded pictures go; without it they are refused. */
  images?: ImageStore;
  uploader?: string;
  /** Embedded pictures are taken byte by byte: for documents of whoever has the machine. */
  keepBytes?: boolean;
  progress?: Progress;
};

/** Breaks a trial run off, so that its transaction leaves nothing behind. */
class TrialEnds extends Error {}

/** Checks everything, then writes everything or nothing. Throws `BAD_USER_INPUT` with all that is wrong. */
export async function importContent(db: Db, content: unknown, options: ImportOptions = {}): Promise<ImportReport> {
  const { dryRun = false, also, images, uploader = 'import', keepBytes = false, progress = unfollowed() } = options;
  const { document, notes } = checked(content);
  const pictures = await takePictures(db, images, document, { dryRun, keepBytes, uploader });
  const files = await takeFiles(db, images, document, { dryRun, keepBytes, uploader });
  let written: Written = { parts: [], notes: [], replacedFiles: [] };
  try {
    refuse([...pictures.problems, ...files.problems]);
    await db.write(async (tx) => {
      await files.writeTrial(tx);
      refuse(await stockCodeProblems(tx, document));
      written = await writeContent(tx, document, progress);
      await also?.(tx);
      if (dryRun) throw new TrialEnds();
    });
    if (images) for (const url of written.replacedFiles) await removeUnusedFile(db, images, url);
  } catch (error) {
    if (!(error instanceof TrialEnds)) {
      await pictures.undo();
      await files.undo();
      throw error;
    }
  }
  const { information } = document;
  return {
    dryRun,
    categories: information.categories?.categories.length ?? 0,
    products: information.products?.products.length ?? 0,
    messages: written.parts.find(({ name }) => name === 'MESSAGES')?.added ?? 0,
    parts: written.parts,
    notes: [...notes, ...pictures.notes, ...files.notes, ...written.notes],
  };
}

function checked(content: unknown): { document: ContentDocument; notes: string[] } {
  const corrected = correctQuirks(content);
  const parsed = contentDocument.safeParse(corrected.content);
  if (!parsed.success) {
    refuse(parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message })));
    throw parsed.error;
  }
  const document = parsed.data;
  refuse(withoutDoubles(document, corrected.notes));
  return { document, notes: corrected.notes };
}

function refuse(problems: Problem[]) {
  const [first, ...others] = problems;
  if (!first) return;
  const more = others.length > 0 ? ` And ${others.length} more.` : '';
  throw badInputs(problems, `${first.message} (at ${first.field || 'the top'}).${more}`);
}

/** The same row twice is taken once and told; two that differ under one id are a problem, since only one can stay. */
function withoutDoubles({ information }: ContentDocument, notes: string[]): Problem[] {
  const problems: Problem[] = [];
  const once = <Row extends { id: string }>(part: string, rows: Row[]) => {
    const seen = new Map<string, Row>();
    rows.forEach((row, index) => {
      const field = `information.${part}.${part}.${index}.id`;
      const before = seen.get(row.id);
      if (isStep(row.id)) problems.push({ field, message: `The id ${row.id} cannot stand in an address` });
      if (part === 'categories' && row.id === uncategorizedId) {
        problems.push({ field, message: `The id ${row.id} is reserved` });
      } else if (!before) {
        seen.set(row.id, row);
      } else if (isDeepStrictEqual(before, row)) {
        notes.push(`${part} ${index + 1}: the same row with the id ${row.id} stands twice; taken once.`);
      } else {
        problems.push({ field, message: `The id ${row.id} stands twice, with different values` });
      }
    });
    return [...seen.values()];
  };
  if (information.products) information.products.products = once('products', information.products.products);
  if (information.categories) information.categories.categories = once('categories', information.categories.categories);
  if (information.attributes) information.attributes.attributes = once('attributes', information.attributes.attributes);
  if (information.documents) information.documents.documents = once('documents', information.documents.documents);
  if (information.kinds) information.kinds.kinds = once('kinds', information.kinds.kinds);
  if (information.families) information.families.families = once('families', information.families.families);
  return problems;
}
