import { sellers } from '../../../entity/entity.ts';
import { withCompany } from '../../sales/enquiries/enquiryMails.ts';
import { countEnquiryRows } from '../../sales/enquiries/enquiryRows.store.ts';
import { enquiriesWithIds } from '../../sales/enquiries/enquiries.store.ts';
import { messagesWithIds } from '../../sales/messages/messages.store.ts';
import { numberWord, someOf, type KindOfNotice, type StoredNotice } from './said.ts';

const gone = 'Deleted since.';

/** Returns the ids of all that notices are about. */
export const subjectsOf = (notices: StoredNotice[]) => notices.flatMap(({ subjects }) => subjects);
/** Returns what a notice is about, as far as it is there, the latest first. */
export const latestFirst = <Row>(byId: Map<string, Row>, { subjects }: StoredNotice) =>
  subjects.toReversed().flatMap((id) => byId.get(id) ?? []);

/** The subject is the id of the enquiry. */
export const enquiryReceived: KindOfNotice = {
  roles: sellers,
  async say(db, notices) {
    const found = await enquiriesWithIds(db, subjectsOf(notices));
    const byId = new Map(found.map((row) => [row.id, row]));
    const counts = await countEnquiryRows(
      db,
      found.map(({ seq }) => seq),
    );
    return (notice) => {
      const all = latestFirst(byId, notice);
      const [first] = all;
      const { times } = notice;
      const lines = all.reduce((sum, { seq }) => sum + (counts.get(seq) ?? 0), 0);
      const numbers = all.map(({ number }) => number);
      // Of more enquiries than a notice names, the lines are not known.
      const linesText = all.length === times ? `, ${lines} ${lines === 1 ? 'line' : 'lines'}` : '';
      const one = times === 1;
      return {
        title: one
          ? `New enquiry${first ? ` from ${first.company ?? first.name}` : ''}`
          : `${numberWord(times)} new enquiries`,
        text: first ? `${someOf(numbers, times)}${linesText}` : gone,
        path: !first
          ? null
          : one
            ? `/admin/messages/enquiries/${encodeURIComponent(first.id)}`
            : '/admin/messages/enquiries?status=new',
        follows: one && first ? withCompany(first) : [],
        mail: [one ? 'Yeni talep' : `${times} yeni talep`, numbers.slice(0, 3).join(', ')].filter(Boolean).join(': '),
      };
    };
  },
};

/** The subject is the id of the message. */
export const messageReceived: KindOfNotice = {
  roles: sellers,
  async say(db, notices) {
    const found = await messagesWithIds(db, subjectsOf(notices));
    const byId = new Map(found.map((row) => [row.id, row]));
    return (notice) => {
      const all = latestFirst(byId, notice);
      const [first] = all;
      const { times } = notice;
      const one = times === 1;
      const named = all.map(({ company, name }) => company ?? name);
      return {
        title: one
          ? `New message${first ? ` from ${first.company ?? first.name}` : ''}`
          : `${numberWord(times)} new messages`,
        text: !first ? gone : one ? first.subject : `From ${someOf(named, times)}`,
        path: !first ? null : one ? `/admin/messages/${encodeURIComponent(first.id)}` : '/admin/messages?status=new',
        follows: one && first ? [{ kind: 'MESSAGE', subjectId: first.id }] : [],
        mail: one ? ['Yeni mesaj', first?.subject].filter(Boolean).join(': ') : `${times} yeni mesaj`,
      };
    };
  },
};

/** The subject is the id of an enquiry or of a message. What suspected spam says is not repeated. */
export const spamSuspected: KindOfNotice = {
  roles: sellers,
  async say(db, notices) {
    const found = await enquiriesWithIds(db, subjectsOf(notices));
    const numbers = new Map(found.map(({ id, number }) => [id, number]));
    return (notice) => {
      const number = latestFirst(numbers, notice)[0];
      const { times } = notice;
      const one = times === 1;
      return {
        title: one ? 'Something waits among suspected spam' : `${numberWord(times)} wait among suspected spam`,
        text: number ? `${number}: is it an enquiry?` : 'Is it a message?',
        path: number ? '/admin/messages/enquiries?status=spam' : '/admin/messages?status=spam',
        mail: one ? 'Olası istenmeyen iletiler arasında bekleyen var' : `Olası istenmeyen iletiler: ${times}`,
      };
    };
  },
};
