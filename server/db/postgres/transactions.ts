import type pg from 'pg';
import type { Tx } from '../database.ts';
import { plus } from '../columns/expressions.ts';
import { inTurn, type Turn } from '../inTurn.ts';
import { createLine, type Line } from '../line.ts';
import type { Recorder } from '../recorder.ts';
import { state } from '../tables/tables.ts';
import type { OnRun } from '../timeStatements.ts';
import { usualPatience, type Attempt, type Write } from '../transactions.ts';
import { watchWait, type OnWait } from '../watchWait.ts';
import { asTx } from './connections.ts';
import { asNotUnique, rethrow } from './failures.ts';
import { announceCommit } from './notifications.ts';
import { hearRows, takeTouched } from './recorder.ts';

/** The number of the writers' lock, which is the same in all processes. */
const writersLock = 20_261;

type Surroundings = {
  line: Line;
  turn?: Turn | undefined;
  recorder?: Recorder | undefined;
  onWait?: OnWait | undefined;
  /** The connection that reads committed rows. */
  reader: Tx;
  /** Receives each commit, before `write` resolves. */
  onCommit: (revision: number | undefined) => void;
  onRun?: OnRun | undefined;
  /** Throws while the server is unavailable. */
  refuseGone: () => void;
  /** Names this process to the others. */
  writer: string;
};

/**
 * Runs the transactions of all processes one after the other: like on SQLite, rows that a transaction has read stay
 * unchanged until it commits. `pool` has one connection. The second function is for visitors, whose transactions see what is
 * on the site; the third one only tries.
 */
export function transactions(
  pool: pg.Pool,
  { line, turn, recorder, reader, onRun, onWait, onCommit, refuseGone, writer }: Surroundings,
): [all: Write, visitors: Write, attempt: Attempt] {
  const known = new WeakMap<pg.PoolClient, { all: Tx; visible: Tx }>();

  /** The same objects for the same connection, since statements are made once for each. */
  async function handlesOf(client: pg.PoolClient) {
    const made = known.get(client) ?? {
      all: asTx(client, { onRun }),
      visible: asTx(client, { onRun, isForVisitors: true }),
    };
    if (!known.has(client) && recorder) await hearRows(made.all);
    known.set(client, made);
    return made;
  }

  async function commit(client: pg.PoolClient) {
    try {
      await ask(client, 'commit');
    } catch (error) {
      // If the connection was lost, the change may be committed, so listeners read again.
      onCommit(undefined);
      throw error;
    }
  }

  async function record(tx: Tx, erases: boolean) {
    const touched = recorder ? await takeTouched(tx) : [];
    if (touched.length > 0) await recorder?.record(tx, { touched, committed: reader, erases });
  }

  const writing =
    (sees: 'all' | 'visible'): Write =>
    (work, { raisesRevision = true, patience = usualPatience, erases = false } = {}) => {
      const hasBegun = watchWait(onWait);
      return inTurn(line, turn, patience, async () => {
        refuseGone();
        const client = await pool.connect().catch(rethrow);
        let failure: unknown;
        try {
          const handles = await handlesOf(client);
          const tx = handles.all;
          await begin(client, patience);
          hasBegun();
          const result = await work(handles[sees]);
          await record(tx, erases);
          const hasWritten = await hasWrittenIn(client);
          const revision = raisesRevision && hasWritten ? await raiseRevision(tx) : undefined;
          await turn?.beforeCommit();
          if (hasWritten) await announceCommit(tx, { revision, writer });
          await commit(client);
          if (hasWritten) onCommit(revision);
          return result;
        } catch (error) {
          failure = error;
          throw asNotUnique(error);
        } finally {
          client.release(failure !== undefined && !(await isRolledBack(client)));
        }
      }).finally(hasBegun);
    };

  const attempt: Attempt = (work, { patience = usualPatience } = {}) =>
    inTurn(line, turn, patience, async () => {
      refuseGone();
      const client = await pool.connect().catch(rethrow);
      try {
        const { all } = await handlesOf(client);
        await begin(client, patience);
        // A page asks several questions at a time, and a connection answers one.
        return await work(all, asTx(client, { onRun, isForVisitors: true, line: createLine() }));
      } catch (error) {
        throw asNotUnique(error);
      } finally {
        client.release(!(await isRolledBack(client)));
      }
    });
  return [writing('all'), writing('visible'), attempt];
}

const ask = (client: pg.PoolClient, words: string) => client.query(words).catch(rethrow);

async function begin(client: pg.PoolClient, patience: number) {
  // A statement sees all earlier commits, so the first one after the lock sees all that earlier writers did.
  await ask(client, 'begin isolation level read committed');
  await ask(client, `set local lock_timeout = ${Math.max(Math.ceil(patience), 1)}`);
  await ask(client, `select pg_advisory_xact_lock(${writersLock})`);
  await ask(client, 'set local lock_timeout = 0');
}

/** Returns whether the rollback succeeded; if not, the caller closes the connection. */
const isRolledBack = (client: pg.PoolClient) =>
  client.query('rollback').then(
    () => true,
    (error: unknown) => error === undefined,
  );

/** A transaction gets its number with the first row that it writes. */
async function hasWrittenIn(client: pg.PoolClient) {
  const { rows } = await client
    .query<{ number: string | null }>('select pg_current_xact_id_if_assigned() as number')
    .catch(rethrow);
  return rows[0]?.number != null;
}

async function raiseRevision(tx: Tx) {
  const [row] = await tx
    .insert(state)
    .values({ key: 'revision', value: 1 })
    .onConflictDoUpdate({ target: state.key, set: { value: plus(state.value, 1) } })
    .returning({ value: state.value });
  return row?.value;
}
