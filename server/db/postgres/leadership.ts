import { setTimeout } from 'node:timers/promises';
import pg from 'pg';

/** This is the number of the leader's lock, which differs from those of other locks. */
const leadersLock = 20_263;

/**
 * So many milliseconds lie between two checks: the leader checks whether it still leads, the others whether they may.
 */
const lookEvery = 2000;
/** The result of a check is valid for this many milliseconds. */
const holds = 7000;
/** Seconds without a check after which the server releases the lock: by then the leader has stopped leading on its own. */
const letGoAfter = 10;
const patience = 3000;

/**
 * Elects one leader among all processes on a database: it holds a session lock, which the server releases with the
 * connection, and also when the connection was silent for so long that its holder has stopped leading. A process that never
 * asks whether it leads is not a candidate.
 */
export function createLeadership(url: string) {
  let isAsked = false;
  let isClosed = false;
  let client: pg.Client | undefined;
  /** The start of the last successful check by two clocks: one may jump, the other stands still while the machine sleeps. */
  let heldAt = { clock: -Infinity, running: -Infinity };

  async function look(at: pg.Client, statement: string) {
    const asked = { clock: Date.now(), running: performance.now() };
    const { rows } = await at.query<{ held: boolean }>(statement);
    if (rows[0]?.held) heldAt = asked;
    return rows[0]?.held ?? false;
  }

  async function hold() {
    const at = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: patience,
      query_timeout: patience,
      keepAlive: true,
      application_name: 'vitrin leads',
      options: `-c idle_session_timeout=${letGoAfter}s`,
    });
    // The next check reports the failure.
    at.on('error', () => undefined);
    client = at;
    try {
      await at.connect();
      while (!isClosed && !(await look(at, `select pg_try_advisory_lock(${leadersLock}) as held`))) await wait();
      while (!isClosed && (await look(at, 'select true as held'))) await wait();
    } catch (error) {
      // Reads and writes report that the server is unavailable.
      if (!(error instanceof Error)) throw error;
    } finally {
      heldAt = { clock: -Infinity, running: -Infinity };
      await at.end();
    }
  }

  async function campaign() {
    for (; !isClosed; await wait()) await hold();
  }

  return {
    /** Returns whether this process leads at the moment. */
    leads() {
      if (!isAsked) void campaign();
      isAsked = true;
      const since = Math.max(Date.now() - heldAt.clock, performance.now() - heldAt.running);
      return !isClosed && since < holds;
    },
    close() {
      isClosed = true;
      void client?.end();
    },
  };
}

const wait = () => setTimeout(lookEvery, undefined, { ref: false });
