import { useSearchParams } from 'react-router-dom';
import { searchIn } from '../productList/listVariables.ts';
import { SearchResults } from '../search/SearchResults.tsx';
import { Catalogue } from './Catalogue.tsx';

/** Shows the catalogue by categories, or the results of a search with `?q=`. */
export function ProductsPage() {
  const [params] = useSearchParams();
  const search = searchIn(params);
  return search ? <SearchResults search={search} /> : <Catalogue />;
}
