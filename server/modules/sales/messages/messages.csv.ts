import { momentHere } from '../../../core/companyDays.ts';
import type { Db } from '../../../db/database.ts';
import { type Filter, type Status, messagePage } from './messages.store.ts';
import * as files from '../../../words/en/files.ts';

export { files as turkish } from '../../../words/tr/office/files.ts';

const statuses: Record<string, Status> = { new: 'new', read: 'read', replied: 'replied' };
const statusWords: Record<Status, string> = files.messages.statuses;

/** Reads the query of the admin's list: `status`, where 'spam' is the other folder, and `q`. */
export function filterOf(query: URLSearchParams): Filter {
  const status = statuses[query.get('status') ?? ''];
  const search = query.get('q')?.slice(0, 200);
  return { suspectedSpam: query.get('status') === 'spam', ...(status && { status }), ...(search && { search }) };
}

export const { columns, worded } = files.messages;

/** Yields the messages, the newest first. */
export async function* rows(db: Db, filter: Filter) {
  let after: string | undefined;
  do {
    const { edges, hasNextPage } = await messagePage(db, filter, { first: 100, after: after ?? null });
    for (const { node } of edges) {
      yield [
        momentHere(node.createdAt),
        statusWords[node.status],
        node.name,
        node.company ?? '',
        node.email,
        node.subject,
        node.message,
      ];
    }
    after = hasNextPage ? edges.at(-1)?.cursor : undefined;
  } while (after);
}
