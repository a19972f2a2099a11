import { useState } from 'react';
import { marksIn, type DecimalMark } from '../../../../common/measures/decimalMark.ts';
import { useUndoChange } from '../../parts/history/useUndoChange.ts';
import {
  readBlock,
  writeBlock,
  fillFrom,
  placeBlock,
  type Placed,
  cellsIn,
  heightOf,
  only,
  rangeOf,
  selectionOf,
  widthOf,
  type Place,
  type Range,
} from './selection.ts';
import { useUndoTranslations } from '../translations/useUndoTranslations.ts';
import { textIn, type Outcome, type Step } from './rows/useGridEdits.ts';
import { markOfBlock } from '../../kinds/readings.ts';
import type { Grid } from './useGrid.ts';
import * as words from '../../../words/admin/en/grid.ts';

const leftOutOf = ({ below, beyond }: Placed) => [
  ...(below > 0 ? [words.belowTheLast(below)] : []),
  ...(beyond > 0 ? [words.beyondTheLast(beyond)] : []),
];

/** What a person can do with the selected cells. */
export function useGridActions(grid: Grid) {
  const [mark, setMark] = useState<DecimalMark>('COMMA');
  /** A block whose numbers could be read in two ways. */
  const [asked, setAsked] = useState<{ block: string[][]; example: string }>();
  const undoChange = useUndoChange('PRODUCT');
  const undoTexts = useUndoTranslations();
  const { ids, columns, rows, edits, selection, select } = grid;
  const range = rangeOf(selection);

  const textAt = ({ row, column }: Place) => {
    const [id = '', of] = [ids[row], columns[column]];
    const stored = rows.current.current.get(id);
    return stored && of ? (textIn(edits.latest.current.changes, id, of.key) ?? of.stored(stored)) : '';
  };
  const blockOf = ({ top, bottom, left, right }: Range) =>
    Array.from({ length: bottom - top + 1 }, (_, down) =>
      Array.from({ length: right - left + 1 }, (__, across) => textAt({ row: top + down, column: left + across })),
    );

  /** Writes cells once their rows are loaded. */
  async function write(
    { cells, range: to, ...left }: Placed,
    name: Step['name'],
    said: (outcome: Outcome) => string,
    by: DecimalMark = 'COMMA',
  ) {
    if (!(await rows.ensure(to.top, to.bottom))) return;
    const put = cells.flatMap(({ row, column, text }) => {
      const [id, of] = [ids[row], columns[column]];
      return id !== undefined && of ? [{ id, column: of, text }] : [];
    });
    const say = (outcome: Outcome) =>
      [
        said(outcome),
        ...leftOutOf({ cells, range: to, ...left }),
        ...(outcome.passed > 0 ? [words.passedOver(outcome.passed)] : []),
      ].join(' ');
    edits.put(put, by, { name, said: say });
  }

  async function placeAs(block: string[][], by: DecimalMark) {
    const placed = placeBlock(block, range, grid.size);
    const [height, width] = [heightOf(placed.range), widthOf(placed.range)];
    await write(placed, 'paste', ({ taken, wrong }) => words.pasted(height, width, taken, wrong), by);
    select(selectionOf(placed.range));
  }

  async function paste(text: string) {
    if (text === '') return;
    const block = readBlock(text);
    const numbers = placeBlock(block, range, grid.size).cells.flatMap(({ column, text: cell }) =>
      columns[column]?.hasMark ? [cell] : [],
    );
    const found = markOfBlock(numbers);
    const example = numbers.find((cell) => marksIn(cell).length === 0 && markOfBlock([cell]) === 'ask');
    if (found === 'ask' && example !== undefined) setAsked({ block, example });
    else await placeAs(block, found && found !== 'ask' ? found : mark);
  }

  const clear = (name: Step['name'], said: (cells: number) => string) =>
    write({ ...placeBlock([['']], range, grid.size) }, name, ({ taken, wrong }) => said(taken + wrong));

  const fillTo = async (source: Range, target: Range) => {
    if (cellsIn(source) === cellsIn(target)) return;
    if (!(await rows.ensure(target.top, target.bottom))) return;
    const placed = fillFrom(blockOf(source), source, target);
    await write(placed, 'fill', ({ taken, wrong }) => words.filled(placed.cells.length, taken, wrong));
    select(selectionOf(target));
  };

  return {
    mark,
    setMark,
    asked,
    answer(by: DecimalMark | undefined) {
      setAsked(undefined);
      if (asked && by) void placeAs(asked.block, by);
    },
    textAt,
    copy: () => writeBlock(blockOf(range)),
    paste: (text: string) => void paste(text),
    clear: () => void clear('clearing', words.cleared),
    cut: () => void clear('cut', words.cutOut),
    /** Ctrl+D: the first row of the selection fills the others. */
    fillDown: () => void fillTo({ ...range, bottom: range.top }, range),
    fill: (source: Range, target: Range) => void fillTo(source, target),
    /** Ends typing and keeps the text. */
    commit(at: Place, text: string) {
      const [id, of] = [ids[at.row], columns[at.column]];
      grid.setEditing(undefined);
      grid.draft.typed(undefined);
      if (id === undefined || !of || textAt(at) === text) return;
      edits.put([{ id, column: of, text }], mark, {
        name: 'typing',
        said: () => words.typedInto(of.label, at.row + 1),
      });
    },
    undo() {
      const { saved } = edits.undo() ?? {};
      if (!saved) return;
      const refresh = () => rows.refresh(saved.products);
      if (saved.token !== undefined) void undoTexts(saved.token).then(refresh);
      else if (saved.point) undoChange(saved.point, refresh).run();
    },
    redo: () => void edits.redo(),
    /** Selects the next wrong cell after the active one. */
    nextProblem() {
      const { places } = grid.problems;
      const here = selection.at.row * columns.length + selection.at.column;
      const order = places.map(({ id, column }) => {
        const [row, at] = [grid.placeOf.get(id) ?? 0, columns.findIndex(({ key }) => key === column)];
        return { row, column: Math.max(at, 0), place: row * columns.length + at };
      });
      const next = order.find(({ place }) => place > here) ?? order[0];
      if (next) select(only({ row: next.row, column: next.column }));
    },
    /** Back to what is stored. */
    restore(id: string, column: string) {
      const of = columns.find(({ key }) => key === column);
      const row = rows.current.current.get(id);
      if (!of || !row) return;
      grid.save.note({ id, column }, undefined);
      edits.put([{ id, column: of, text: of.stored(row) }], 'COMMA', {
        name: 'stepBack',
        said: () => words.isAgain(of.label, of.stored(row)),
      });
    },
  };
}

export type GridActions = ReturnType<typeof useGridActions>;
