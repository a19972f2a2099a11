import { useEffect, useMemo, useState, useCallback, useRef } from 'react';
import { showsLinks, type GridColumn, type Columns } from './rows/columns.ts';
import { problemsOf, type Found, type Conflict } from './rows/problems.ts';
import { rowsToSave, useGridSave } from './rows/useGridSave.ts';
import { inside, only, type Selection, type Size } from './selection.ts';
import { useGridEdits, none, textIn, type Changes, type GridEdits } from './rows/useGridEdits.ts';
import { useGridRows, type GridRows } from './rows/useGridRows.ts';
import { readDraft, writeDraft } from '../../parts/storage/drafts.ts';
import { useSession } from '../../session/SessionProvider.tsx';

/** The cell that is open for typing. */
export interface Editing {
  text: string;
  /** It was opened by typing, so that an arrow key ends it. */
  isFresh: boolean;
  /** Its choices are open. */
  isOpen?: boolean;
}

/** Joins what the grid knows: its rows and columns, what was typed, what is wrong with it, and the selection. */
export function useGrid(
  listed: readonly string[],
  { all, columns }: Pick<Columns, 'all' | 'columns'>,
  marked: string | null,
) {
  /** Products of a restored draft that the list does not have. */
  const [others, setOthers] = useState<string[]>([]);
  const ids = useMemo(() => [...listed, ...others.filter((id) => !listed.includes(id))], [listed, others]);
  const placeOf = useMemo(() => new Map(ids.map((id, at) => [id, at])), [ids]);
  /** Rows keep their links once a column has shown them: cells of it may hold changes. */
  const [hasLinks, setHasLinks] = useState(false);
  if (!hasLinks && showsLinks(columns)) setHasLinks(true);
  const rows = useGridRows(ids, hasLinks);
  const edits = useGridEdits(rows.current);
  const save = useGridSave({ edits, rows, columns: all });
  const draft = useGridDraft({ edits, rows, all, onShow: setOthers, onConflict: save.note });
  const { changes } = edits.state;
  const { conflicts, refusals } = save;
  const problems = useMemo<Found>(
    () => problemsOf({ changes, rows: rows.rows, columns: all, conflicts, refusals, placeOf }),
    [changes, rows.rows, all, conflicts, refusals, placeOf],
  );
  const toSave = useMemo(
    () => rowsToSave({ changes, rows: rows.rows, columns: all, problems }),
    [changes, rows.rows, all, problems],
  );
  // The grid begins in the column that the address asks for: what is typed there first repairs the first row.
  const [chosen, setSelection] = useState<Selection>(() =>
    only({
      row: 0,
      column: Math.max(
        0,
        columns.findIndex(({ key }) => key === marked),
      ),
    }),
  );
  const [editing, setEditing] = useState<Editing>();
  const [page, setPage] = useState(20);
  const size: Size = { rows: ids.length, columns: columns.length, page };
  // A column may have been hidden since.
  const selection = useMemo(
    () => ({
      anchor: inside(chosen.anchor, { rows: ids.length, columns: columns.length, page: 0 }),
      at: inside(chosen.at, { rows: ids.length, columns: columns.length, page: 0 }),
    }),
    [chosen, ids.length, columns.length],
  );
  const { ensure } = rows;
  useEffect(() => void (ids.length > 0 && ensure(0, 0)), [ids, ensure]);
  return {
    ids,
    placeOf,
    columns,
    all,
    rows,
    edits,
    save,
    draft,
    problems,
    toSave,
    size,
    setPage,
    selection,
    select: setSelection,
    editing,
    setEditing,
  };
}

export type Grid = ReturnType<typeof useGrid>;

interface DraftCell {
  id: string;
  column: string;
  text: string;
  /** The text that stood there when it was typed. */
  was: string;
}
interface Draft {
  /** In milliseconds since 1970. */
  savedAt: number;
  cells: DraftCell[];
}

interface DraftGiven {
  edits: GridEdits;
  rows: GridRows;
  all: readonly GridColumn[];
  /** Puts these products into the grid where they are not in it. */
  onShow: (ids: string[]) => void;
  onConflict: (cell: { id: string; column: string }, conflict: Conflict) => void;
}

/**
 * Keeps the unsaved cells of a person in this browser, as forms do, and offers those of an earlier visit, to whichever
 * products they belong.
 */
function useGridDraft({ edits, rows, all, onShow, onConflict }: DraftGiven) {
  const key = `${useSession().adminId}:grid`;
  const typedKey = `${key}:typed`;
  const [found, setFound] = useState<{ offer?: Draft }>();
  const older = useRef<Draft>(undefined);
  const { changes } = edits.state;

  useEffect(() => {
    void Promise.all([readDraft<Draft>(key), readDraft<DraftCell>(typedKey)]).then(([draft, typed]) => {
      const others = draft?.cells.filter(({ id, column }) => id !== typed?.id || column !== typed.column) ?? [];
      const offer =
        draft || typed
          ? { savedAt: draft?.savedAt ?? Date.now(), cells: [...others, ...(typed ? [typed] : [])] }
          : undefined;
      older.current = offer;
      setFound({ ...(offer && { offer }) });
    });
  }, [key, typedKey]);

  const isRead = found !== undefined;
  useEffect(() => {
    // The older draft must be read before it is overwritten.
    if (!isRead) return;
    const cells = cellsOf(changes, rows, all);
    void writeDraft(key, cells.length > 0 ? { savedAt: Date.now(), cells } : older.current);
    // A row that is loaded later does not change what was typed.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [changes, key, isRead]);

  const decide = () => {
    older.current = undefined;
    setFound({});
  };
  return {
    offer: changes.size === 0 ? found?.offer : undefined,
    async restore() {
      const { offer } = found ?? {};
      if (!offer) return;
      const ids = [...new Set(offer.cells.map(({ id }) => id))];
      await rows.refresh(ids);
      const there = ids.filter((id) => rows.current.current.get(id));
      onShow(there);
      const restored = new Map<string, Map<string, string>>();
      for (const { id, column, text, was } of offer.cells) {
        const row = rows.current.current.get(id);
        const now = row && all.find((one) => one.key === column)?.stored(row);
        if (now == null || now === text) continue;
        restored.set(id, (restored.get(id) ?? new Map<string, string>()).set(column, text));
        if (now !== was) onConflict({ id, column }, { was, by: null, at: null });
      }
      decide();
      edits.take(restored);
    },
    refuse() {
      void writeDraft(key, undefined);
      void writeDraft(typedKey, undefined);
      decide();
    },
    /** The changes were discarded. */
    discard() {
      // The screen may be closed at once.
      void writeDraft(key, undefined);
      decide();
      edits.take(none);
    },
    /** Keeps what stands in the open cell, letter by letter; undefined when it is closed. */
    typed: useCallback(
      (cell: { id: string; column: GridColumn; text: string } | undefined) => {
        const row = cell && rows.current.current.get(cell.id);
        const kept = row && { ...cell, column: cell.column.key, was: cell.column.stored(row) };
        void writeDraft(typedKey, kept ?? undefined);
      },
      [rows, typedKey],
    ),
  };
}

const cellsOf = (changes: Changes, { current }: GridRows, all: readonly GridColumn[]): DraftCell[] => {
  const byKey = new Map(all.map((column) => [column.key, column]));
  return [...changes.keys()].flatMap((id) =>
    [...(changes.get(id)?.keys() ?? [])].map((column) => {
      const row = current.current.get(id);
      const was = row ? (byKey.get(column)?.stored(row) ?? '') : '';
      return { id, column, text: textIn(changes, id, column) ?? '', was };
    }),
  );
};

export type GridDraft = ReturnType<typeof useGridDraft>;
