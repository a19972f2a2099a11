import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { guarded } from './csv.ts';
import type { Job, Workplace } from '../jobs/job.ts';

/** The place of a file that is made, and of another one that may be used meanwhile; a catalogue is too large to be sent. */
export type FilePlace = { file: string; scratch: string };

/**
 * The settings of every job that makes a file for an admin. Memory does not grow with the number of rows; a hundred
 * thousand products take a minute on a busy machine.
 */
export const fileJob = {
  lane: 'downloads',
  limits: { time: 900_000, megabytes: 1024 },
  tooMuch: () => new Error('The file takes too much to be made.'),
} as const;

type Db = Awaited<ReturnType<Workplace['openDb']>>;
type Table<Input> = {
  columns: string[];
  /** The columns of codes and names, which no spreadsheet may read as dates and numbers. */
  codes?: string[];
  rows: (db: Db, input: Input) => AsyncIterable<string[]>;
};

async function* kept(
  { columns, codes = [] }: Pick<Table<unknown>, 'columns' | 'codes'>,
  rows: AsyncIterable<string[]>,
) {
  const isCode = columns.map((column) => codes.includes(column));
  for await (const row of rows) yield row.map((cell, at) => (isCode[at] ? guarded(cell) : cell));
}

/** Makes the job that writes a table as CSV, row by row; `load` imports what reads it. */
export const csvJob = <Input>(name: string, load: () => Promise<Table<Input>>): Job<Input & FilePlace, void> => ({
  name,
  ...fileJob,
  async run(input, { openDb }) {
    const [table, { turkishCsv }, db] = await Promise.all([load(), import('./turkishCsv.ts'), openDb()]);
    const file = createWriteStream(input.file, { flags: 'wx', mode: 0o600 });
    await pipeline(Readable.from(kept(table, table.rows(db, input))), turkishCsv(table.columns), file);
  },
});
