import type { Progress } from '../../../jobs/progress.ts';
import type { Tx } from '../../../db/database.ts';
import { toStored } from '../../../fields/field.ts';
import { gone } from '../../catalogue/images/images.intake.ts';
import * as images from '../../catalogue/images/images.store.ts';
import { isSameValue } from '../../catalogue/products/pictures.fields.ts';
import { productFields, type Entered } from '../../catalogue/products/products.fields.ts';
import type { ProductRow } from '../../catalogue/products/products.rows.ts';
import { picturesOf } from '../../catalogue/products/products.pictures.ts';
import { successorProblem } from '../../catalogue/products/products.successor.ts';
import { clashesOf, holdersOf } from '../../catalogue/products/products.stockCodes.ts';
import { choicesOf, sheetFields, type FieldName, type SheetChoices } from './columns.ts';
import type { Line } from './sheetLines.ts';
import { idReasons, readProduct, reasonAt, type Asked, type Reason } from './readProduct.ts';
import { plainName, recogniseLines } from './recogniseLines.ts';
import { specCell, specColumn } from './specColumns.ts';
import { successorsOf } from './successorsOf.ts';

export type Outcome = 'ADDED' | 'CHANGED' | 'UNCHANGED' | 'WRONG' | 'UNCLEAR';

/** `stored` are the values for the database. */
export type PlannedRow = {
  line: Line;
  id: string;
  before: ProductRow | null;
  entered: Entered;
  stored: Entered;
  outcome: Outcome;
  reasons: Reason[];
  doubts: Asked[];
  changes: FieldName[];
  candidates: ProductRow[];
};
export type Plan = { rows: PlannedRow[]; choices: SheetChoices };

/** Returns what an import of these lines would do now. Writes nothing. */
export async function planImport(db: Tx, lines: Line[], progress: Progress): Promise<Plan> {
  const choices = await choicesOf(db);
  const meaningOf = await recogniseLines(db, lines, choices);
  const addressesIn = (line: Line) => [
    String(line.cells.get('image') ?? '').trim(),
    ...String(line.cells.get('morePictures') ?? '').split(/[\s|]+/),
  ];
  const pictures = await images.known(db, lines.flatMap(addressesIn));
  const successorOf = await successorsOf(db, lines);
  const firstLines = new Map<string, number>();
  const rows: Omit<PlannedRow, 'outcome'>[] = [];
  progress.expect(lines.length);
  for (const line of lines) {
    await progress.advance();
    const { id, before, candidates } = meaningOf(line);
    const { entered, reasons, doubts } = readProduct(line, before, choices);
    if (entered.successorId !== null && entered.successorId !== before?.successorId) {
      const successorId = successorOf(line);
      const problem = successorId
        ? await successorProblem(db, id, successorId)
        : 'No product has this id or stock code.';
      if (problem) reasons.push(reasonAt(line, 'successorId', problem));
      else entered.successorId = successorId ?? null;
    }
    const stored = toStored(productFields, entered);
    const key = id || `name ${plainName(entered.name)} ${entered.categoryId}`;
    const earlier = firstLines.get(key);
    reasons.push(...idReasons(line, earlier));
    if (reasons.length === 0 && earlier === undefined) firstLines.set(key, line.line);
    if (reasons.length === 0 && earlier !== undefined) {
      reasons.push(reasonAt(line, 'name', `The same product stands in line ${earlier} already.`));
    }
    if (images.isUpload(entered.image) && entered.image !== before?.image && !pictures.has(entered.image)) {
      reasons.push(reasonAt(line, 'image', gone));
    }
    const known = before ? picturesOf(before) : [];
    if (entered.morePictures.some(({ url }) => images.isUpload(url) && !known.includes(url) && !pictures.has(url))) {
      reasons.push(reasonAt(line, 'morePictures', gone));
    }
    const changes = before ? changed(stored, before, choices) : [];
    rows.push({ line, id, before, entered, stored, reasons, doubts, changes, candidates });
  }
  await addStockCodeReasons(db, rows);
  return { rows: rows.map((row) => ({ ...row, outcome: outcomeOf(row) })), choices };
}

/**
 * Clashes are checked again after each row that turns out wrong: left out, it does not free the code that another row
 * asks for.
 */
async function addStockCodeReasons(db: Tx, rows: Omit<PlannedRow, 'outcome'>[]) {
  const given = rows.map((row) => ({ ...row, id: row.before?.id ?? '', stockCode: row.stored.stockCode }));
  const holders = await holdersOf(db, given);
  for (let wrong = -1; wrong !== 0;) {
    const clashes = clashesOf(
      given.filter(({ reasons }) => reasons.length === 0),
      holders,
    );
    for (const { row, sentence } of clashes)
      row.reasons.push(
        reasonAt(
          row.line,
          'stockCode',
          sentence(({ line }) => `line ${line.line}`),
        ),
      );
    wrong = clashes.length;
  }
}

function outcomeOf({
  before,
  reasons,
  changes,
  candidates,
}: Pick<PlannedRow, 'before' | 'reasons' | 'changes' | 'candidates'>) {
  if (reasons.length > 0) return 'WRONG';
  if (before) return changes.length > 0 ? 'CHANGED' : 'UNCHANGED';
  return candidates.length > 0 ? 'UNCLEAR' : 'ADDED';
}

const changed = (stored: Entered, before: Entered, { attributes }: SheetChoices): FieldName[] => [
  ...sheetFields.filter((name) => !isSameValue(stored[name], before[name])),
  ...attributes
    .filter((attribute) => specCell(stored.specs, attribute) !== specCell(before.specs, attribute))
    .map(({ id }) => specColumn(id)),
];
