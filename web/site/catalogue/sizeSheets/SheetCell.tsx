import type { MouseEvent } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import * as words from '../../../words/tr/sheets.ts';
import { showsNet } from '../switches/netPrices.tsx';
import { cheapest, placeText, shortBasis, shortPrice, type Cell, type Sheet } from './sheetText.ts';

/** Opens the products of a cell beside the link that was pressed. */
export type OpenCell = (sheet: Sheet, cell: Cell, link: HTMLElement) => void;

interface SheetCellProps {
  sheet: Sheet;
  cell: Cell;
  /** The address of its products. */
  to: string;
  /** The quantity that all prices of the sheet are for; undefined where each cell has to say it. */
  basis: string | undefined;
  /** The name that stands before the price, where no head above says it. */
  name?: string | undefined;
  isOpen: boolean;
  /** Whether the product of the page stands in it. */
  isHere?: boolean;
  open: OpenCell;
}

const mostDots = 3;

/** A cell is a link to its products, so that it works without scripts; with them it opens them beside it. */
export function SheetCell({ sheet, cell, to, basis, name, isOpen, isHere = false, open }: SheetCellProps) {
  const [params] = useSearchParams();
  const best = cheapest(cell, showsNet(params));
  const price = best ? shortPrice(best.price) : null;
  const isMet = cell.matching > 0;

  function press(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    open(sheet, cell, event.currentTarget);
  }

  const about = words.cellOf(cell.count, price !== null);
  return (
    <Link
      className="sheet-cell row"
      to={to}
      rel={cell.count > 1 ? 'nofollow' : undefined}
      data-dim={isMet ? undefined : true}
      data-open={isOpen || undefined}
      aria-current={isHere || undefined}
      onClick={press}
      preventScrollReset
    >
      {name !== undefined && <span className="sheet-cell-name">{name}</span>}
      {cell.count > 1 && <i aria-hidden="true">{'·'.repeat(Math.min(cell.count, mostDots))}</i>}
      {/* One text: React cannot take over an empty one beside it. */}
      <span className="visually-hidden">{`${name === undefined ? placeText(sheet, cell) : ''}: ${about}`}</span>
      <b>{price ?? <small>{words.ask}</small>}</b>
      {best && basis === undefined && shortBasis(best) !== '' && <small>{shortBasis(best)}</small>}
      {!isMet && <span className="visually-hidden">, {words.notMet}</span>}
    </Link>
  );
}
