export const allCategories = 'All categories';
export const byCategory = 'Filter by category';
export const nothingChosen = 'No products match this selection.';
export const nothing = 'No products match your search.';
export const tryCode = 'Try the part code, a dimension or a standard; or write to us and we will find a match.';
export const removeChoices = 'Clear the selection';
export const askForPart = 'Ask us for this part';
export const writeInList = 'Write it in your quote list in your own words';
export const seeCategories = 'Browse the categories';
export const hitsFor = (search: string, count: number) =>
  count === 1 ? `1 match for “${search}”` : `${count} matches for “${search}”`;
export const othersCode = 'The code is of another maker. The matches in our catalogue are below.';
export const choice = 'Selection';
export const kind = 'Kind';
export const otherProducts = 'Other products';
export const productsFor = (search: string, count: string) =>
  `${count} ${count === '1' ? 'product' : 'products'} for “${search}”`;
export const chosenProducts = (count: string) =>
  count === '1' ? '1 product matches your selection' : `${count} products match your selection`;
export const chosen = 'Products that match your selection';
export const searchProducts = 'Search products';
export const allResultsOf = (count: string) => `All results: ${count}`;
export const allResults = 'All results';
export const resultsFor = (search: string) => `Results for “${search}”`;
export const nothingFor = (search: string) => `No suggestions for “${search}”.`;
export const suggestions = 'Suggestions';
export const noSuggestion = 'No suggestions.';
export const resultsOf = (count: string) => (count === '1' ? '1 result in total.' : `${count} results in total.`);
export const suggestionsOf = (count: number) =>
  count === 1
    ? '1 suggestion, choose with the up and down arrows.'
    : `${count} suggestions, choose with the up and down arrows.`;
export const searchedInstead = (search: string, meant: string) => `Searched for “${meant}” instead of “${search}”.`;
export const correction = 'Correction';

/** Says that no product has all words of a search; `count` products have some of them. The number stays beside its word. */
export const partial = (count: string) =>
  `No product has all of these words; ${count}\u00a0${count === '1' ? 'product has' : 'products have'} some of them.`;

/** Names the words of a search that a product lacks; undefined where it has all. */
export const missing = (lacking: readonly string[] = []) =>
  lacking.length > 0 ? `Without: ${lacking.join(', ')}` : undefined;

/** Says for which code of another maker a product was found; undefined where it was found otherwise. */
export function foreign(matchedBy: { maker: string; code: string; relation: string } | null) {
  if (!matchedBy) return undefined;
  const { maker, code, relation } = matchedBy;
  return relation === 'SIMILAR' ? `Similar to ${maker} ${code}, compare the dimensions` : `Replaces ${maker} ${code}`;
}
