import type { EnquiryListQueryVariables, EnquiryState } from '../../../graphql/generated/operations.ts';
import type { useListPage } from '../../parts/lists/useListPage.ts';
import { pageSize } from '../inbox/InboxRows.tsx';

/** In their order. */
export const stateNames: Record<EnquiryState, string> = {
  NEW: 'New',
  IN_PROGRESS: 'In progress',
  OFFERED: 'Offered',
  WON: 'Won',
  LOST: 'Lost',
};
export const states = Object.keys(stateNames) as EnquiryState[];

/** `?status=` in the address, and what it means to the API. */
const inAddress: Record<string, EnquiryState> = {
  new: 'NEW',
  'in-progress': 'IN_PROGRESS',
  offered: 'OFFERED',
  won: 'WON',
  lost: 'LOST',
};

type List = Pick<ReturnType<typeof useListPage>, 'param' | 'search' | 'after'>;

export const enquiryVariables = (list: List, me: string): EnquiryListQueryVariables => ({
  first: pageSize,
  after: list.after,
  search: list.search || undefined,
  state: inAddress[list.param('status')],
  assigneeId: list.param('status') === 'mine' ? me : undefined,
  suspectedSpam: list.param('status') === 'spam',
});

/** The address of a CSV file of the listed enquiries, of all pages. */
export function csvAddress(list: Pick<List, 'param' | 'search'>, me: string) {
  const folder = list.param('status');
  const query = new URLSearchParams();
  const state = inAddress[folder];
  if (state) query.set('state', state);
  if (folder === 'mine') query.set('assignee', me);
  if (folder === 'spam') query.set('spam', '1');
  if (list.search) query.set('q', list.search);
  return `/admin/enquiries.csv${query.size > 0 ? `?${query}` : ''}`;
}
