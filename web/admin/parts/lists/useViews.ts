import { keptOf, type Parts } from '../../../../common/lists/keptOf.ts';
import { useViewListQuery, type ShownViewFragment } from '../views/views.generated.ts';
import type { ViewList } from '../../../graphql/generated/schema.ts';

/** A list that people save views of. */
export interface ViewedList {
  list: ViewList;
  /** The name of the screen: 'Products'. */
  title: string;
  /** Says which values each part of the list's address can have. */
  parts: Parts;
  /** The names of these parts, for people. */
  names: Record<string, string>;
}

/** In the address this stands for the whole list, which opens even where a person begins with a view. */
export const wholeList = 'all';

/** Returns the search of the address at which a view opens. */
export const searchOf = ({ id, query }: Pick<ShownViewFragment, 'id' | 'query'>) =>
  `?${[`view=${id}`, query].filter(Boolean).join('&')}`;

/** Loads the views of a list, and tells which of them the address shows; a list without views loads nothing. */
export function useViews(viewed: ViewedList | undefined, params: URLSearchParams) {
  const { data, error } = useViewListQuery({
    variables: { list: viewed?.list ?? 'PRODUCTS' },
    skip: !viewed,
    fetchPolicy: 'cache-and-network',
  });
  if (!viewed) return undefined;
  const nodes = data?.views.nodes ?? [];
  const { query } = keptOf(params, viewed.parts);
  const named = nodes.find(({ id }) => id === params.get('view'));
  const current = named ?? (query === '' ? undefined : nodes.find((view) => view.query === query));
  return {
    ...viewed,
    nodes,
    total: data?.views.totalCount,
    /** Neither the views nor a failure are there yet. */
    isLoading: !data && !error,
    /** What a view of the list as it is would keep. */
    query,
    /** The view that the address names or equals; undefined for the whole list and for a list that is no view yet. */
    current,
    isWhole: !current && query === '',
    /** Filters were changed since the view was opened, or some of its own are gone. */
    isChanged: current !== undefined && (current.query !== query || current.dropped.length > 0),
    start: nodes.find(({ isStart }) => isStart),
  };
}

export type Views = NonNullable<ReturnType<typeof useViews>>;
