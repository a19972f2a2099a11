import type { AnyTable } from '../db/columns.ts';
import type { Role } from '../db/accountTables.ts';
import type { Db } from '../db/database.ts';
import type { Compose } from '../mail/compose.ts';
import type { Afterwards, OutboxRow } from '../mail/outbox.store.ts';
import type { AnyIndex } from '../search/searchIndex.ts';
import type { ImageStore } from '../storage/storageOf.ts';
import type { Uploads } from '../storage/sweep.ts';
import type { ContentPart } from './contentPart.ts';
import type { Recorded } from './recorded.ts';

/** The roles that work with what the site shows, and those that answer what visitors write. */
export const editors: readonly Role[] = ['OWNER', 'EDITOR'];
export const sellers: readonly Role[] = ['OWNER', 'SALES'];

/** A sentence that says why an entity takes no part. */
export type WhyNot = string;

/** Each kind of mail; `afterwards` belongs to the transaction that takes a sent mail out of the outbox. */
export type Mails = Partial<Record<OutboxRow['kind'], { compose: Compose; afterwards?: Afterwards }>>;

/**
 * One kind of thing that the site keeps, stated once. The history, the bin, content documents, the search, the sweep of
 * files and the mails read these definitions from server/modules/entities.ts and keep no lists of their own.
 */
export type Entity = {
  /** The word of the schema's enums, in small letters. */
  name: string;
  /** All tables whose rows belong to it. */
  tables: AnyTable[];
  /** The roles that work with it: they find it in the bin. */
  roles: readonly Role[];
  /** How it stands in the history and in the bin. */
  record: Recorded | WhyNot;
  /** Its part of a content document. */
  content: ContentPart | WhyNot;
  /** Its columns in spreadsheets, which its fields state. */
  sheets: true | WhyNot;
  search: AnyIndex | WhyNot;
  /** Its uploads, for the sweep of files that nothing shows. */
  files: ((db: Db, files: ImageStore) => Uploads) | WhyNot;
  mails: Mails | WhyNot;
};

/** What the definitions answer to one question; sentences that say why not are left out. */
export const answersOf = <Question extends keyof Entity>(
  entities: readonly Entity[],
  question: Question,
): Exclude<Entity[Question], string>[] =>
  entities.flatMap(({ [question]: answer }) =>
    typeof answer === 'string' ? [] : [answer as Exclude<Entity[Question], string>],
  );
