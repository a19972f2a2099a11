import { loadForeign } from './foreign.ts';
import { SearchResults } from './SearchResults.tsx';

/** The results of a search, and what loads the parts that only some of them have. */
export const searchView = { SearchResults, loadForeign };
