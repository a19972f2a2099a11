import type { ReactNode } from 'react';
import './ListColumns.css';
import { listId } from './listPlace.ts';

interface ListColumnsProps {
  /** The filters, or nothing where there is no choice: then the list takes the whole width. */
  filters?: ReactNode;
  children: ReactNode;
}

/** Places a list with its filters beside it; on narrow screens they stand above it. */
export const ListColumns = ({ filters, children }: ListColumnsProps) =>
  filters ? (
    <div className="list-columns">
      {filters}
      <div className="list-main" id={listId}>
        {children}
      </div>
    </div>
  ) : (
    children
  );
