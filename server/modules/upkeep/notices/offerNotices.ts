import { eq, inArray } from 'drizzle-orm';
import { enquiries } from '../../../db/tables/enquiryTables.ts';
import { orders } from '../../../db/tables/orderTables.ts';
import { inParts } from '../../../db/parts.ts';
import { sellers } from '../../../entity/entity.ts';
import { withCompany } from '../../sales/enquiries/enquiryMails.ts';
import { questionsWithIds } from '../../sales/enquiries/questions/enquiryQuestions.store.ts';
import { offerRequestsWithIds } from '../../sales/offers/offerRequests.store.ts';
import { latestFirst, subjectsOf } from './arrivalNotices.ts';
import type { KindOfNotice } from './said.ts';
import { words } from '../../../words/words.ts';
import { officeWords } from '../../../words/office.ts';

const screenOf = (enquiryId: string) => `/admin/messages/enquiries/${encodeURIComponent(enquiryId)}`;

/** The subject is the id of the order. */
export const offerAccepted: KindOfNotice = {
  roles: sellers,
  async say(db, notices, language) {
    const said = officeWords(language).notices;
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
      const { title, text } = said.offerAccepted({ times, by, numbers, offerNumber: first?.order.offerNumber });
      return {
        title,
        text: first ? text : said.gone,
        path: first?.enquiryId ? screenOf(first.enquiryId) : null,
        follows: times === 1 && first?.enquiryId ? withCompany({ id: first.enquiryId }) : [],
        mail: words(language).notices.offerAccepted(times, numbers),
      };
    };
  },
};

type Answered = {
  kind: 'CHANGE' | 'DECLINE' | 'RENEWAL' | 'QUESTION';
  enquiry: typeof enquiries.$inferSelect;
  number: string;
};

/** The subject is the id of the request, or of a question on the page of an enquiry. */
export const offerAnswered: KindOfNotice = {
  roles: sellers,
  async say(db, notices, language) {
    const said = officeWords(language).notices;
    const requests = await offerRequestsWithIds(db, subjectsOf(notices));
    const questions = await questionsWithIds(db, subjectsOf(notices));
    const byId = new Map<string, Answered>([
      ...requests.map(({ request: { id, kind }, enquiry, revision }): [string, Answered] => [
        id,
        { kind, enquiry, number: `${enquiry.number}/${revision}` },
      ]),
      ...questions.map(({ question: { id }, enquiry }): [string, Answered] => [
        id,
        { kind: 'QUESTION', enquiry, number: enquiry.number },
      ]),
    ]);
    return (notice) => {
      const all = latestFirst(byId, notice);
      const [first] = all;
      const { times } = notice;
      const numbers = all.map(({ number }) => number);
      const kind = first?.kind;
      const by = first && (first.enquiry.company ?? first.enquiry.name);
      const { title, text } = said.offerAnswered({ times, by, kind, numbers });
      return {
        title,
        text: first ? text : said.gone,
        path: first ? screenOf(first.enquiry.id) : null,
        follows: times === 1 && first ? withCompany(first.enquiry) : [],
        mail: words(language).notices.offerAnswered(times, kind, numbers),
      };
    };
  },
};
