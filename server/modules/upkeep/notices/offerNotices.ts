import { eq, inArray } from 'drizzle-orm';
import { enquiries } from '../../../db/enquiryTables.ts';
import { orders } from '../../../db/orderTables.ts';
import { inParts } from '../../../db/parts.ts';
import { sellers } from '../../../entity/entity.ts';
import { withCompany } from '../../sales/enquiries/enquiryMails.ts';
import { offerRequestsWithIds } from '../../sales/offers/offerRequests.store.ts';
import { latestFirst, subjectsOf } from './arrivalNotices.ts';
import { numberWord, someOf, type KindOfNotice } from './said.ts';

const gone = 'Deleted since.';
const screenOf = (enquiryId: string) => `/admin/messages/enquiries/${encodeURIComponent(enquiryId)}`;

/** The subject is the id of the order. */
export const offerAccepted: KindOfNotice = {
  roles: sellers,
  async say(db, notices) {
    const found = await inParts(subjectsOf(notices), (part) =>
      db
        .select({ order: orders, enquiryId: enquiries.id })
        .from(orders)
        .leftJoin(enquiries, eq(enquiries.seq, orders.enquirySeq))
        .where(inArray(orders.id, part)),
    );
    const byId = new Map(found.map((row) => [row.order.id, row]));
    return (notice) => {
      const all = latestFirst(byId, notice);
      const [first] = all;
      const { times } = notice;
      const by = first?.order.company ?? first?.order.buyerName;
      const numbers = all.map(({ order }) => order.number);
      return {
        title:
          times === 1 ? `An offer was accepted${by ? ` by ${by}` : ''}` : `${numberWord(times)} offers were accepted`,
        text: !first
          ? gone
          : times === 1
            ? `${first.order.offerNumber} is ${first.order.number}`
            : someOf(numbers, times),
        path: first?.enquiryId ? screenOf(first.enquiryId) : null,
        follows: times === 1 && first?.enquiryId ? withCompany({ id: first.enquiryId }) : [],
        mail: [times === 1 ? 'Teklif onaylandı' : `${times} teklif onaylandı`, numbers.slice(0, 3).join(', ')]
          .filter(Boolean)
          .join(': '),
      };
    };
  },
};

const asks = {
  CHANGE: { title: 'asks for changes', mail: 'Teklifte değişiklik istendi' },
  DECLINE: { title: 'declines an offer', mail: 'Teklif reddedildi' },
  RENEWAL: { title: 'asks for a new offer', mail: 'Teklifin yenilenmesi istendi' },
};

/** The subject is the id of the request. */
export const offerAnswered: KindOfNotice = {
  roles: sellers,
  async say(db, notices) {
    const found = await offerRequestsWithIds(db, subjectsOf(notices));
    const byId = new Map(found.map((row) => [row.request.id, row]));
    return (notice) => {
      const all = latestFirst(byId, notice);
      const [first] = all;
      const { times } = notice;
      const numbers = all.map(({ enquiry, revision }) => `${enquiry.number}/${revision}`);
      const said = first && asks[first.request.kind];
      const by = first && (first.enquiry.company ?? first.enquiry.name);
      return {
        title:
          times === 1
            ? `${by ?? 'A buyer'} ${said?.title ?? 'answers an offer'}`
            : `${numberWord(times)} answers to offers`,
        text: first ? someOf(numbers, times) : gone,
        path: first ? screenOf(first.enquiry.id) : null,
        follows: times === 1 && first ? withCompany(first.enquiry) : [],
        mail: [
          times === 1 ? (said?.mail ?? 'Teklife yanıt') : `Tekliflere ${times} yanıt`,
          numbers.slice(0, 3).join(', '),
        ]
          .filter(Boolean)
          .join(': '),
      };
    };
  },
};
