import { useSearchParams } from 'react-router-dom';
import type { ListFacetsFragment } from '../filters/chosen/listFacets.generated.ts';
import { isOfOneKind } from '../productList/shownView.ts';
import { SizeSheets } from './SizeSheets.tsx';
import type { Sheet } from './sheetText.ts';

interface SheetListProps {
  sheets: Sheet[];
  facets: ListFacetsFragment;
}

/** Shows the sheets of a list: those of its kinds one below the other, or that of its one kind at full height. */
export function SheetList({ sheets, facets }: SheetListProps) {
  const [params] = useSearchParams();
  return <SizeSheets sheets={sheets} kinds={facets.kinds} isAlone={isOfOneKind(params, facets)} />;
}
