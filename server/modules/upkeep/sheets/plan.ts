import { ladderProblem } from '../../../../common/product/ladderProblem.ts';
import type { Progress } from '../../../jobs/progress.ts';
import type { Tx } from '../../../db/database.ts';
import { fromStored, isSameValue, toStored } from '../../../fields/field.ts';
import { goneImages } from '../../catalogue/images/images.intake.ts';
import { isUpload, knownImages } from '../../catalogue/images/images.store.ts';
import * as products from '../../catalogue/products/products.rows.ts';
import { productFields, type Entered, type ProductRow } from '../../catalogue/products/products.rows.ts';
import { picturesOf, togetherProblem } from '../../catalogue/products/checks/products.references.ts';
import {
  touchesLadder,
  circlesIn,
  unfitSuccessor,
  clashesOf,
  holdersOf,
} from '../../catalogue/products/checks/products.checks.ts';
import { statusOfNew } from '../../catalogue/references/categories.store.ts';
import { choicesOf, sheetFields, type FieldName, type SheetChoices, specCell, specColumn } from './reading/columns.ts';
import { plainName, type Line, type NoProduct } from './reading/line.ts';
import { blankProduct, idReasons, readProduct, reasonAt, type Asked, type Reason } from './reading/readProduct.ts';
import { listedPrices } from './reading/listedPrices.ts';
import { findLines, type Found } from './reading/findLines.ts';
import { markLostZeros } from './reading/lostZeros.ts';
import { keyFields, usualRules, type PlanRules } from './reading/profileLines.ts';
import { changedTexts, readTexts, storedTexts, type SaidTexts } from './rowTexts.ts';
import { nothingMade, withMade, type Made } from './made.ts';
import { withPairs } from './reading/shapeAttributes.ts';
import { stockCodeKey } from '../../../../common/text/letters.ts';
import { idsCell } from '../../../fields/references.ts';

export type Outcome = 'ADDED' | 'CHANGED' | 'UNCHANGED' | 'WRONG' | 'UNCLEAR' | 'MISSING' | 'NO_PRODUCT';

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
  /** The texts of other languages that the row has cells for. */
  texts: SaidTexts;
  /** True for a product that is not in the file and goes to the bin. */
  isRemoved: boolean;
};
/** `choices` has also what the import makes, `pairs` are the columns that only the pairs of the file fill. */
export type Plan = { rows: PlannedRow[]; choices: SheetChoices; made: Made; pairs: FieldName[] };

/** Returns what an import of these lines would do now. Writes nothing. */
export async function planImport(db: Tx, lines: Line[], progress: Progress, rules = usualRules): Promise<Plan> {
  const paired = withPairs(await choicesOf(db), lines, rules);
  const known = paired.choices;
  const usualStatus = await statusOfNew(db);
  const { choices, made } =
    rules.unknown === 'CREATE' ? withMade(known, lines, paired.made) : { choices: known, made: nothingMade };
  const meaningOf = await findLines(db, lines, choices, rules.findBy);
  await markLostZeros(db, lines, (line) => meaningOf(line).before !== null);
  const addressesIn = (line: Line) => [
    String(line.cells.get('image') ?? '').trim(),
    ...String(line.cells.get('morePictures') ?? '').split(/[\s|]+/),
  ];
  const pictures = await knownImages(db, lines.flatMap(addressesIn));
  const successorOf = await successorsOf(db, lines);
  const togetherOf = await togetherIn(db, lines);
  const textsOf = await storedTexts(db, lines, (line) => meaningOf(line).before?.id);
  const ofListPrice = listedPrices(db);
  const firstLines = new Map<string, number>();
  const rows: Omit<PlannedRow, 'outcome'>[] = [];
  progress.expect(lines.length);
  for (const line of lines) {
    await progress.advance();
    const found = meaningOf(line);
    const { id, before, candidates } = found;
    // A product may be called as a heading is: then it is meant.
    if (line.noProduct && (line.noProduct.isSure || (!before && candidates.length === 0))) {
      // Its product is in the file all the same.
      rows.push({ ...blankRow, line, ...noProductOf(line, line.noProduct, usualStatus), before });
      continue;
    }
    const { entered, reasons, doubts } = readProduct(line, before, choices, usualStatus);
    const refused = found.problem ?? refusalBy(rules, found);
    // Nothing else about the row matters, as long as its product is not found.
    const isUnread = reasons.some(({ message }) => [...line.changed.values()].includes(message));
    if (refused && !isUnread)
      reasons.splice(0, reasons.length, reasonAt(line, keyFields[rules.findBy] ?? 'name', refused));
    if (entered.successorId !== null && entered.successorId !== before?.successorId) {
      const successorId = successorOf(line);
      const problem = successorId ? await unfitSuccessor(db, id, successorId) : 'No product has this id or stock code.';
      if (problem) reasons.push(reasonAt(line, 'successorId', problem));
      else entered.successorId = successorId ?? null;
    }
    const together = togetherOf(line, id, before, entered.togetherIds);
    entered.togetherIds = together.ids;
    if (together.problem) reasons.push(reasonAt(line, 'togetherIds', together.problem));
    const stored = toStored(productFields, entered);
    await ofListPrice(line, before, { entered, stored, reasons });
    const ladder = !before || touchesLadder(before, stored) ? ladderProblem(stored) : undefined;
    if (ladder) reasons.push(reasonAt(line, 'priceBreaks', ladder.message));
    if (line.isHidden) reasons.splice(0, reasons.length, reasonAt(line, 'name', unsaidHidden));
    const key = id || found.key || `name ${plainName(entered.name)} ${entered.categoryId}`;
    const earlier = firstLines.get(key);
    reasons.push(...idReasons(line, earlier));
    if (reasons.length === 0 && earlier === undefined) firstLines.set(key, line.line);
    if (reasons.length === 0 && earlier !== undefined) {
      reasons.push(
        reasonAt(line, keyFields[rules.findBy] ?? 'name', `The same product stands in line ${earlier} already.`),
      );
    }
    if (isUpload(entered.image) && entered.image !== before?.image && !pictures.has(entered.image)) {
      reasons.push(reasonAt(line, 'image', goneImages));
    }
    const known = before ? picturesOf(before) : [];
    if (entered.morePictures.some(({ url }) => isUpload(url) && !known.includes(url) && !pictures.has(url))) {
      reasons.push(reasonAt(line, 'morePictures', goneImages));
    }
    if (before && rules.products === 'NEW') {
      // Products that are there already are left alone, whatever their rows say.
      const as = fromStored(productFields, before);
      rows.push({ ...blankRow, line, id, before, entered: as, stored: toStored(productFields, as) });
      continue;
    }
    const said = readTexts(line, { id: before?.id ?? '', entered }, textsOf);
    if (!refused && !line.isHidden) reasons.push(...said.reasons);
    const changes = before ? [...changed(stored, before, choices), ...changedTexts(said.texts)] : [];
    const as = { entered, stored, texts: said.texts };
    rows.push({ ...blankRow, line, id, before, ...as, reasons, doubts, changes, candidates });
  }
  // A row that is left out frees neither its stock code nor its successor for the others.
  for (let wrong = -1; wrong !== 0;) wrong = (await addStockCodeReasons(db, rows)) + (await addCircleReasons(db, rows));
  return { rows: rows.map((row) => ({ ...row, outcome: outcomeOf(row) })), choices, made, pairs: paired.fields };
}

const unsaidHidden = 'This row is hidden in the workbook: say whether such rows are imported.';

/** The row is shown with its words, and left out. */
function noProductOf(line: Line, { input, message }: NoProduct, status: Entered['status']) {
  const entered = { ...blankProduct(status), name: String(line.cells.get(input) ?? '') };
  const reasons = [reasonAt(line, input, message)];
  return { id: '', entered, stored: toStored(productFields, entered), reasons };
}

const blankRow = { reasons: [], doubts: [], changes: [], candidates: [], texts: new Map(), isRemoved: false };

/** Says why a profile for existing products takes no row of an unknown one. */
const refusalBy = ({ products }: PlanRules, { before, candidates }: Found) =>
  products === 'EXISTING' && !before && candidates.length === 0
    ? 'No product has it, and this profile adds none.'
    : null;

type Checked = Omit<PlannedRow, 'outcome'>[];

/**
 * Clashes are checked again after each row that turns out wrong: left out, it does not free the code that another row
 * asks for. Returns how many rows turned out wrong.
 */
async function addStockCodeReasons(db: Tx, rows: Checked) {
  const given = rows.map((row) => ({ ...row, id: row.before?.id ?? '', stockCode: row.stored.stockCode }));
  const holders = await holdersOf(db, given);
  let count = 0;
  for (let wrong = -1; wrong !== 0; count += wrong) {
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
  return count;
}

/** Successors are checked for all rows of the file together, with what is stored. Returns how many rows turned out wrong. */
async function addCircleReasons(db: Tx, rows: Checked) {
  const right = rows.filter(({ id, reasons, candidates }) => id !== '' && reasons.length + candidates.length === 0);
  const named = new Map(right.map(({ id, entered }) => [id, entered.successorId]));
  const isChanged = ({ before, entered }: Checked[number]) => entered.successorId !== (before?.successorId ?? null);
  if (!right.some(isChanged)) return 0;
  const problems = await circlesIn(db, named);
  const wrong = right.filter((row) => problems.has(row.id) && isChanged(row));
  for (const row of wrong) row.reasons.push(reasonAt(row.line, 'successorId', problems.get(row.id) ?? ''));
  return wrong.length;
}

function outcomeOf({
  line,
  before,
  reasons,
  changes,
  candidates,
}: Pick<PlannedRow, 'line' | 'before' | 'reasons' | 'changes' | 'candidates'>) {
  if (line.noProduct && reasons.some(({ message }) => message === line.noProduct?.message)) return 'NO_PRODUCT';
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

const cellOf = ({ cells }: Line) => String(cells.get('successorId') ?? '').trim();

/**
 * Returns a function that gives the id of the product that a cell names by its id or stock code; undefined when there
 * is none.
 */
async function successorsOf(db: Tx, lines: Line[]): Promise<(line: Line) => string | undefined> {
  const cells = [...new Set(lines.map(cellOf).filter(Boolean))];
  const byId = new Set((await products.productsWithIds(db, cells)).map(({ id }) => id));
  const byCode = new Map(
    (
      await products.productsWithStockCodeKeys(
        db,
        cells.flatMap((cell) => stockCodeKey(cell) ?? []),
      )
    ).map((row) => [row.stockCodeKey, row.id]),
  );
  return (line) => {
    const cell = cellOf(line);
    return byId.has(cell) ? cell : byCode.get(stockCodeKey(cell));
  };
}

const namedIn = ({ cells }: Line) => idsCell.read(String(cells.get('togetherIds') ?? ''), {});

/**
 * Returns a function that finds the products that a row names by id or stock code as bought together. A product that the row
 * names as before is kept even if nobody knows it any more.
 */
async function togetherIn(db: Tx, lines: Line[]) {
  const named = [...new Set(lines.flatMap(namedIn))];
  const byId = new Set((await products.productsWithIds(db, named)).map(({ id }) => id));
  const keys = named.flatMap((one) => stockCodeKey(one) ?? []);
  const byCode = new Map((await products.productsWithStockCodeKeys(db, keys)).map((row) => [row.stockCodeKey, row.id]));
  return (line: Line, id: string, before: { togetherIds: string[] } | null, entered: string[]) => {
    if (!line.cells.has('togetherIds')) return { ids: entered, problem: undefined };
    const kept = before?.togetherIds ?? [];
    const found = entered.map((one) =>
      byId.has(one) || kept.includes(one) ? one : byCode.get(stockCodeKey(one) ?? ''),
    );
    const unknown = entered.find((_, place) => found[place] === undefined);
    const ids = [...new Set(found.flatMap((one) => one ?? []))];
    const problem =
      unknown === undefined ? togetherProblem(id, ids) : `No product has the id or stock code “${unknown}”.`;
    return { ids, problem };
  };
}
