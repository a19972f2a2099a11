import type { EnquiryListQueryVariables } from './enquiries.generated.ts';
import type { EnquiryState } from '../../../graphql/generated/schema.ts';
import type { useListPage } from '../../parts/lists/useListPage.ts';
import { pageSize } from '../inbox/InboxRows.tsx';
import { stateOf } from '../inbox/stateFolders.ts';
import * as words from '../../../words/admin/en/enquiries.ts';

/** The order is that of the menu. */
export const stateNames: Record<EnquiryState, string> = words.stateNames;
export const states = Object.keys(stateNames) as EnquiryState[];

type List = Pick<ReturnType<typeof useListPage>, 'param' | 'search' | 'after'>;

export const enquiryVariables = (list: List, me: string): EnquiryListQueryVariables => ({
  first: pageSize,
  after: list.after,
  search: list.search || undefined,
  state: stateOf(list.param('status')),
  endsSoon: list.param('status') === 'ends-soon',
  assigneeId: list.param('status') === 'mine' ? me : undefined,
  suspectedSpam: list.param('status') === 'spam',
});

/** Returns the address of a CSV file with the listed enquiries of all pages. */
export function csvAddress(list: Pick<List, 'param' | 'search'>, me: string) {
  const folder = list.param('status');
  const query = new URLSearchParams();
  const state = stateOf(folder);
  if (state) query.set('state', state);
  if (folder === 'ends-soon') query.set('ends', 'soon');
  if (folder === 'mine') query.set('assignee', me);
  if (folder === 'spam') query.set('spam', '1');
  if (list.search) query.set('q', list.search);
  return `/admin/enquiries.csv${query.size > 0 ? `?${query}` : ''}`;
}
