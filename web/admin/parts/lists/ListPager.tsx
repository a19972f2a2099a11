import { Pager } from './Pager.tsx';
import type { useListPage } from './useListPage.ts';

interface Props {
  list: Pick<ReturnType<typeof useListPage>, 'page' | 'next' | 'previous'>;
  /** The number of rows on a page. */
  size: number;
  /** A connection of the API. */
  of: {
    totalCount: number;
    isCountExact?: boolean;
    pageInfo: { hasNextPage: boolean; endCursor?: string | null };
  };
  /** Shows the pager also where all rows fit on one page. */
  always?: boolean;
}

/** The pager of a list whose page is in the address. */
export function ListPager({ list, size, of: { totalCount, isCountExact, pageInfo }, always = false }: Props) {
  if (!always && totalCount <= size && list.page === 0) return null;
  return (
    <Pager
      page={list.page}
      size={size}
      total={totalCount}
      isTotalExact={isCountExact}
      endCursor={pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null}
      onNext={list.next}
      onPrevious={list.previous}
    />
  );
}
