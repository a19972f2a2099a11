import type { Role } from '../../../db/tables/accountTables.ts';
import type { Tx } from '../../../db/database.ts';
import type { notices } from '../../../db/tables/noticeTables.ts';
import type { Named } from '../../../mail/compose.ts';
import type { OfficeLanguage } from '../../../../common/text/locale.ts';
import type { NoticeWords } from '../../people/notices/notices.store.ts';

export type StoredNotice = typeof notices.$inferSelect;

/** A notice in words. */
export type Said = NoticeWords & {
  /** One line of a mail, in the language of the person. */
  mail: string;
  /** Further lines of the mail, such as why an import stopped itself. */
  reasons?: string[];
  /** The mail goes on from these. */
  follows?: Named[];
};

/** States one kind of notice: who gets it, and its words. */
export type KindOfNotice = {
  roles: readonly Role[];
  /** Reads what several notices of the kind are about, in a fixed number of statements, and says it in the language of a person. */
  say(db: Tx, notices: StoredNotice[], language: OfficeLanguage): Promise<(notice: StoredNotice) => Said>;
};
