import { useSearchParams } from 'react-router-dom';
import type { TableColumnsFragment } from '../../../graphql/generated/site.ts';
import { DensitySwitch } from './DensitySwitch.tsx';
import { shownView } from './shownView.ts';
import { ViewSwitch } from './ViewSwitch.tsx';

/** Chooses how a list looks: as cards or as a table, and how high the rows of a table are. */
export function ListViews({ facets }: { facets: TableColumnsFragment | null }) {
  const [params] = useSearchParams();
  return (
    <>
      {shownView(params, facets) === 'table' && <DensitySwitch />}
      <ViewSwitch facets={facets} />
    </>
  );
}
