import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { guarded } from './csv.ts';
import type { Job, Workplace } from '../jobs/job.ts';
import { badInput } from '../core/errors.ts';
import type { OfficeLanguage } from '../../common/text/locale.ts';

/** The place of a file that is made, and of another one that may be used meanwhile; a catalogue is too large to be sent. */
export type FilePlace = {
  file: string;
  scratch: string;
  /** The language of the person of the office who gets it; left out for programs. */
  office?: OfficeLanguage | undefined;
};

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
  /** The columns whose cells are words of the office, such as states. */
  worded?: string[];
  /** The headings and those words in Turkish, by the English ones. */
  turkish: Readonly<Record<string, string>>;
  rows: (db: Db, input: Input) => AsyncIterable<string[]>;
};

async function* kept(
  { columns, codes = [], worded = [] }: Pick<Table<unknown>, 'columns' | 'codes' | 'worded'>,
  rows: AsyncIterable<string[]>,
  said: (word: string) => string,
) {
  const isCode = columns.map((column) => codes.includes(column));
  const isWord = columns.map((column) => worded.includes(column));
  for await (const row of rows)
    yield row.map((cell, at) => (isCode[at] ? guarded(cell) : isWord[at] ? said(cell) : cell));
}

const saidIn =
  (turkish: Readonly<Record<string, string>>, office: OfficeLanguage = 'en') =>
  (word: string) =>
    office === 'en' ? word : (turkish[word] ?? word);

/** Makes the job that writes a table as CSV, row by row; `load` imports what reads it. */
export const csvJob = <Input>(name: string, load: () => Promise<Table<Input>>): Job<Input & FilePlace, void> => ({
  name,
  ...fileJob,
  async run(input, { openDb }) {
    const [table, { turkishCsv }, db] = await Promise.all([load(), import('./turkishCsv.ts'), openDb()]);
    const said = saidIn(table.turkish, input.office);
    const file = createWriteStream(input.file, { flags: 'wx', mode: 0o600 });
    const rows = kept(table, table.rows(db, input), said);
    await pipeline(Readable.from(rows), turkishCsv(table.columns.map(said)), file);
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
