import { useRef, useState } from 'react';
import {
  useChangeProductRowsMutation,
  useSaveGridTextsMutation,
  type ChangeProductRowsMutation,
} from '../grid.generated.ts';
import type { ProductChanges, ProductRowInput } from '../../../../graphql/generated/schema.ts';
import { logUnexpected } from '../../../parts/errors/logUnexpected.ts';
import { useAskJumps } from '../../../parts/jumps/JumpQuestion.tsx';
import { textIn, type Step, type GridEdits, type Changes } from './useGridEdits.ts';
import { fieldErrors } from '../../../../graphql/fieldErrors.ts';
import { textAt, type GridColumn, type TextPlace } from './columns.ts';
import type { Cells, Conflict, Refusal, Found } from './problems.ts';
import type { GridRows, Rows } from './useGridRows.ts';
import * as words from '../../../../words/admin/en/grid.ts';

type Answer = ChangeProductRowsMutation['changeProductRows'];
/** Holds what was saved so far, and what goes on with it; `token` undoes all of it. */
type Done = { cells: SentCell[]; undo: Answer['undo']; token: string | null };
type Jumped = { row: SentRow; outcome: Answer['rows'][number] };

/** So many rows are saved in one transaction. */
const mostRows = 500;

const withCell = <Value>(cells: Cells<Value>, id: string, column: string, value: Value | undefined): Cells<Value> => {
  const row = new Map(cells.get(id));
  if (value === undefined) row.delete(column);
  else row.set(column, value);
  return new Map(cells).set(id, row);
};

interface Given {
  edits: GridEdits;
  rows: GridRows;
  columns: readonly GridColumn[];
}

/**
 * Saves rows in parts that become one step of the history. What somebody else changed meanwhile stays with both values, what
 * is refused with its reason, and what could not be sent waits.
 */
export function useGridSave({ edits, rows, columns }: Given) {
  const [change] = useChangeProductRowsMutation();
  const [saveTexts] = useSaveGridTextsMutation();
  const ask = useAskJumps();
  const [busy, setBusy] = useState(false);
  const [conflicts, setConflicts] = useState<Cells<Conflict>>(new Map());
  const [refusals, setRefusals] = useState<Cells<Refusal>>(new Map());
  /** What a save that failed has done before it failed. */
  const [failed, setFailed] = useState<{ saved: number; all: number }>();
  const going = useRef(false);

  /** Sends rows; those that were late for another cell of the product are sent once more with its new version. */
  async function send(all: SentRow[], done: Done, { isAgain = false, confirmJumps = false } = {}) {
    const late: SentRow[] = [];
    const jumped: Jumped[] = [];
    for (let at = 0; at < all.length; at += mostRows) {
      const part = all.slice(at, at + mostRows);
      const input = part.map((row) => row.input);
      const { data } = await change({
        variables: { rows: input, goesOnWith: pointOf(done.undo), ...(confirmJumps && { confirmJumps }) },
      });
      if (!data) throw new Error('The save has no answer.');
      const { rows: outcomes, undo, undoToken } = data.changeProductRows;
      done.undo = undo ?? done.undo;
      done.token = undoToken ?? done.token;
      await rows.refresh(input.map(({ id }) => id));
      for (const [place, outcome] of outcomes.entries()) {
        const row = part[place];
        if (row && outcome.code === 'PRICE_JUMPS') jumped.push({ row, outcome });
        else if (row) settle(row, outcome, done, late);
      }
    }
    const again = late.flatMap((row) => renewed(row, rows));
    if (again.length > 0 && !isAgain) await send(again, done, { isAgain: true, confirmJumps });
    if (jumped.length === 0) return;
    if (await ask(jumpsOf(jumped, rows), jumped.length))
      await send(
        jumped.map(({ row }) => row),
        done,
        { confirmJumps: true },
      );
    else for (const { row, outcome } of jumped) settle(row, outcome, done, late);
  }

  function settle(row: SentRow, outcome: Answer['rows'][number], done: { cells: SentCell[] }, late: SentRow[]) {
    if (outcome.code === null) {
      done.cells.push(...row.cells);
      edits.drop(row.cells.filter(({ id, column, text }) => textIn(edits.latest.current.changes, id, column) === text));
      return;
    }
    if (outcome.code === 'CONFLICT' && rows.current.current.get(row.input.id)) {
      const free: SentCell[] = [];
      for (const cell of row.cells) {
        const now = storedIn(cell, rows, columns);
        if (now === cell.text) edits.drop([cell]);
        else if (now === cell.was) free.push(cell);
        else note(cell, { was: cell.was, by: outcome.changedBy, at: outcome.changedAt });
      }
      if (free.length > 0) late.push({ ...row, cells: free });
      return;
    }
    for (const { field, message } of outcome.problems) {
      const cell = cellOfField(row, field);
      if (cell) setRefusals((known) => withCell(known, cell.id, cell.column, { text: cell.text, reason: message }));
    }
  }

  /** Sends texts, once their products are written: they are made from the new Turkish ones. The server takes all of them or none. */
  async function sendTexts(cells: TextCell[], done: Done) {
    for (let at = 0; at < cells.length; at += mostRows) {
      let part = cells.slice(at, at + mostRows);
      // The server names the faults of all of them at once; somebody may save others while the rest is sent.
      for (let tries = 0; part.length > 0 && tries < 3; tries++) part = await sentTexts(part, done);
    }
  }

  /** Returns the texts that can be sent once more: nothing is wrong with them, but others have kept them from being saved. */
  async function sentTexts(part: TextCell[], done: Done): Promise<TextCell[]> {
    const refresh = () => rows.refresh([...new Set(part.map(({ id }) => id))]);
    const input = part.map(({ id, text, says }) => {
      const row = rows.current.current.get(id);
      const version = (row && textAt(row, says)?.version) ?? 0;
      return { entity: 'PRODUCT' as const, id, ...says, value: text === '' ? null : text, version };
    });
    try {
      const { data } = await saveTexts({ variables: { rows: input, goesOnWith: done.token } });
      if (!data) throw new Error('The save has no answer.');
      done.token = data.saveTranslations.undoToken;
    } catch (error) {
      const found = Object.entries(fieldErrors(error).fields).flatMap(([field, reason]) => {
        const [, place, kind] = /^rows\.(\d+)\.(.+)$/.exec(field) ?? [];
        return place === undefined ? [] : [{ place: Number(place), isLate: kind === 'version', reason }];
      });
      if (found.length === 0) throw error;
      await refresh();
      return part.filter((cell, place) => {
        const fault = found.find((one) => one.place === place);
        if (fault?.isLate) return isLeft(cell);
        if (fault)
          setRefusals((known) => withCell(known, cell.id, cell.column, { text: cell.text, reason: fault.reason }));
        return !fault;
      });
    }
    await refresh();
    done.cells.push(...part);
    edits.drop(part.filter(({ id, column, text }) => textIn(edits.latest.current.changes, id, column) === text));
    return [];
  }

  /** Looks at a text that somebody has saved meanwhile, and returns whether it is still to be sent. */
  function isLeft(cell: TextCell): boolean {
    const row = rows.current.current.get(cell.id);
    const text = row && textAt(row, cell.says);
    const now = text?.value ?? '';
    if (now === cell.text) edits.drop([cell]);
    else if (now !== cell.was) note(cell, { was: cell.was, by: text?.updatedBy ?? null, at: text?.updatedAt ?? null });
    return now === cell.was && now !== cell.text;
  }

  const note = ({ id, column }: { id: string; column: string }, conflict: Conflict | undefined) =>
    setConflicts((known) => withCell(known, id, column, conflict));

  async function save(all: SentRow[]) {
    if (going.current || all.length === 0) return;
    going.current = true;
    setBusy(true);
    const done: Done = { cells: [], undo: null, token: null };
    const texts = all.flatMap(({ cells }) => cells.filter(isText));
    const count = all.reduce((sum, { cells }) => sum + cells.length, 0);
    try {
      await send(all.flatMap(ofProduct), done);
      await sendTexts(texts, done);
      setFailed(undefined);
    } catch (error) {
      logUnexpected(error);
      setFailed({ saved: done.cells.length, all: count });
    }
    if (done.token !== null && done.cells.length > 0) edits.drop([], stepOf(done.cells, done.token));
    setBusy(false);
    going.current = false;
  }

  return { busy, save, failed, conflicts, refusals, note };
}

const jumpsOf = (jumped: Jumped[], rows: GridRows) =>
  jumped.flatMap(({ row: { input }, outcome }) => {
    const name = rows.current.current.get(input.id)?.name ?? '';
    return outcome.problems.flatMap(({ jump }) =>
      jump ? [{ id: input.id, name, ...jump, to: jump.to ?? null, minimum: jump.minimum ?? null }] : [],
    );
  });

const pointOf = (undo: Answer['undo']) => (undo ? { id: undo.id, version: undo.version } : undefined);

function stepOf(cells: SentCell[], token: string): Step {
  const products = [...new Set(cells.map(({ id }) => id))];
  const said = words.savedIn(cells.length, products.length);
  return { name: 'save', said, cells: [], saved: { token, products } };
}

const storedIn = ({ id, column }: { id: string; column: string }, rows: GridRows, columns: readonly GridColumn[]) => {
  const row = rows.current.current.get(id);
  return row ? columns.find(({ key }) => key === column)?.stored(row) : undefined;
};

/** Returns the row as it is sent once more: with the version that it has now. */
function renewed({ input: { id }, cells }: SentRow, rows: GridRows): SentRow[] {
  const row = rows.current.current.get(id);
  return row ? [rowOf(id, row.version, cells)] : [];
}

export type GridSave = ReturnType<typeof useGridSave>;

/** A row as it is sent, with the columns of its changes and the texts that stood there before. */
export interface SentRow {
  input: ProductRowInput;
  cells: SentCell[];
}

export interface SentCell {
  id: string;
  column: string;
  text: string;
  /** The text that stood there before. */
  was: string;
  changes: ProductChanges;
  /** It is a text in another language, which is sent apart from the values of its product. */
  says?: TextPlace;
}

type TextCell = SentCell & { says: TextPlace };

const isText = (cell: SentCell): cell is TextCell => cell.says !== undefined;

/** Returns a row without its texts; nothing where it has nothing else. */
function ofProduct({ input: { id, version }, cells }: SentRow): SentRow[] {
  const own = cells.filter((cell) => !isText(cell));
  return own.length > 0 ? [rowOf(id, version, own)] : [];
}

/** Makes a row of its cells. */
const rowOf = (id: string, version: number, cells: SentCell[]): SentRow => ({
  input: { id, version, changes: joined(cells.map(({ changes }) => changes)) },
  cells,
});

interface Known {
  changes: Changes;
  rows: Rows;
  columns: readonly GridColumn[];
  problems: Found;
}

/** Returns the rows with what can be saved of them. */
export function rowsToSave({ changes, rows, columns, problems }: Known): SentRow[] {
  const byKey = new Map(columns.map((column) => [column.key, column]));
  return [...changes].flatMap(([id, texts]) => {
    const row = rows.get(id);
    if (!row) return [];
    const cells: SentCell[] = [];
    for (const [key, text] of texts) {
      const column = byKey.get(key);
      const reading = column?.read(text);
      if (!column || !reading?.changes || problems.cells.get(id)?.has(key)) continue;
      const says = column.says && { says: column.says };
      cells.push({ id, column: key, text, was: column.stored(row), changes: reading.changes, ...says });
    }
    return cells.length > 0 ? [rowOf(id, row.version, cells)] : [];
  });
}

function joined(parts: ProductChanges[]): ProductChanges {
  const specs = parts.flatMap((part) => part.specs ?? []);
  return Object.assign({}, ...parts, specs.length > 0 ? { specs } : {}) as ProductChanges;
}

/** Returns the cell that a refusal is about: `field` is a path below the changes. */
function cellOfField({ input, cells }: SentRow, field: string | null): SentCell | undefined {
  const [, place] = /^specs\.(\d+)/.exec(field ?? '') ?? [];
  const key = place === undefined ? field?.split('.')[0] : input.changes.specs?.[Number(place)]?.attributeId;
  return cells.find(({ column }) => column === key) ?? cells[0];
}
