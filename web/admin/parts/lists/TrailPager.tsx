import { Pager } from './Pager.tsx';

interface Props {
  /** The cursors that led here, one for each page after the first. */
  trail: string[];
  setTrail: (trail: string[]) => void;
  size: number;
  list: { totalCount: number; pageInfo: { hasNextPage: boolean; endCursor?: string | null } };
}

/** Leads through the pages of a list by their cursors; a list of one page needs none. */
export const TrailPager = ({ trail, setTrail, size, list: { totalCount, pageInfo } }: Props) =>
  (totalCount > size || trail.length > 0) && (
    <Pager
      page={trail.length}
      size={size}
      total={totalCount}
      endCursor={pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null}
      onNext={(next) => setTrail([...trail, next])}
      onPrevious={() => setTrail(trail.slice(0, -1))}
    />
  );
