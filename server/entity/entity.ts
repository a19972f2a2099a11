import type { AnyColumn, AnyTable } from '../db/columns/columns.ts';
import type { Role } from '../db/tables/accountTables.ts';
import type { Db, Tx } from '../db/database.ts';
import type { Compose } from '../mail/compose.ts';
import type { Afterwards, OutboxRow } from '../mail/outbox.store.ts';
import type { AnyIndex } from '../search/searchIndex.ts';
import type { ImageStore } from '../storage/storageOf.ts';
import type { Uploads } from '../storage/sweep.ts';
import type { Rights } from '../rights/may.ts';
import type { Keeps } from './keeps.ts';
import type { Announces } from './announces.ts';
import type { ContentPart } from './contentPart.ts';
import type { Person } from './person.ts';
import type { PictureUse } from './pictureUses.ts';
import type { Publishes } from './publishes.ts';
import type { Recorded } from './recorded.ts';
import type { Words } from './words.ts';

/** Editors change what the site shows. */
export const editors: readonly Role[] = ['OWNER', 'EDITOR'];
/** Sellers answer what visitors write. */
export const sellers: readonly Role[] = ['OWNER', 'SALES'];

/** A sentence that gives the reason why an entity takes no part although its tables look as if it did. */
export type WhyNot = string;

/** Composes each kind of mail; `afterwards` runs in the transaction that removes a sent mail from the outbox. */
export type Mails = Partial<Record<OutboxRow['kind'], { compose: Compose; afterwards?: Afterwards }>>;

/** States that programs follow its rows by the log of changes, which names them without their values. */
export type Followed = {
  id: AnyColumn;
  /** Returns the versions of those rows that programs may learn of, by id; what they may not is missing, as what is gone is. */
  versions(db: Tx, ids: string[]): Promise<Map<string, number | null>>;
  /** Returns the numbers by which people call those rows, by id; nothing personal. */
  numbers(db: Tx, ids: string[]): Promise<Map<string, string>>;
  /** Returns all that programs are told changes of, as one text, by id; left out, each write of a row is a change of it. */
  states?(db: Tx, ids: string[]): Promise<Map<string, string>>;
};

/** States the mutation that deletes a row, and what it does: the row goes into the bin. False: the id is unknown. */
export type Deletes = { cause: string; remove(db: Db, id: string): Promise<boolean> };

/**
 * Defines one kind of row that the site stores. The history, the bin, content documents, the search, the sweep of files and
 * the mails, housekeeping and the erasure of persons read these definitions from server/modules/entities.ts and keep no lists of
 * their own. What is left out takes no part; where its tables have a picture, a file, a mail or a person, a test asks for it.
 */
export type Entity = Rights & {
  /** The name is that of the schema's enums, in camel case. */
  name: string;
  /** Lists all tables whose rows belong to the entity. */
  tables: AnyTable[];
  /** Defines its part in the history and in the bin. */
  record?: Recorded;
  /** Its changes are followed by programs, although no history of its values is kept. */
  followed?: Followed;
  /** How one is deleted by hand, where no mutation does more than that. */
  deletes?: Deletes;
  /** Defines its part of a content document. */
  content?: ContentPart;
  search?: AnyIndex;
  /** Lists the columns in which it shows uploaded pictures, so that these are sent to visitors and kept. */
  pictures?: PictureUse[] | WhyNot;
  /** Lists its uploads, so that the sweep can remove files that nothing uses; `uses` are all places that use pictures. */
  files?: ((db: Db, files: ImageStore, uses: readonly PictureUse[]) => Uploads) | WhyNot;
  mails?: Mails | WhyNot;
  /** States how long its rows are kept, for housekeeping; left out: until somebody deletes them. */
  keeps?: Keeps[];
  /** States where its tables hold people, for the search, the export and the erasure; left out: nowhere. */
  person?: Person;
  /** States that its rows are published or not, for plans, changes that wait and previews. */
  publishes?: Publishes;
  /** States that its rows have texts in other languages. */
  words?: Words;
  /** States the events of its rows, and how the bodies of webhooks are made of them. */
  announces?: Announces;
};

/** Collects the definitions that take part in `question`, without the sentences of those that do not. */
export const answersOf = <Question extends keyof Entity>(
  entities: readonly Entity[],
  question: Question,
): Exclude<Entity[Question], string | undefined>[] =>
  entities.flatMap(({ [question]: answer }) =>
    answer === undefined || typeof answer === 'string' ? [] : [answer as Exclude<Entity[Question], string | undefined>],
  );
