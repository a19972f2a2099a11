import { z } from 'zod';
import { badInput, DomainError, type Problem } from '../core/errors.ts';
import type { Db, Tx } from '../db/database.ts';
import type { documentFiles } from '../db/tables/documentTables.ts';
import { holds } from '../core/holds.ts';
import { documentSchema, type Rules } from '../fields/document.ts';
import { pictureFields, type Fields } from '../fields/field.ts';
import type { ContentPart as Word } from '../generated/resolvers.ts';
import type { Progress } from '../jobs/progress.ts';

/** Counts what an import did to one part. */
export type PartCounts = { name: Word; added: number; changed: number; unchanged: number };

/** A write counts and notes here what it does; `replacedFiles` receives the addresses that documents had before. */
export type Writing = { counts: PartCounts; notes: string[]; progress: Progress; replacedFiles: string[] };

/** Writes an upload as its address or, in an export with pictures, as a `data:` address that holds its bytes. */
export type ShownUploads = {
  picture<Address extends string | null>(address: Address): Promise<Address>;
  file(row: typeof documentFiles.$inferSelect): Promise<string>;
};

/**
 * Stores uploads that a document holds, and returns their addresses; `field` is the place in the document, `shown` what the
 * site shows there now. A picture on another site keeps its address; a file that is missing is undefined.
 */
export type TakenUploads = {
  picture(address: string, field: string, shown: string | null): Promise<string>;
  file(document: { id: string; title: string; file: string }, field: string): Promise<string | undefined>;
};

export type IdRow = { id: string };

type Definition<Value> = {
  /** The key is the name in `enum ContentPart`, in lower case. */
  key: Lowercase<Word>;
  /** The part is a neighbour of `information` instead of a key in it. */
  isBeside?: boolean;
  /** Lists the keys of the parts that this one refers to, which are written first. */
  after?: readonly string[];
  schema: z.ZodType<Value>;
  /** Returns what an export holds; undefined leaves the part out. */
  read(db: Tx, uploads: ShownUploads): Promise<unknown>;
  /** Returns the reason why an id is refused. */
  refuseId?: (id: string) => string | undefined;
  /** Puts the addresses of embedded uploads into the value. */
  take?: (db: Db, value: Value, uploads: TakenUploads) => Promise<void>;
  /** Finds conflicts with stored rows. */
  problems?: (tx: Tx, value: Value) => Promise<Problem[]>;
  write(tx: Tx, value: Value, writing: Writing): Promise<void>;
};

/** A part of a content document, without the type of its value, so that all parts stand in one list. */
export type ContentPart = {
  key: Lowercase<Word>;
  isBeside: boolean;
  after: readonly string[];
  schema: z.ZodType;
  read(db: Tx, uploads: ShownUploads): Promise<unknown>;
  refuseId(id: string): string | undefined;
  take(db: Db, value: unknown, uploads: TakenUploads): Promise<void>;
  problems(tx: Tx, value: unknown): Promise<Problem[]>;
  write(tx: Tx, value: unknown, writing: Writing): Promise<void>;
};

export const contentPart = <Value>({
  isBeside = false,
  after = [],
  refuseId = () => undefined,
  take = async () => undefined,
  problems = async () => [],
  ...definition
}: Definition<Value>): ContentPart => ({
  key: definition.key,
  isBeside,
  after,
  schema: definition.schema,
  read: definition.read,
  refuseId,
  take: (db, value, uploads) => take(db, value as Value, uploads),
  problems: (tx, value) => problems(tx, value as Value),
  write: (tx, value, writing) => definition.write(tx, value as Value, writing),
});

/** A list is nested under its key twice, as the former document store wrote it: `products: { products: [] }`. */
export const listPart = <Row>({ row, ...definition }: Omit<Definition<Row[]>, 'schema'> & { row: z.ZodType<Row> }) =>
  contentPart<Row[]>({
    ...definition,
    schema: z.object({ [definition.key]: z.array(row) }).transform((value) => value[definition.key] ?? []),
    async read(db, uploads) {
      const rows = await definition.read(db, uploads);
      return rows && { [definition.key]: rows };
    },
  });

const longestId = 200;
export const idText = z.string().trim().normalize('NFC').min(1, 'The id is missing');

/** Reads a row of a list: `values` are checked by the rules of the API's input; the id, or `others`, is next to them. */
export const rowSchema = <Values, Others = { id: string }>(
  fields: Fields<Values>,
  rules: Rules<NoInfer<Values>>,
  others: z.ZodType<Others> = z.object({ id: idText.max(longestId) }) as never,
) =>
  documentSchema(fields, rules)
    .transform((values) => ({ values }))
    .and(others);

type AnyValues = Record<string, unknown>;

/** Returns the values as an export holds them: their pictures as `uploads` writes them. */
export async function withPictures<Values extends object, Row extends Values>(
  fields: Fields<Values>,
  row: Row,
  uploads: ShownUploads,
): Promise<Row> {
  const shown: AnyValues = {};
  for (const name of pictureFields(fields)) shown[name] = await uploads.picture(row[name] as string | null);
  return { ...row, ...shown };
}

/** Puts the addresses of embedded pictures into the values; `place` is that of the values in the document. */
export async function takePictures<Values extends object>(
  fields: Fields<Values>,
  values: NoInfer<Values>,
  { place, before, uploads }: { place: string; before: NoInfer<Values> | null; uploads: TakenUploads },
) {
  const taken = values as AnyValues;
  for (const name of pictureFields(fields)) {
    const { [name]: sent } = taken;
    if (typeof sent !== 'string') continue;
    const shown = (before?.[name] ?? null) as string | null;
    taken[name] = await uploads.picture(sent, `${place}.${fields[name].document.key}`, shown);
  }
}

/** Compares a stored row with the values of a document. */
export const stepOf = (before: object | null | undefined, values: object) =>
  !before ? 'added' : holds(before, values) ? 'unchanged' : 'changed';

/** Names the place in the document where something is refused. */
export async function at<Result>(place: string, work: () => Promise<Result> | Result): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DomainError) throw badInput(`${place}.${error.details.field}`, error.message);
    throw error;
  }
}

type Versioned = { version: number };
type RowStore<Values, Stored> = {
  find(tx: Tx, id: string): Promise<Stored | null>;
  put(tx: Tx, id: string, values: Values, version: number): Promise<unknown>;
  /** Checks what was entered. Throws `BAD_USER_INPUT`. */
  checked?: (entered: Values) => Values | Promise<Values>;
};

/** Writes the rows of a list that differ from what is stored. Throws `BAD_USER_INPUT` with the place in the document. */
export async function writeRows<Values extends object, Stored extends Versioned>(
  tx: Tx,
  key: string,
  rows: { id: string; values: Values }[],
  { find, put, checked = (entered) => entered }: RowStore<Values, Stored>,
  counts: PartCounts,
) {
  for (const [index, { id, values: entered }] of rows.entries())
    await at(`information.${key}.${key}.${index}`, async () => {
      const values = await checked(entered);
      const before = await find(tx, id);
      const step = stepOf(before, values);
      if (step !== 'unchanged') await put(tx, id, values, (before?.version ?? 0) + 1);
      counts[step]++;
    });
}

type Single<Values> = {
  find(tx: Tx): Promise<(Values & Versioned) | null>;
  put(tx: Tx, values: Values, version: number): Promise<unknown>;
};

/** Writes the single row of an entity that has only one. */
export async function writeOne<Values extends object>(
  tx: Tx,
  { find, put }: Single<Values>,
  values: Values,
  counts: PartCounts,
) {
  const before = await find(tx);
  const step = stepOf(before, values);
  if (step !== 'unchanged') await put(tx, values, (before?.version ?? 0) + 1);
  counts[step]++;
}
