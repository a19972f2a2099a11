import { type RefObject, useMemo, useRef, useState } from 'react';
import type { DecimalMark } from '../../../../../common/measures/decimalMark.ts';
import { entered, type GridColumn } from './columns.ts';
import type { Rows } from './useGridRows.ts';
import type * as words from '../../../../words/admin/en/grid.ts';

/** Holds typed texts that are not saved, by the product's id and the column's key. */
export type Changes = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** The text of a cell before and after a step; undefined where it is the stored one. */
export interface CellChange {
  id: string;
  column: string;
  before: string | undefined;
  after: string | undefined;
}

type StepName = keyof typeof words.steps;

/** One step, which Ctrl+Z takes back at once. */
export interface Step {
  /** It says in the bar's buttons what is undone. */
  name: StepName;
  /** Says in the bar what was done: 'Pasted 12 rows of 3 columns: 34 cells taken, 2 wrong.' */
  said: string;
  cells: CellChange[];
  /** A save is taken back on the server: by its token where it wrote texts, else by one of its products and the version of that. */
  saved?: { products: string[]; point?: { id: string; version: number }; token?: string };
}

export const none: Changes = new Map();

export const textIn = (changes: Changes, id: string, column: string) => changes.get(id)?.get(column);

/** Returns the changes after a step, or before it when it is undone. Products without changes are left out. */
function applied(changes: Changes, cells: CellChange[], side: 'before' | 'after'): Changes {
  const next = new Map(changes);
  const copied = new Map<string, Map<string, string>>();
  for (const { id, column, [side]: text } of cells) {
    const row = copied.get(id) ?? new Map(next.get(id));
    copied.set(id, row);
    if (text === undefined) row.delete(column);
    else row.set(column, text);
    if (row.size > 0) next.set(id, row);
    else next.delete(id);
  }
  return next;
}

export const countOf = (changes: Changes) => [...changes.values()].reduce((sum, { size }) => sum + size, 0);

/** Returns the changes without these cells. */
const withoutCells = (changes: Changes, cells: { id: string; column: string }[]) =>
  applied(
    changes,
    cells.map((cell) => ({ ...cell, before: undefined, after: undefined })),
    'after',
  );

export interface Put {
  id: string;
  column: GridColumn;
  text: string;
}

/** What became of cells that were put into the grid. */
export interface Outcome {
  taken: number;
  wrong: number;
  /** They cannot be changed here. */
  passed: number;
}

interface State {
  changes: Changes;
  done: readonly Step[];
  undone: readonly Step[];
}

/** So many steps can be undone. */
const mostSteps = 200;

/** Holds what was typed, pasted and filled, and the steps that lead there. */
export function useGridEdits(rows: RefObject<Rows>) {
  const [state, setState] = useState<State>({ changes: none, done: [], undone: [] });
  /** The same state, for what happens between two renderings. */
  const latest = useRef(state);
  return useMemo(() => {
    const become = (next: State) => {
      latest.current = next;
      setState(next);
    };
    const add = (step: Step) => {
      const { changes, done } = latest.current;
      become({
        changes: applied(changes, step.cells, 'after'),
        done: [...done, step].slice(-mostSteps),
        undone: [],
      });
    };
    return {
      latest,
      state,
      /** Puts texts into cells as one step, which is named by what became of them. */
      put(cells: Put[], mark: DecimalMark, step: { name: StepName; said: (outcome: Outcome) => string }) {
        const outcome: Outcome = { taken: 0, wrong: 0, passed: 0 };
        const changed: CellChange[] = [];
        for (const { id, column, text } of cells) {
          const row = rows.current.get(id);
          if (!row || column.isReadOnly) {
            outcome.passed++;
            continue;
          }
          const after = entered(column, text, mark);
          if (column.read(after).problem && after !== column.stored(row)) outcome.wrong++;
          else outcome.taken++;
          const before = textIn(latest.current.changes, id, column.key);
          const next = after === column.stored(row) ? undefined : after;
          if (next !== before) changed.push({ id, column: column.key, before, after: next });
        }
        if (changed.length > 0 || cells.length > 1) add({ name: step.name, said: step.said(outcome), cells: changed });
        return outcome;
      },
      undo() {
        const { changes, done, undone } = latest.current;
        const step = done.at(-1);
        if (!step) return undefined;
        become({
          changes: applied(changes, step.cells, 'before'),
          done: done.slice(0, -1),
          undone: step.saved ? [] : [...undone, step],
        });
        return step;
      },
      redo() {
        const { changes, done, undone } = latest.current;
        const step = undone.at(-1);
        if (!step) return undefined;
        become({ changes: applied(changes, step.cells, 'after'), done: [...done, step], undone: undone.slice(0, -1) });
        return step;
      },
      /** What was saved, or is the same by now, is no change any more. The steps before a save end with it. */
      drop(cells: { id: string; column: string }[], saved?: Step) {
        const { changes, done, undone } = latest.current;
        become({
          changes: withoutCells(changes, cells),
          done: saved ? [saved] : done,
          undone: saved ? [] : undone,
        });
      },
      /** Takes the changes of a draft, or none. */
      take: (changes: Changes) => become({ changes, done: [], undone: [] }),
    };
  }, [rows, state]);
}

export type GridEdits = ReturnType<typeof useGridEdits>;
