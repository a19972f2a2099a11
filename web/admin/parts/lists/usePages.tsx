import { useState } from 'react';
import { Pager } from './Pager.tsx';

/** Divides a list that is loaded whole into pages. The pager is left out when all rows fit on one page. */
export function usePages<Row>(rows: Row[], size: number) {
  const [page, setPage] = useState(0);
  const last = Math.max(0, Math.ceil(rows.length / size) - 1);
  // There may be fewer rows than when the page was turned.
  const here = Math.min(page, last);
  return {
    visible: rows.slice(here * size, (here + 1) * size),
    toFirst: () => setPage(0),
    pager: rows.length > size && (
      <Pager
        page={here}
        size={size}
        total={rows.length}
        endCursor={here < last ? String(here + 1) : null}
        onNext={(next) => setPage(Number(next))}
        onPrevious={() => setPage(here - 1)}
      />
    ),
  };
}
