import { setImmediate } from 'node:timers/promises';
import { getTableColumns, inArray } from 'drizzle-orm';
import type { AnyColumn, AnyTable } from '../db/columns/columns.ts';
import type { Tx } from '../db/database.ts';

/** A person is found by e-mail address, or by phone number. */
export type Contact = {
  /** Returns whether a field holds it, and nothing else. */
  is(field: unknown): boolean;
  /** Returns whether it occurs in a text. */
  isIn(text: string): boolean;
};

/** The words of `enum PersonalSort` of schema.graphql. */
export type PersonalSort = 'MESSAGE' | 'ENQUIRY' | 'ORDER';

/** The whole row as it is stored, with what belongs to it. */
export type WholeRecord = Record<string, unknown>;

/** This is one message, enquiry or order about a person. */
export type PersonalRecord = {
  /** The id is 'message:…', 'enquiry:…', 'order:…', or 'bin:…' for a deleted one. */
  id: string;
  entity: string;
  sort: PersonalSort;
  isInBin: boolean;
  /** The person sent it; otherwise their address or number occurs in its text. */
  isSent: boolean;
  /** The whole row as it is stored. */
  record: WholeRecord;
};

/** Rows that a person wrote, which an admin finds by the contact, exports and erases. */
export type PersonalRecords = {
  sort: PersonalSort;
  /** Counts them in the audit log, as in 'messages: 2'. */
  plural: string;
  id: AnyColumn;
  /** The row stays when the person is erased, and names one as long as any of these columns has a value. */
  staysWithout?: AnyColumn[];
  /** Reads every row. */
  everyOne(db: Tx): AsyncIterable<WholeRecord>;
  /** Returns whether the person wrote it, where an address or a phone number in it does not say so; `others` were found before. */
  isOf?(record: WholeRecord, contact: Contact, others: readonly WholeRecord[]): boolean;
  /** Erases the rows with these ids, or takes the person out of them. It must run inside a transaction that erases. */
  erase(tx: Tx, ids: string[]): Promise<unknown>;
};

/** Texts in which a person can be named in passing. Those that contain the contact are erased with the person, unasked. */
export type Mentions = {
  /** The audit log names what was erased with this word and an id. */
  word: string;
  read(db: Tx): Promise<{ id: string; texts: (string | null)[] }[]>;
  erase(tx: Tx, ids: string[]): Promise<unknown>;
};

/** States where an entity's tables hold people other than those who work on the site. */
export type Person = {
  /** Lists the columns with a name, an address, a number or free text beside a person. */
  columns: AnyColumn[];
  records?: PersonalRecords;
  mentions?: Mentions[];
  /** Removes what belonged to rows that were erased and has no reference to them, such as mails that wait. */
  afterwards?(tx: Tx): Promise<unknown>;
};

/** This many rows are read before other work gets a turn. */
const atOnce = 500;

/** Reads rows by their `seq`, part by part. */
export async function* inTurns<Row extends { seq: number }>(
  read: (last: number, most: number) => PromiseLike<Row[]>,
): AsyncIterable<Row[]> {
  for (let last = 0, more = true; more; await setImmediate()) {
    const rows = await read(last, atOnce);
    yield rows;
    last = rows.at(-1)?.seq ?? last;
    more = rows.length === atOnce;
  }
}

/** Returns every text in a value, at any depth. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** It stands where a text was erased that may not be empty. */
const erasedText = '(silindi)';

type Held = { word: string; id: AnyColumn; columns: AnyColumn[] };

/** Some rows have numbers for ids. */
const within = (id: AnyColumn, ids: string[]) => inArray(id, id.dataType.startsWith('number') ? ids.map(Number) : ids);

const keyOf = (column: AnyColumn) => {
  const found = Object.entries(getTableColumns(column.table)).find(([, one]) => one === column);
  return found?.[0] ?? column.name;
};

/** Reads the columns of every row. */
const readColumns = async (db: Tx, { id, columns }: Held) =>
  db.select(Object.fromEntries([['id', id], ...columns.map((column) => [column.name, column])])).from(id.table);

const asStored = (text: string) => text;

/** Rows of which those that name the person are removed; `textOf` reads a value that is stored in another form. */
export const rowMentions = (held: Held, textOf = asStored): Mentions => ({
  word: held.word,
  read: async (db) =>
    (await readColumns(db, held)).map(({ id, ...values }) => ({
      id: String(id),
      texts: Object.values(values).map((value) => (value === null ? null : textOf(String(value)))),
    })),
  erase: (tx, ids) => tx.delete(held.id.table as AnyTable).where(within(held.id, ids)),
});

/** Rows that stay, and of which each text that names the person is erased; `also` removes what was made of these rows. */
export const columnMentions = (
  held: Held,
  also: (tx: Tx, ids: string[]) => Promise<unknown> = async () => undefined,
): Mentions => ({
  word: held.word,
  read: async (db) =>
    (await readColumns(db, held)).flatMap(({ id, ...values }) =>
      Object.entries(values).map(([name, value]) => ({
        id: `${name}:${String(id)}`,
        texts: [value === null ? null : typeof value === 'object' ? JSON.stringify(value) : String(value)],
      })),
    ),
  async erase(tx, places) {
    for (const column of held.columns) {
      const ids = places.flatMap((place) =>
        place.startsWith(`${column.name}:`) ? [place.slice(column.name.length + 1)] : [],
      );
      if (ids.length === 0) continue;
      const set = { [keyOf(column)]: column.notNull ? erasedText : null };
      await tx
        .update(held.id.table as AnyTable)
        .set(set)
        .where(within(held.id, ids));
      await also(tx, ids);
    }
  },
});
