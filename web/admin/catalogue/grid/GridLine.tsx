import { memo, type ReactNode, useEffect, useState } from 'react';
import { textAt, type GridColumn, type GridRow } from './rows/columns.ts';
import type { CellProblem } from './rows/problems.ts';
import { Picture } from '../../../components/Picture.tsx';
import { language } from '../../../words/admin/en/locale.ts';
import * as words from '../../../words/admin/en/grid.ts';

interface Props {
  /** The place in the grid, from 0. */
  place: number;
  /** Undefined while it is loading; null when the product was deleted. */
  row: GridRow | null | undefined;
  columns: readonly GridColumn[];
  changes: ReadonlyMap<string, string> | undefined;
  problems: ReadonlyMap<string, CellProblem> | undefined;
  /** The selected columns of this row; -1 for none. */
  left: number;
  right: number;
  isTop: boolean;
  isBottom: boolean;
  /** The column of the active cell; -1 in other rows. */
  active: number;
  /** The open cell takes the place of the active one's text. */
  editor: ReactNode;
  top: number;
  width: number;
}

export const cellId = (place: number, column: number) => `cell-${place}-${column}`;

/** A row. It is drawn again only when something of it has changed, since forty of them follow the wheel. */
export const GridLine = memo(function GridLine(props: Props) {
  const { place, row, columns, top, width, left } = props;
  return (
    <div
      role="row"
      aria-rowindex={place + 2}
      className="line"
      style={{ transform: `translateY(${top}px)`, width }}
      data-row={place}
      {...(row === undefined && { 'data-loading': true })}
    >
      <div
        aria-hidden
        className={`number${left >= 0 ? ' touched' : ''}${hasRefusal(props) ? ' refused' : ''}`}
        data-number
      >
        {place + 1}
      </div>
      {columns.map((column, at) => (
        <Cell key={column.key} {...cellOf(props, column, at)} />
      ))}
    </div>
  );
});

const hasRefusal = ({ problems }: Props) =>
  problems !== undefined && [...problems.values()].some((one) => one.isRefused);

/** All that is seen of a cell, in values that are equal as long as it looks the same in another row. */
function cellOf(props: Props, column: GridColumn, at: number): CellProps {
  const { place, row, changes, problems, left, right, active, editor, isBottom } = props;
  const changed = changes?.get(column.key);
  const problem = problems?.get(column.key);
  const isIn = at >= left && at <= right;
  const isActive = at === active;
  return {
    column,
    at,
    // The active cell and the ends of the selection are found by their ids.
    id: isActive || (isIn && (at === left || at === right)) ? cellId(place, at) : undefined,
    isIn,
    isWrong: problem !== undefined && !problem.conflict,
    isExplained: problem !== undefined && isActive,
    className: classesOf(column, at, props, { isIn, isActive, isChanged: changed !== undefined, problem }),
    text: row ? (changed ?? column.stored(row)) : '',
    isOutdated: Boolean(row && column.says && changed === undefined && textAt(row, column.says)?.isOutdated),
    gap: row === undefined ? words.loading : row === null ? words.deletedMeanwhile : undefined,
    pictured: at === 0 && row ? row : undefined,
    editor: isActive ? editor : undefined,
    hasHandle: isIn && at === right && isBottom && !editor,
  };
}

interface CellProps {
  column: GridColumn;
  at: number;
  id: string | undefined;
  isIn: boolean;
  isWrong: boolean;
  isExplained: boolean;
  className: string;
  text: string;
  /** The Turkish text has changed since. */
  isOutdated: boolean;
  /** The reason why there is no text. */
  gap: string | undefined;
  pictured: GridRow | undefined;
  editor: ReactNode;
  hasHandle: boolean;
}

const Cell = memo(function Cell(props: CellProps) {
  const { column, at, id, isIn, isWrong, isExplained, className, text, isOutdated, gap, pictured, editor } = props;
  const isFirst = at === 0;
  return (
    <div
      role={isFirst ? 'rowheader' : 'gridcell'}
      id={id}
      aria-colindex={at + 1}
      aria-selected={isIn}
      {...(column.isReadOnly && { 'aria-readonly': true })}
      {...(isWrong && { 'aria-invalid': true })}
      {...(isExplained && { 'aria-describedby': 'grid-problem' })}
      className={className}
      style={{ width: column.width }}
      data-column={at}
    >
      {isFirst && (
        <span className="thumb" aria-hidden>
          {pictured && <RowPicture key={pictured.id} row={pictured} />}
        </span>
      )}
      <span className="text" lang={column.lang}>
        {isFirst && gap !== undefined ? (
          <span className="gap" lang={language}>
            {gap}
          </span>
        ) : (
          text
        )}
        {isOutdated && (
          <span className="muted" lang={language}>
            {` · ${words.isOutdated}`}
          </span>
        )}
      </span>
      {editor}
      {props.hasHandle && <span className="corner" data-handle />}
    </div>
  );
});

interface Marks {
  isIn: boolean;
  isActive: boolean;
  isChanged: boolean;
  problem: CellProblem | undefined;
}

function classesOf(column: GridColumn, at: number, { left, right, isTop, isBottom }: Props, marks: Marks) {
  const { isIn, isActive, isChanged, problem } = marks;
  return [
    'cell',
    at === 0 && 'frozen',
    column.isNumber && 'end',
    column.isReadOnly && 'read-only',
    isIn && 'in',
    isIn && isTop && 'edge-top',
    isIn && isBottom && 'edge-bottom',
    isIn && at === left && 'edge-left',
    isIn && at === right && 'edge-right',
    isActive && 'active',
    isChanged && 'changed',
    problem && (problem.conflict ? 'conflict' : 'wrong'),
  ]
    .filter(Boolean)
    .join(' ');
}

/** In milliseconds. Rows that only fly past load and draw no picture. */
const pause = 120;

/** The picture of a row that rests in sight. */
function RowPicture({ row }: { row: GridRow }) {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), pause);
    return () => clearTimeout(timer);
  }, []);
  return isShown && <Picture alt="" image={row.image} picture={row.picture} sizes="36px" upTo={320} />;
}
