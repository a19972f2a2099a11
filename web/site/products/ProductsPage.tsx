import { useSearchParams } from 'react-router-dom';
import { SearchResults } from '../search/SearchResults.tsx';
import { Catalogue } from './Catalogue.tsx';

/** The catalogue by categories, or the results of a search with `?q=`. */
export function ProductsPage() {
  const [params] = useSearchParams();
  const search = params.get('q')?.trim();
  return search ? <SearchResults search={search} /> : <Catalogue />;
}
