import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { createDamageNotes } from '../sqlite/damageNotes.ts';
import type { Db, Opening, Tx } from '../database.ts';
import { fromRoot } from '../../settings/root.ts';
import { createLine } from '../line.ts';
import { halfMoved, noteTable, serverName } from '../sqlite/moveNote.ts';
import { storageFailureOf } from '../storageFailure.ts';
import { state } from '../tables/tables.ts';
import type { Turn } from '../inTurn.ts';
import { asTx, createPool } from './connections.ts';
import { explainConnection } from './explainConnection.ts';
import { isDamage } from './failures.ts';
import { aloneOn } from './lock.ts';
import { migrate } from './migrate.ts';
import { countingOn } from './counting.ts';
import { createLeadership } from './leadership.ts';
import { createLockNotes, lockedTables } from './locked.ts';
import { listen, post } from './notifications.ts';
import { watchRows } from './recorder.ts';
import { createRevision } from './revision.ts';
import { rowsOf } from './rowsOf.ts';
import { createSockets } from './sockets.ts';
import { transactions } from './transactions.ts';
import { withVisitors } from '../sqlite/withVisitors.ts';
import { waitForServer } from './waitForServer.ts';

/** A process reads with at most this many statements at a time. */
const mostReaders = 10;
/** The most statements that count for limits at a time. */
const mostCounters = 2;

type Options = Pick<Opening, 'onStatement' | 'onRun' | 'onWait' | 'recorder' | 'computes'> & {
  turn?: Turn | undefined;
};

/** Opens the database at `url` and brings its tables up to date. Throws an Error with one clear sentence. */
export async function openPostgres(
  url: string,
  { migrationsFolder = fromRoot('server/db/migrations.postgres'), recorder, awaiting, say, doing, ...options }: Opening,
): Promise<Db> {
  if (awaiting) await waitForServer(url, awaiting);
  try {
    await aloneOn(url, async (tx) => {
      await refuseHalfMoved(tx, url);
      await migrate(tx, migrationsFolder, { say, doing });
      if (recorder) await watchRows(tx, recorder.watched);
    });
    return await opened(url, { recorder, ...options });
  } catch (error) {
    throw explainConnection(error, url);
  }
}

async function refuseHalfMoved(tx: Tx, url: string) {
  const [note] = await rowsOf<{ name: string | null }>(tx, sql`select to_regclass(${noteTable})::text as name`);
  if (note?.name) throw halfMoved(serverName(url));
}

/** Opens the database in a worker of a process that has it open. */
export const openPostgresBeside = (url: string, options: Options): Promise<Db> =>
  opened(url, { ...options, computes: true });

async function opened(
  url: string,
  { onStatement, onRun, onWait, turn, recorder, computes = false }: Options,
): Promise<Db> {
  const sockets = createSockets();
  const readers = createPool(url, { most: mostReaders, isReader: true, sockets });
  const writers = createPool(url, { most: 1, isComputing: computes, sockets });
  const counters = createPool(url, { most: mostCounters, sockets });
  const revision = createRevision();
  const writer = randomUUID();
  const hearers: ((text: string) => void)[] = [];
  const onPost = (text: string) => hearers.forEach((hear) => hear(text));
  const { isCurrent, refuseGone, close } = await listen(url, { revision, writer, onPost, onGone: sockets.cut });
  const damage = createDamageNotes(isDamage);
  const locks = createLockNotes();
  const onFailure = (error: unknown) => (damage.note(error), locks.note(error));
  const reading = { onStatement, onRun, refuseGone, onFailure };
  const reader = asTx(readers, reading);
  async function catchUp() {
    try {
      const [row] = await reader.select().from(state).where(eq(state.key, 'revision'));
      revision.see(row?.value ?? 0);
    } catch (error) {
      // The write is committed, and the next successful check will see it.
      unlessStorage(error);
    }
  }
  // Connecting now saves the first visitor the wait.
  await catchUp();
  const line = createLine();
  const [write, visitorsWrite, attempt] = transactions(writers, {
    line,
    turn,
    recorder,
    reader,
    onRun,
    onWait,
    onCommit: revision.hear,
    refuseGone,
    writer,
  });
  const leadership = createLeadership(url);
  let isClosed = false;
  const methods = {
    write,
    lend: line,
    revision: revision.now,
    dataVersion: revision.commits,
    isCurrent,
    catchUp,
    alone: <T>(work: () => Promise<T>) => aloneOn(url, work),
    isShared: true,
    leads: leadership.leads,
    counting: countingOn(counters),
    lasting: countingOn(counters),
    posts: {
      // Messages may be lost while the server is unavailable.
      send: (text: string) => post(asTx(counters), text).catch(unlessStorage),
      listen: (hear: (text: string) => void) => void hearers.push(hear),
    },
    pools: () =>
      Object.entries({ readers, writers, counters }).map(([pool, { totalCount, idleCount, waitingCount }]) => ({
        pool,
        used: totalCount - idleCount,
        idle: idleCount,
        waiting: waitingCount,
      })),
    isHeldUp: locks.isHeldUp,
    lockedTables: () => lockedTables(reader),
    async probe() {
      refuseGone();
      damage.refuse();
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
      close();
      leadership.close();
      for (const pool of [readers, writers, counters]) void pool.end();
    },
  };
  return withVisitors(
    { all: reader, visible: asTx(readers, { ...reading, isForVisitors: true }), visitorsWrite, attempt },
    methods,
  );
}

function unlessStorage(error: unknown) {
  if (!storageFailureOf(error)) throw error;
}
