import { keptOf, type Parts } from '../../../../common/lists/keptOf.ts';
import { enquiries } from '../../../db/tables/enquiryTables.ts';
import { sellers } from '../../../entity/entity.ts';
import type { ViewedList } from '../../../entity/viewedList.ts';
import { whichEnquiries, type State } from './enquiries.store.ts';

const states: Partial<Record<string, State>> = {
  new: 'NEW',
  'in-progress': 'IN_PROGRESS',
  offered: 'OFFERED',
  won: 'WON',
  lost: 'LOST',
};

/** The admin's list of enquiries, as views know it. Its folder `mine` is that of the person who looks. */
export const viewedEnquiries: ViewedList = {
  roles: sellers,
  table: enquiries,
  isContent: false,
  read: async (_, queries) => queries.map((query) => keptOf(query, enquiryParts)),
  rows(_, query, personId) {
    const folder = query.get('status') ?? '';
    // Neither a search nor the ends of offers are a condition on the enquiry alone.
    if (query.has('q') || folder === 'ends-soon') return null;
    const state = states[folder];
    return {
      where: whichEnquiries({
        suspectedSpam: folder === 'spam',
        ...(state && { state }),
        ...(folder === 'mine' && { assigneeId: personId }),
      }),
    };
  },
};

/** The folders of enquiries, as `?status=` names them. */
const folders = ['new', 'in-progress', 'offered', 'won', 'lost', 'ends-soon', 'mine', 'spam'];

/** The address of the admin's list of enquiries. */
const enquiryParts: Parts = { status: (value) => folders.includes(value), q: () => true };
