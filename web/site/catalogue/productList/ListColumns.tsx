import type { ReactNode } from 'react';
import './ListColumns.css';

/** The id of the element that holds a list with its tools. */
export const listId = 'liste';

/** Brings the beginning of the list into view, below the header. */
export const showList = () => document.getElementById(listId)?.scrollIntoView({ block: 'start' });

/** Brings the beginning of the list into view where it lies above the window: what has changed would not be seen. */
export function showListAbove() {
  const list = document.getElementById(listId);
  if (list && list.getBoundingClientRect().top < 0) showList();
}

interface ListColumnsProps {
  /** The filters, or nothing where there is no choice: then the list takes the whole width. */
  filters?: ReactNode;
  /** The list needs the whole width, so that its filters open over it on wide screens, too. */
  isWide?: boolean;
  children: ReactNode;
}

/** Places a list with its filters beside it; on narrow screens they stand above it. */
export const ListColumns = ({ filters, isWide = false, children }: ListColumnsProps) =>
  filters ? (
    <div className="list-columns" data-wide={isWide || undefined}>
      {filters}
      <div className="list-main" id={listId}>
        {children}
      </div>
    </div>
  ) : (
    children
  );
