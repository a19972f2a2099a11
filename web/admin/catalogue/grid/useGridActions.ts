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
import { textIn, type Outcome } from './useGridEdits.ts';
import { markOfBlock } from '../../kinds/readings.ts';
import type { Grid } from './useGrid.ts';

const figure = new Intl.NumberFormat('tr-TR');
export const countedFigure = (count: number, noun: string) =>
  `${figure.format(count)} ${noun}${count === 1 ? '' : 's'}`;

const outcomeOf = ({ taken, wrong }: Outcome) =>
  `${countedFigure(taken, 'cell')} taken${wrong > 0 ? `, ${figure.format(wrong)} wrong` : ''}.`;
const passedOf = ({ passed }: Outcome) =>
  passed > 0
    ? ` ${countedFigure(passed, 'cell')} cannot be changed here and ${passed === 1 ? 'was' : 'were'} passed over.`
    : '';
const leftOutOf = ({ below, beyond }: Placed) =>
  [
    below > 0
      ? ` ${countedFigure(below, 'row')} of the block ${below === 1 ? 'was' : 'were'} below the last product and ${below === 1 ? 'was' : 'were'} left out.`
      : '',
    beyond > 0
      ? ` ${countedFigure(beyond, 'column')} of the block ${beyond === 1 ? 'was' : 'were'} beyond the last one and ${beyond === 1 ? 'was' : 'were'} left out.`
      : '',
  ].join('');

/** What a person can do with the selected cells. */
export function useGridActions(grid: Grid) {
  const [mark, setMark] = useState<DecimalMark>('COMMA');
  /** A block whose numbers could be read in two ways. */
  const [asked, setAsked] = useState<{ block: string[][]; example: string }>();
  const undoChange = useUndoChange('PRODUCT');
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
    name: string,
    said: (outcome: Outcome) => string,
    by: DecimalMark = 'COMMA',
  ) {
    if (!(await rows.ensure(to.top, to.bottom))) return;
    const put = cells.flatMap(({ row, column, text }) => {
      const [id, of] = [ids[row], columns[column]];
      return id !== undefined && of ? [{ id, column: of, text }] : [];
    });
    const say = (outcome: Outcome) => `${said(outcome)}${leftOutOf({ cells, range: to, ...left })}${passedOf(outcome)}`;
    edits.put(put, by, { name, said: say });
  }

  async function placeAs(block: string[][], by: DecimalMark) {
    const placed = placeBlock(block, range, grid.size);
    const size = `${countedFigure(heightOf(placed.range), 'row')} of ${countedFigure(widthOf(placed.range), 'column')}`;
    await write(placed, 'paste', (outcome) => `Pasted ${size}: ${outcomeOf(outcome)}`, by);
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

  const clear = (name: string, verb: string) =>
    write(
      { ...placeBlock([['']], range, grid.size) },
      name,
      ({ taken, wrong }) => `${verb} ${countedFigure(taken + wrong, 'cell')}.`,
    );

  const fillTo = async (source: Range, target: Range) => {
    if (cellsIn(source) === cellsIn(target)) return;
    if (!(await rows.ensure(target.top, target.bottom))) return;
    const placed = fillFrom(blockOf(source), source, target);
    await write(
      placed,
      'fill',
      (outcome) => `Filled ${countedFigure(placed.cells.length, 'cell')}: ${outcomeOf(outcome)}`,
    );
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
    clear: () => void clear('clearing', 'Cleared'),
    cut: () => void clear('cut', 'Cut'),
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
        said: () => `Typed into ${of.label} of row ${figure.format(at.row + 1)}.`,
      });
    },
    undo() {
      const { saved } = edits.undo() ?? {};
      if (saved) undoChange(saved, () => rows.refresh(saved.products)).run();
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
        name: 'step back',
        said: () => `${of.label} is ${of.stored(row) || 'empty'} again.`,
      });
    },
  };
}

export type GridActions = ReturnType<typeof useGridActions>;
