import { momentHere } from '../../../core/companyDays.ts';
import type { Db } from '../../../db/database.ts';
import { salesUnits } from '../../../../common/measures/salesUnits.ts';
import { type EnquiryRecord, type Filter, type State, enquiryPage } from './enquiries.store.ts';
import { storedEnquiryRows, type StoredRow } from './enquiryRows.store.ts';
import { numberFormat } from '../../../../common/text/locale.ts';
import * as files from '../../../words/en/files.ts';

export { files as turkish } from '../../../words/tr/office/files.ts';

const stateWords: Record<State, string> = files.enquiries.states;
const isState = (word: string | null): word is State => Object.hasOwn(stateWords, word ?? '');

/** Reads the query of an address: `state` as the API names it, `assignee`, `ends=soon`, `spam=1` for the other folder, and `q`. */
export function filterOf(query: URLSearchParams): Filter {
  const state = query.get('state');
  const assigneeId = query.get('assignee');
  const search = query.get('q')?.slice(0, 200);
  return {
    suspectedSpam: query.get('spam') === '1',
    ...(isState(state) && { state }),
    ...(assigneeId && { assigneeId }),
    ...(query.get('ends') === 'soon' && { endsSoon: true }),
    ...(search && { search }),
  };
}

const numbers = numberFormat({ maximumFractionDigits: 3, useGrouping: false });

const about = (enquiry: EnquiryRecord) => [
  enquiry.number,
  momentHere(enquiry.createdAt),
  stateWords[enquiry.state],
  enquiry.name,
  enquiry.company ?? '',
  enquiry.email,
  enquiry.phone ?? '',
  enquiry.deliveryPlace ?? '',
  enquiry.message ?? '',
];

const asked = ({ code, name, quantity, salesUnit, note, askedCode }: StoredRow) => [
  code ?? '',
  name,
  quantity === null ? '' : numbers.format(quantity),
  salesUnit ? salesUnits[salesUnit].word : '',
  note ?? '',
  askedCode ?? '',
];

export const { columns, codes, worded } = files.enquiries;

/** Yields one line for each row of an enquiry, the newest enquiry first. */
export async function* rows(db: Db, filter: Filter) {
  let after: string | undefined;
  do {
    const { edges, hasNextPage } = await enquiryPage(db, filter, { first: 100, after: after ?? null });
    const asking = await storedEnquiryRows(
      db,
      edges.map(({ node }) => node.seq),
    );
    for (const { node } of edges)
      for (const row of asking.filter(({ enquirySeq }) => enquirySeq === node.seq))
        yield [...about(node), ...asked(row)];
    after = hasNextPage ? edges.at(-1)?.cursor : undefined;
  } while (after);
}
