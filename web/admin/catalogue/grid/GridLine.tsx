import { memo, type ReactNode, useEffect, useState } from 'react';
import { textAt, type GridColumn, type GridRow } from './rows/columns.ts';
import type { CellProblem } from './rows/problems.ts';
import { Picture } from '../../../components/Picture.tsx';
import * as words from '../../../words/admin/en/grid.ts';
import { language as own } from '../../../words/admin/en/locale.ts';

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
    >
      <div
        aria-hidden
        className={`number${left >= 0 ? ' touched' : ''}${hasRefusal(props) ? ' refused' : ''}`}
        data-number
      >
        {place + 1}
      </div>
      {columns.map((column, at) => (
        <Cell key={column.key} {...props} column={column} at={at} row={row} />
      ))}
    </div>
  );
});

const hasRefusal = ({ problems }: Props) =>
  problems !== undefined && [...problems.values()].some((one) => one.isRefused);

function Cell({ column, at, ...props }: Props & { column: GridColumn; at: number }) {
  const { place, row, changes, problems, left, right, active, editor } = props;
  const changed = changes?.get(column.key);
  const problem = problems?.get(column.key);
  const isIn = at >= left && at <= right;
  const isActive = at === active;
  const text = changed ?? (row ? column.stored(row) : '');
  return (
    <div
      role={at === 0 ? 'rowheader' : 'gridcell'}
      id={cellId(place, at)}
      aria-colindex={at + 1}
      aria-selected={isIn}
      {...(column.isReadOnly && { 'aria-readonly': true })}
      {...(problem && !problem.conflict && { 'aria-invalid': true })}
      {...(problem && isActive && { 'aria-describedby': 'grid-problem' })}
      className={classesOf(column, at, props, { isIn, isActive, isChanged: changed !== undefined, problem })}
      style={{ width: column.width }}
      data-column={at}
    >
      {at === 0 && row && <RowPicture key={row.id} row={row} />}
      {row === undefined && (
        <span className="bar">{at === 0 && <span className="visually-hidden">{words.loading}</span>}</span>
      )}
      {row === null && at === 0 && <span className="text muted">{words.deletedMeanwhile}</span>}
      {row && (
        <span className="text" lang={column.lang}>
          {text}
          {column.says && changed === undefined && textAt(row, column.says)?.isOutdated && (
            <span className="muted" lang={own}>
              {` · ${words.isOutdated}`}
            </span>
          )}
        </span>
      )}
      {isActive && editor}
      {isIn && at === right && props.isBottom && !editor && <span className="corner" data-handle />}
    </div>
  );
}

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
  return (
    <span className="thumb" aria-hidden>
      {isShown && <Picture alt="" image={row.image} picture={row.picture} sizes="36px" upTo={320} />}
    </span>
  );
}
