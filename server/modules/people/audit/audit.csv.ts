import type { Db } from '../../../db/database.ts';
import { auditEventPage } from './audit.store.ts';
import * as files from '../../../words/en/files.ts';

export { files as turkish } from '../../../words/tr/office/files.ts';

/** Times are in UTC. */
export const { columns } = files.audit;

/** Yields every entry, the newest first. */
export async function* rows(db: Db) {
  let after: string | undefined;
  do {
    const { edges, hasNextPage } = await auditEventPage(db, {}, { first: 100, after: after ?? null });
    for (const { node } of edges)
      yield [new Date(node.at).toISOString(), node.event, node.admin ?? '', node.about ?? ''];
    after = hasNextPage ? edges.at(-1)?.cursor : undefined;
  } while (after);
}
