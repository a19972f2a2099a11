import type { EnquiryListQueryVariables, EnquiryState } from '../../../graphql/generated/operations.ts';
import type { useListPage } from '../../parts/lists/useListPage.ts';
import { pageSize } from '../inbox/InboxRows.tsx';

/** The order is that of the menu. */
export const stateNames: Record<EnquiryState, string> = {
  NEW: 'New',
  IN_PROGRESS: 'In progress',
  OFFERED: 'Offered',
  WON: 'Won',
  LOST: 'Lost',
};
export const states = Object.keys(stateNames) as EnquiryState[];

/** Maps `?status=` in the address to the state of the API. */
const inAddress: Record<string, EnquiryState> = {
  new: 'NEW',
  'in-progress': 'IN_PROGRESS',
  offered: 'OFFERED',
  won: 'WON',
  lost: 'LOST',
};

export const isStateFolder = (folder: string) => Object.hasOwn(inAddress, folder);
/** Returns the value of `?status=` for the folder of a state. */
export const folderOf = (state: EnquiryState) =>
  Object.keys(inAddress).find((folder) => inAddress[folder] === state) ?? '';

type List = Pick<ReturnType<typeof useListPage>, 'param' | 'search' | 'after'>;

export const enquiryVariables = (list: List, me: string): EnquiryListQueryVariables => ({
  first: pageSize,
  after: list.after,
  search: list.search || undefined,
  state: inAddress[list.param('status')],
  assigneeId: list.param('status') === 'mine' ? me : undefined,
  suspectedSpam: list.param('status') === 'spam',
});

/** Returns the address of a CSV file with the listed enquiries of all pages. */
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
