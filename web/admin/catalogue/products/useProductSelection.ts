import { useState } from 'react';
import type { ChosenProducts } from '../../../graphql/generated/schema.ts';

interface Shown {
  /** The filters of the list in the address, and as arguments of the API. */
  query: string;
  filters: ChosenProducts;
  /** The products of the whole list; undefined until it is loaded. */
  total: number | undefined;
  isExact: boolean;
}

interface State {
  query: string;
  /** Whether all of the list are selected, but for the marked ones. */
  isAll: boolean;
  marked: ReadonlySet<string>;
}

/** A longer list of ids does not fit into an address, and the API refuses it. */
export const mostChosen = 1000;

/**
 * Keeps the selected products over the pages of a list: those that were ticked, or the list itself without those whose tick
 * was taken away. Another filter ends the selection.
 */
export function useProductSelection(shown: string[], { query, filters, total = 0, isExact }: Shown) {
  const [state, setState] = useState<State>({ query, isAll: false, marked: new Set() });
  if (state.query !== query) setState({ query, isAll: false, marked: new Set() });
  const { isAll, marked } = state;
  const count = isAll ? total - marked.size : marked.size;
  const has = (id: string) => marked.has(id) !== isAll;
  const onPage = shown.filter(has).length;
  const mark = (changed: string[]) => {
    const next = new Set(marked);
    for (const id of changed) if (!next.delete(id)) next.add(id);
    setState({ query, isAll, marked: next });
  };
  const all = shown.length > 0 && onPage === shown.length;
  return {
    count,
    isExact: !isAll || isExact,
    has,
    /** Whether all, or some, of the page are selected. */
    all,
    some: onPage > 0 && !all,
    toggle: (id: string) => mark([id]),
    toggleAll: () => mark(shown.filter((id) => has(id) === all)),
    /** Selects the whole list, on all its pages; undefined where that adds nothing. */
    selectAll: isExact && count < total ? () => setState({ query, isAll: true, marked: new Set() }) : undefined,
    clear: () => setState({ query, isAll: false, marked: new Set() }),
    total,
    /** The whole list, selected or not. */
    list: { ...filters, ...(isExact && { count: total }) } satisfies ChosenProducts,
    /** The selection as the API takes it. */
    which: (isAll
      ? { ...filters, except: [...marked], ...(isExact && { count }) }
      : { ids: [...marked] }) satisfies ChosenProducts,
    /** The selection as the address of a download names it. */
    download: isAll ? joined(query, 'except', marked) : joined('', 'ids', marked),
  };
}

function joined(query: string, name: string, ids: ReadonlySet<string>) {
  const params = new URLSearchParams(query);
  if (ids.size > 0) params.set(name, [...ids].join());
  return params.toString();
}

export type ProductSelection = ReturnType<typeof useProductSelection>;
