import { kindIn, viewIn, type View } from './listAddress.ts';

/** A list of more products than this is measured rather than looked at. */
export const mostCards = 24;
/** A kind of more products than this has sizes to choose from. */
const mostOfKind = 6;

interface Counted {
  total: number;
  kinds: readonly { kind: { id: string }; count: number }[];
  /** The size sheets of the list, where it was asked for them; a list that has none is shown as cards. */
  sheets?: readonly unknown[];
}

/**
 * Returns the view of a list where the address names none: size sheets for a long list that has a kind with sizes to choose
 * from, else cards. What filters leave changes nothing, so that a list keeps its view while it is narrowed.
 */
export function usualView(params: URLSearchParams, facets: Counted | null): View {
  if (!facets || facets.total <= mostCards) return 'cards';
  const chosen = kindIn(params);
  const kinds = chosen === null ? facets.kinds : facets.kinds.filter(({ kind }) => kind.id === chosen);
  return kinds.some(({ count }) => count > mostOfKind) ? 'sheets' : 'cards';
}

/** Returns the view in which a list is shown. */
export function shownView(params: URLSearchParams, facets: Counted | null): View {
  const view = viewIn(params) ?? usualView(params, facets);
  return view === 'sheets' && facets?.sheets?.length === 0 ? 'cards' : view;
}

/** Tells whether the list shows the size sheets of several kinds, which take the whole width. */
export const showsSheets = (params: URLSearchParams, facets: Counted | null) =>
  shownView(params, facets) === 'sheets' && (facets?.kinds.length ?? 0) > 0;

/** Tells whether all of the list is of one kind, whose products stand in a table below its sheet. */
export const isOfOneKind = (params: URLSearchParams, facets: Counted | null) =>
  kindIn(params) !== null || facets?.kinds.length === 1;
