import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { guarded } from './csv.ts';
import type { Job, Workplace } from '../jobs/job.ts';
import { badInput } from '../core/errors.ts';

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

/** A file that is sent to a worker. */
export type SentSheet = { bytes: Uint8Array };

export const bytesOf = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** A worker may use this much time, in milliseconds, and memory to read a file; XML of 100 MB needs most of it. */
export const sheetLimits = {
  limits: { time: 120_000, megabytes: 1024 },
  tooMuch: () => badInput('file', 'This file takes too much to read. Please split it or make it simpler.'),
};
