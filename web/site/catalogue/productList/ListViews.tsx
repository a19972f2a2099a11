import { useSearchParams } from 'react-router-dom';
import type { TableColumnsFragment } from '../productTable/tableRow.generated.ts';
import type { SpecCellFragment } from '../specs/specCell.generated.ts';
import { showsBoth } from '../switches/otherUnits.ts';
import { UnitSwitch } from '../switches/UnitSwitch.tsx';
import { DensitySwitch } from './DensitySwitch.tsx';
import { isOfOneKind, shownView } from './shownView.ts';
import { ViewSwitch } from './ViewSwitch.tsx';

interface Listed {
  specs?: SpecCellFragment[];
}

interface ListViewsProps {
  products: Listed[];
  facets: TableColumnsFragment | null;
}

const hasLengths = ({ specs }: Listed) => specs?.some(({ numberUnit }) => numberUnit === 'mm' || numberUnit === '"');

/** Chooses how a list looks: as cards or as a table, how high the rows of a table are, and in which units. */
export function ListViews({ products, facets }: ListViewsProps) {
  const [params] = useSearchParams();
  const view = shownView(params, facets);
  const isTable = view === 'table' || (view === 'sheets' && isOfOneKind(params, facets));
  return (
    <>
      {isTable && products.some(hasLengths) && <UnitSwitch isOn={showsBoth(params)} />}
      {isTable && <DensitySwitch />}
      <ViewSwitch facets={facets} />
    </>
  );
}
