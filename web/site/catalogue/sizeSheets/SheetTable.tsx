import { useEffect, useRef, useState, type CSSProperties, type SyntheticEvent } from 'react';
import { CodeText } from '../../parts/CodeText.tsx';
import * as words from '../../../words/tr/sheets.ts';
import * as common from '../../../words/tr/common.ts';
import { SheetCell, type OpenCell } from './SheetCell.tsx';
import { cheapest, shortBasis, type Axis, type Cell, type Sheet } from './sheetText.ts';

interface SheetTableProps {
  sheet: Sheet;
  rows: Axis;
  columns: Axis;
  basis: string | undefined;
  /** The address of the products of a cell. */
  addressOf: (cell: Cell) => string;
  openCell: Cell | undefined;
  /** The product of the page, whose cell is marked. */
  shownId?: string;
  open: OpenCell;
}

/** Letters of the head are so wide, in pixels; widths are set by what stands in the columns. */
const letter = 7.4;
const longest = (texts: string[]) => Math.max(...texts.map((text) => text.length)) * letter;
const between = (least: number, most: number, value: number) => Math.round(Math.min(most, Math.max(least, value)));

function basisOf(cell: Cell) {
  const best = cheapest(cell, false);
  return best ? shortBasis(best) : '';
}

const headOf = ({ name, attribute }: Axis) => [name, attribute?.unit?.symbol].filter(Boolean).join(' ');

/** Shows a kind in rows and columns. The row and the column of the cell that is pointed at are lit. */
export function SheetTable({ sheet, rows, columns, basis, addressOf, openCell, shownId, open }: SheetTableProps) {
  const [pointed, setPointed] = useState<string>();
  const cellAt = new Map(sheet.cells.map((cell) => [`${cell.row} ${cell.column}`, cell]));
  const lit = openCell ? `${openCell.row} ${openCell.column}` : pointed;
  const [litRow, litColumn] = (lit ?? '').split(' ');
  const names = columns.values.map(({ name }) => name);
  // Cells without prices say nothing that needs more room.
  const areWide = basis === undefined && sheet.cells.some((cell) => basisOf(cell) !== '');
  const widths = {
    '--columns': columns.values.length,
    '--head': `${between(84, 176, longest([...rows.values.map(({ name }) => name), headOf(columns)]) + 12)}px`,
    '--cell': `${between(areWide ? 84 : 56, 132, longest(names) + 14)}px`,
  } as CSSProperties;

  // On a phone the lit cells of a typed size may stand beyond the edge.
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = scroller;
    const cell = current?.querySelector('[data-dim]') && current.querySelector('.sheet-cell:not([data-dim])');
    if (!current || !cell) return;
    const { right } = cell.getBoundingClientRect();
    const edge = current.getBoundingClientRect().right;
    if (right > edge) current.scrollLeft += right - edge + current.clientWidth / 4;
  }, [sheet]);

  function point({ target }: SyntheticEvent) {
    const place = target instanceof Element ? target.closest('td')?.dataset.place : undefined;
    setPointed(place);
  }

  return (
    <div className="sheet-scroll" ref={scroller}>
      <table
        className="sheet-table"
        style={widths}
        onPointerOver={point}
        onPointerLeave={() => setPointed(undefined)}
        onFocus={point}
        onBlur={() => setPointed(undefined)}
      >
        <caption className="visually-hidden">{words.sheetOf(sheet.kind?.name ?? common.otherProducts)}</caption>
        <thead>
          <tr>
            <th scope="col">
              <CodeText text={headOf(columns)} />
            </th>
            {names.map((name, at) => (
              <th key={name} scope="col" data-lit={litColumn === String(at) || undefined}>
                <CodeText text={name} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.values.map(({ name }, row) => (
            <tr key={name} data-lit={litRow === String(row) || undefined}>
              <th scope="row">
                <CodeText text={name} />
              </th>
              {names.map((column, at) => {
                const place = `${row} ${at}`;
                const cell = cellAt.get(place);
                return (
                  <td key={column} data-place={place} data-lit={litColumn === String(at) || undefined}>
                    {cell && (
                      <SheetCell
                        sheet={sheet}
                        cell={cell}
                        to={addressOf(cell)}
                        basis={basis}
                        isOpen={openCell === cell}
                        isHere={cell.products.some(({ productId }) => productId === shownId)}
                        open={open}
                      />
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
