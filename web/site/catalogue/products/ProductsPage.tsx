import { useSearchParams } from 'react-router-dom';
import { isSelection } from '../productList/listVariables.ts';
import { SearchResults } from '../search/SearchResults.tsx';
import { Catalogue } from './Catalogue.tsx';

/** Shows the catalogue by categories, or the part of it that the address asks for, by words or by filters. */
export function ProductsPage() {
  const [params] = useSearchParams();
  return isSelection(params) ? <SearchResults /> : <Catalogue />;
}
