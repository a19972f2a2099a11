import { useEffect, useMemo, useState } from 'react';
import { showsLinks, showsTexts, type Columns } from './rows/columns.ts';
import { problemsOf, type Found } from './rows/problems.ts';
import { rowsToSave, useGridSave } from './rows/useGridSave.ts';
import { inside, only, type Selection, type Size } from './selection.ts';
import { useGridEdits } from './rows/useGridEdits.ts';
import { useGridDraft } from './rows/useGridDraft.ts';
import { useGridRows } from './rows/useGridRows.ts';

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
  /** Rows keep their links and texts once a column has shown them: cells of it may hold changes. */
  const [needs, setNeeds] = useState({ links: false, texts: false });
  const [links, texts] = [needs.links || showsLinks(columns), needs.texts || showsTexts(columns)];
  if (links !== needs.links || texts !== needs.texts) setNeeds({ links, texts });
  const rows = useGridRows(ids, needs);
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
