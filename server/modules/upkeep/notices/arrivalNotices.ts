import { sellers } from '../../../entity/entity.ts';
import { withCompany } from '../../sales/enquiries/enquiryMails.ts';
import { countEnquiryRows } from '../../sales/enquiries/enquiryRows.store.ts';
import { enquiriesWithIds } from '../../sales/enquiries/enquiries.store.ts';
import { messagesWithIds } from '../../sales/messages/messages.store.ts';
import type { KindOfNotice, StoredNotice } from './said.ts';
import { words } from '../../../words/words.ts';
import { officeWords } from '../../../words/office.ts';

/** Returns the ids of all that notices are about. */
export const subjectsOf = (notices: StoredNotice[]) => notices.flatMap(({ subjects }) => subjects);
/** Returns what a notice is about, as far as it is there, the latest first. */
export const latestFirst = <Row>(byId: Map<string, Row>, { subjects }: StoredNotice) =>
  subjects.toReversed().flatMap((id) => byId.get(id) ?? []);

/** The subject is the id of the enquiry. */
export const enquiryReceived: KindOfNotice = {
  roles: sellers,
  async say(db, notices, language) {
    const said = officeWords(language).notices;
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
      const one = times === 1;
      const { title, text } = said.enquiryReceived({
        times,
        from: first && (first.company ?? first.name),
        numbers,
        // A notice of many enquiries does not know the lines of each.
        lines: all.length === times ? lines : undefined,
      });
      return {
        title,
        text: first ? text : said.gone,
        path: !first
          ? null
          : one
            ? `/admin/messages/enquiries/${encodeURIComponent(first.id)}`
            : '/admin/messages/enquiries?status=new',
        follows: one && first ? withCompany(first) : [],
        mail: words(language).notices.enquiryReceived(times, numbers),
      };
    };
  },
};

/** The subject is the id of the message. */
export const messageReceived: KindOfNotice = {
  roles: sellers,
  async say(db, notices, language) {
    const said = officeWords(language).notices;
    const found = await messagesWithIds(db, subjectsOf(notices));
    const byId = new Map(found.map((row) => [row.id, row]));
    return (notice) => {
      const all = latestFirst(byId, notice);
      const [first] = all;
      const { times } = notice;
      const one = times === 1;
      const { title, text } = said.messageReceived({ times, names: all.map(({ company, name }) => company ?? name) });
      return {
        title,
        text: !first ? said.gone : one ? first.subject : text,
        path: !first ? null : one ? `/admin/messages/${encodeURIComponent(first.id)}` : '/admin/messages?status=new',
        follows: one && first ? [{ kind: 'MESSAGE', subjectId: first.id }] : [],
        mail: words(language).notices.messageReceived(times, first?.subject),
      };
    };
  },
};

/** The subject is the id of an enquiry or of a message. What suspected spam says is not repeated. */
export const spamSuspected: KindOfNotice = {
  roles: sellers,
  async say(db, notices, language) {
    const said = officeWords(language).notices;
    const found = await enquiriesWithIds(db, subjectsOf(notices));
    const numbers = new Map(found.map(({ id, number }) => [id, number]));
    return (notice) => {
      const number = latestFirst(numbers, notice)[0];
      const { times } = notice;
      return {
        ...said.spamSuspected(times, number),
        path: number ? '/admin/messages/enquiries?status=spam' : '/admin/messages?status=spam',
        mail: words(language).notices.spamSuspected(times),
      };
    };
  },
};
