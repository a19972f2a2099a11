import type { MessageListQueryVariables } from './messages.generated.ts';
import type { MessageStatus } from '../../../graphql/generated/schema.ts';
import type { useListPage } from '../../parts/lists/useListPage.ts';
import { pageSize } from '../inbox/InboxRows.tsx';

/** Maps `?status=` in the address to the status of the API. */
const statuses: Record<string, MessageStatus> = { new: 'NEW', read: 'READ', replied: 'REPLIED' };

type List = Pick<ReturnType<typeof useListPage>, 'param' | 'search' | 'after'>;

export const messageVariables = (list: List): MessageListQueryVariables => ({
  first: pageSize,
  after: list.after,
  search: list.search || undefined,
  status: statuses[list.param('status')],
  suspectedSpam: list.param('status') === 'spam',
});

/** Returns the address of a CSV file with the listed messages of all pages. */
export function csvAddress({ param, search }: Pick<List, 'param' | 'search'>) {
  const query = new URLSearchParams();
  if (search) query.set('q', search);
  if (param('status')) query.set('status', param('status'));
  return `/admin/messages.csv${query.size > 0 ? `?${query}` : ''}`;
}
