import { stockCodeKey } from '../../../../../common/text/letters.ts';
import { textIn, type Changes } from './useGridEdits.ts';
import type { GridColumn } from './columns.ts';
import type { Problem } from '../../../kinds/readings.ts';
import type { Rows } from './useGridRows.ts';
import * as words from '../../../../words/admin/en/grid.ts';

/** Somebody else saved the cell meanwhile. */
export interface Conflict {
  /** What stood there when this person began. */
  was: string;
  by: string | null;
  at: string | null;
}

export type CellProblem = Problem & {
  conflict?: Conflict;
  /** The server refused it. */
  isRefused?: true;
};
export type Cells<Value> = ReadonlyMap<string, ReadonlyMap<string, Value>>;

/** A cell that the server refused, with the text that it refused. */
export interface Refusal {
  text: string;
  reason: string;
}

export interface Found {
  cells: Cells<CellProblem>;
  /** In the order of the grid. */
  places: { id: string; column: string }[];
}

interface Known {
  changes: Changes;
  rows: Rows;
  columns: readonly GridColumn[];
  conflicts: Cells<Conflict>;
  refusals: Cells<Refusal>;
  placeOf: ReadonlyMap<string, number>;
}

/** Returns what keeps changed cells from being saved; it is the same for typing, paste, fill and undo. */
export function problemsOf(known: Known): Found {
  const { changes, columns, conflicts, refusals, placeOf } = known;
  const byKey = new Map(columns.map((column, at) => [column.key, { column, at }]));
  const codes = codesTwice(known);
  const cells = new Map<string, Map<string, CellProblem>>();
  const places: (Found['places'][number] & { row: number; at: number })[] = [];
  for (const [id, row] of changes) {
    for (const [key, text] of row) {
      const { column, at } = byKey.get(key) ?? {};
      const conflict = conflicts.get(id)?.get(key);
      const refusal = refusals.get(id)?.get(key);
      const twice = key === 'stockCode' && codes.has(stockCodeKey(text) ?? '');
      const problem: CellProblem | undefined =
        column?.read(text).problem ??
        (conflict && { reason: words.somebodySavedIt, conflict }) ??
        (twice ? { reason: words.codeTwice(text) } : undefined) ??
        (refusal?.text === text ? { reason: refusal.reason, isRefused: true } : undefined);
      if (!problem) continue;
      const found = cells.get(id) ?? new Map<string, CellProblem>();
      cells.set(id, found.set(key, problem));
      places.push({ id, column: key, row: placeOf.get(id) ?? Infinity, at: at ?? Infinity });
    }
  }
  places.sort((one, other) => one.row - other.row || one.at - other.at);
  return { cells, places };
}

/** The keys of codes that two loaded products would have. The server knows the others. */
function codesTwice({ changes, rows }: Known): ReadonlySet<string> {
  const [once, twice] = [new Set<string>(), new Set<string>()];
  if (![...changes.values()].some((row) => row.has('stockCode'))) return twice;
  for (const [id, row] of rows) {
    const key = stockCodeKey(textIn(changes, id, 'stockCode') ?? row?.stockCode ?? null);
    if (key === null) continue;
    if (once.has(key)) twice.add(key);
    once.add(key);
  }
  return twice;
}

/** Says of one or two wrong cells what is wrong, and of more only how many they are. */
export function summary({ places, cells }: Found, placeOf: ReadonlyMap<string, number>): string | undefined {
  if (places.length === 0) return undefined;
  if (places.length > 2) return words.manyWrong(places.length);
  const each = places.map(({ id, column }) => {
    const reason = cells.get(id)?.get(column)?.reason ?? '';
    return words.wrongRow((placeOf.get(id) ?? 0) + 1, reason);
  });
  return [...each, places.length === 2 ? words.bothStayAsTyped : words.itStaysAsTyped].join(' ');
}
