import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Db, OnStatement, Opening, Tx } from '../database.ts';
import { fromRoot } from '../../root.ts';
import { createLine } from '../line.ts';
import { halfMoved, noteTable, serverName } from '../move/note.ts';
import type { Recorder } from '../recorder.ts';
import { state } from '../tables.ts';
import type { Turn } from '../inTurn.ts';
import { asTx, createPool } from './connections.ts';
import { explainConnection } from './explainConnection.ts';
import { aloneOn } from './lock.ts';
import { migrate } from './migrate.ts';
import { listen } from './news.ts';
import { watchRows } from './recorder.ts';
import { rowsOf } from './rowsOf.ts';
import { transactions } from './transactions.ts';

/** Statements that a process reads with at the same time. */
const mostReaders = 10;

type Options = { onStatement?: OnStatement | undefined; turn?: Turn | undefined; recorder?: Recorder | undefined };

/** Opens the database at `url` and brings its tables up to date. Throws an Error with one clear sentence. */
export async function openPostgres(
  url: string,
  { migrationsFolder = fromRoot('server/db/migrations.postgres'), recorder, onStatement }: Opening,
): Promise<Db> {
  try {
    await aloneOn(url, async (tx) => {
      await refuseHalfMoved(tx, url);
      await migrate(tx, migrationsFolder);
      if (recorder) await watchRows(tx, recorder.watched);
    });
    return await opened(url, { recorder, onStatement });
  } catch (error) {
    throw explainConnection(error, url);
  }
}

async function refuseHalfMoved(tx: Tx, url: string) {
  const [note] = await rowsOf<{ name: string | null }>(tx, sql`select to_regclass(${noteTable})::text as name`);
  if (note?.name) throw halfMoved(serverName(url));
}

/** For a worker of a process that has the database open. */
export const openPostgresBeside = (url: string, options: Options): Promise<Db> => opened(url, options);

async function opened(url: string, { onStatement, turn, recorder }: Options): Promise<Db> {
  const readers = createPool(url, { most: mostReaders, isReader: true });
  const writers = createPool(url, { most: 1 });
  const reader = asTx(readers, onStatement);
  const line = createLine();
  let revision = 0;
  let commits = 0;
  const hear = (its: number | undefined) => {
    commits++;
    revision = Math.max(revision, its ?? 0);
  };
  async function catchUp() {
    const [row] = await reader.select().from(state).where(eq(state.key, 'revision'));
    hear(row?.value);
  }

  const writer = randomUUID();
  const news = await listen(url, {
    // Of its own commits it knows already.
    onCommit: (commit) => commit.writer !== writer && hear(commit.revision),
    onConnected: catchUp,
  });
  const write = transactions(writers, { line, turn, recorder, reader, onCommit: hear, writer });
  let isClosed = false;
  return Object.assign(reader, {
    write,
    lend: line,
    revision: () => revision,
    dataVersion: () => commits,
    catchUp,
    alone: <T>(work: () => Promise<T>) => aloneOn(url, work),
    async probe() {
      const value = Date.now();
      const set = { value };
      await write(
        async (tx) => tx.insert(state).values({ key: 'probe', value }).onConflictDoUpdate({ target: state.key, set }),
        { raisesRevision: false },
      );
      const [row] = await reader.select().from(state).where(eq(state.key, 'probe'));
      if (row?.value !== value) throw new Error('What was written to the database cannot be read.');
    },
    close() {
      if (isClosed) return;
      isClosed = true;
      news.close();
      void readers.end();
      void writers.end();
    },
  });
}
