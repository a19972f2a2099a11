import { useCallback, useEffect, useRef, useState } from 'react';
import { during } from '../../../../graphql/underWay.ts';
import { readDraft, writeDraft } from '../../../parts/storage/drafts.ts';
import { useSession } from '../../../session/SessionProvider.tsx';
import type { GridColumn } from './columns.ts';
import type { Conflict } from './problems.ts';
import { none, textIn, type Changes, type GridEdits } from './useGridEdits.ts';
import type { GridRows } from './useGridRows.ts';

export interface DraftCell {
  id: string;
  column: string;
  text: string;
  /** The text that stood there when it was typed. */
  was: string;
}
export interface Draft {
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

const isSame = (one: DraftCell, other: DraftCell) => one.id === other.id && one.column === other.column;

/** Adds to an older draft the cells that only the later one has. */
export function together(older: Draft | undefined, later: Draft): Draft {
  if (!older) return later;
  const added = later.cells.filter((cell) => !older.cells.some((one) => isSame(one, cell)));
  return { savedAt: later.savedAt, cells: [...older.cells, ...added] };
}

/**
 * Keeps the unsaved cells of a person in this browser, as forms do, and offers those of an earlier visit, to whichever
 * products they belong.
 */
export function useGridDraft({ edits, rows, all, onShow, onConflict }: DraftGiven) {
  const key = `${useSession().adminId}:grid`;
  const typedKey = `${key}:typed`;
  const [found, setFound] = useState<{ offer?: Draft }>();
  const older = useRef<Draft>(undefined);
  const { changes } = edits.state;
  const { latest } = edits;
  /** The columns, for what is kept once nothing is rendered any more. */
  const columns = useRef(all);
  useEffect(() => void (columns.current = all), [all]);

  useEffect(() => {
    let hasLeft = false;
    let typedLast: DraftCell[] = [];
    void during(Promise.all([readDraft<Draft>(key), readDraft<DraftCell>(typedKey)])).then(([draft, typed]) => {
      const others = draft?.cells.filter((cell) => !typed || !isSame(cell, typed)) ?? [];
      const offer =
        draft || typed
          ? { savedAt: draft?.savedAt ?? Date.now(), cells: [...others, ...(typed ? [typed] : [])] }
          : undefined;
      // Somebody has typed and left on a slow disk: nobody else keeps that.
      if (hasLeft)
        return typedLast.length > 0 && void writeDraft(key, together(draft, { savedAt: Date.now(), cells: typedLast }));
      older.current = offer;
      setFound({ ...(offer && { offer }) });
    });
    const typedNow = () => cellsOf(latest.current.changes, rows, columns.current);
    return () => {
      hasLeft = true;
      typedLast = typedNow();
    };
    // The draft is read once, and rows that are loaded later do not change that.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, typedKey, latest]);

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
    /** The changes were discarded. The older draft stays until someone has decided on it. */
    discard() {
      // The screen may be closed at once.
      if (isRead) void writeDraft(key, older.current);
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
