import { createHash } from 'node:crypto';
import { fromStored } from '../../../fields/field.ts';
import { productFields } from '../../catalogue/products/products.fields.ts';
import type { ProductRow } from '../../catalogue/products/products.rows.ts';
import type { FieldName } from './columns.ts';
import { decimalQuestion } from './decimalQuestion.ts';
import type { Reason } from './readProduct.ts';
import type { Outcome, Plan, PlannedRow } from './sheets.plan.ts';
import type { Stops } from './stops.ts';
import { cellText, cut, priceText } from './cellText.ts';

export type SheetRow = {
  line: number;
  id: string | null;
  name: string;
  outcome: Outcome;
  reasons: Reason[];
  changes: FieldName[];
  values: string[];
  before: (string | null)[];
  candidates: ProductRow[];
  netPrice: string | null;
  stop: string | null;
};

export type SheetReport = ReturnType<typeof reportOf>;
type Of = { dryRun: boolean; importId: string | null; runId: string | null };

/** A report of a large file has this many rows of each outcome: thousands would be more than anyone reads. */
const [large, mostRows] = [5000, 1000];

/** Reports a plan, or the result of one. */
export function reportOf({ rows, choices }: Plan, ofFile: FieldName[], stops: Stops, of: Of) {
  const isHidden = rows.some(({ outcome, changes }) => outcome === 'MISSING' && changes.length > 0);
  const fields: FieldName[] = isHidden && !ofFile.includes('availability') ? [...ofFile, 'availability'] : ofFile;
  const count = (outcome: Outcome) => rows.filter((row) => row.outcome === outcome).length;
  return {
    ...of,
    stops: stops.sentences,
    added: count('ADDED'),
    changed: count('CHANGED'),
    unchanged: count('UNCHANGED'),
    wrong: count('WRONG'),
    unclear: count('UNCLEAR'),
    missing: count('MISSING'),
    noProduct: count('NO_PRODUCT'),
    clearedPrices: rows.filter(isPriceCleared).length,
    fields,
    decimals: decimalQuestion(rows),
    rows: readable(rows).map((row): SheetRow => {
      const { line, id, before, entered, outcome, reasons, changes, candidates } = row;
      const stored = before && fromStored(productFields, before);
      const isReadable = (field: FieldName) => !reasons.some(({ input }) => input === field);
      return {
        line: line.line,
        id: id || null,
        name: cut(entered.name),
        outcome,
        reasons,
        changes,
        values: fields.map((field) =>
          isReadable(field) ? cellText(field, entered, choices) : cut(String(line.cells.get(field) ?? '')),
        ),
        before: fields.map((field) => (stored && changes.includes(field) ? cellText(field, stored, choices) : null)),
        candidates,
        netPrice: line.netPrice === null ? null : priceText(line.netPrice),
        stop: stops.ofRow(row),
      };
    }),
    fingerprint: fingerprintOf(rows),
  };
}

/** The product has a price, and would have one on request. */
const isPriceCleared = ({ outcome, before, stored, isRemoved }: PlannedRow) =>
  outcome === 'CHANGED' && !isRemoved && before?.price != null && stored.price === null;

function readable(rows: PlannedRow[]) {
  if (rows.length <= large) return rows;
  const counts = new Map<Outcome, number>();
  return rows.filter(({ outcome }) => {
    const count = (counts.get(outcome) ?? 0) + 1;
    counts.set(outcome, count);
    return count <= mostRows;
  });
}

/** The fingerprint covers everything that the rows would write, and what they would replace. */
function fingerprintOf(rows: PlannedRow[]) {
  const hash = createHash('sha256');
  for (const { line, id, before, stored, outcome, reasons, isRemoved } of rows) {
    hash.update(
      JSON.stringify([line.line, id, before?.seq, before?.version, outcome, stored, reasons.length, isRemoved]),
    );
  }
  return hash.digest('hex');
}
