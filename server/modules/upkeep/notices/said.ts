import type { Role } from '../../../db/accountTables.ts';
import type { Tx } from '../../../db/database.ts';
import type { notices } from '../../../db/noticeTables.ts';
import type { Named } from '../../../mail/compose.ts';
import type { NoticeWords } from '../../people/notices/notices.store.ts';

export type StoredNotice = typeof notices.$inferSelect;

/** A notice in words. */
export type Said = NoticeWords & {
  /** One Turkish line of a mail, like all mails of the site. */
  mail: string;
  /** Further lines of the mail, such as why an import stopped itself. */
  reasons?: string[];
  /** The mail goes on from these. */
  follows?: Named[];
};

/** States one kind of notice: who gets it, and its words. */
export type KindOfNotice = {
  roles: readonly Role[];
  /** Reads what several notices of the kind are about, in a fixed number of statements. */
  say(db: Tx, notices: StoredNotice[]): Promise<(notice: StoredNotice) => Said>;
};

const words = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

/** Writes a small number as the first word of a sentence. */
export const numberWord = (number: number) => words[number] ?? String(number);

/** Names some of the things, and counts those of `all` that it leaves out. */
export function someOf(names: string[], all: number) {
  const shown = names.slice(0, 3);
  const others = all - shown.length;
  if (others > 0) return `${shown.join(', ')} and ${others} more`;
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
}
