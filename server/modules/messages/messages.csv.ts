import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { Db } from '../../db/database.ts';
import * as messages from './messages.store.ts';

const statuses: Record<string, messages.Status> = { new: 'new', read: 'read', replied: 'replied' };
const statusWords: Record<messages.Status, string> = { new: 'New', read: 'Read', replied: 'Replied' };

/** What the admin's list shows at the address with this query: `status`, where 'spam' is the other folder, and `q`. */
export function filterOf(query: URLSearchParams): messages.Filter {
  const status = statuses[query.get('status') ?? ''];
  const search = query.get('q')?.slice(0, 200);
  return { suspectedSpam: query.get('status') === 'spam', ...(status && { status }), ...(search && { search }) };
}

const istanbul = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Istanbul',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** 'dd.MM.yyyy HH:mm', which Turkish Excel takes for a moment; `time` in milliseconds. */
function moment(time: number) {
  const [date = '', clock = ''] = istanbul.format(time).split(' ');
  return `${date.split('-').reverse().join('.')} ${clock}`;
}

async function* rows(db: Db, filter: messages.Filter) {
  let after: string | undefined;
  do {
    const { edges, hasNextPage } = await messages.page(db, filter, { first: 100, after: after ?? null });
    for (const { node } of edges) {
      yield [
        moment(node.createdAt),
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

/** All these messages, newest first, as Excel opens it in Turkey. What visitors wrote is never taken for a formula. */
export function messagesCsv(db: Db, filter: messages.Filter): Readable {
  const csv = stringify({
    bom: true,
    delimiter: ';',
    record_delimiter: '\r\n',
    escape_formulas: true,
    header: true,
    columns: ['Received', 'Status', 'Name', 'Company', 'E-mail', 'Subject', 'Message'],
  });
  return Readable.from(rows(db, filter))
    .on('error', (error) => csv.destroy(error))
    .pipe(csv);
}
