import { kindIn, viewIn, type View } from './listAddress.ts';

/** More products of one kind than this are compared in a table rather than looked at. */
const mostCards = 12;

interface Counted {
  kinds: readonly { kind: { id: string }; count: number }[];
}

/** The view of a list where the address names none: a table of many products of one kind, else cards. */
export function usualView(params: URLSearchParams, facets: Counted | null): View {
  const chosen = facets?.kinds.find(({ kind }) => kind.id === kindIn(params));
  return chosen && chosen.count > mostCards ? 'table' : 'cards';
}

/** The view in which a list is shown. */
export const shownView = (params: URLSearchParams, facets: Counted | null): View =>
  viewIn(params) ?? usualView(params, facets);
