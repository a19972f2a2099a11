import type { Readable } from 'node:stream';
import { turkishCsv } from '../../../spreadsheet/turkishCsv.ts';
import type { Db } from '../../../db/database.ts';
import * as audit from './audit.store.ts';

async function* rows(db: Db) {
  let after: string | undefined;
  do {
    const { edges, hasNextPage } = await audit.page(db, {}, { first: 100, after: after ?? null });
    for (const { node } of edges)
      yield [new Date(node.at).toISOString(), node.event, node.admin ?? '', node.about ?? ''];
    after = hasNextPage ? edges.at(-1)?.cursor : undefined;
  } while (after);
}

/** The file has every entry, the newest first, as Excel opens it in Turkey; times are in UTC. */
export const auditCsv = (db: Db): Readable => turkishCsv(['Time (UTC)', 'Event', 'Admin', 'About'], rows(db));
