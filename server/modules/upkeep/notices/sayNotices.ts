import type { SessionAdmin } from '../../../db/tables/accountTables.ts';
import type { Tx } from '../../../db/database.ts';
import { noticeKinds, type NoticeKind } from '../../../db/tables/noticeTables.ts';
import { may, work } from '../../../rights/may.ts';
import type { OfficeLanguage } from '../../../../common/text/locale.ts';
import { kindsOfNotice } from './kindsOfNotice.ts';
import type { Said, StoredNotice } from './said.ts';

/** Lists the kinds that a person may be notified of. */
export const kindsFor = (admin: SessionAdmin): NoticeKind[] =>
  noticeKinds.filter((kind) => may({ admin }, work(kindsOfNotice[kind])));

/** Puts notices into the words of a language, by their `seq`; each kind among them reads once. */
export async function sayNotices(
  db: Tx,
  notices: StoredNotice[],
  language: OfficeLanguage,
): Promise<Map<number, Said>> {
  const said = new Map<number, Said>();
  for (const kind of new Set(notices.map((notice) => notice.kind))) {
    const ofKind = notices.filter((notice) => notice.kind === kind);
    const say = await kindsOfNotice[kind].say(db, ofKind, language);
    for (const notice of ofKind) said.set(notice.seq, say(notice));
  }
  return said;
}
