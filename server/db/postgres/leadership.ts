import { setTimeout } from 'node:timers/promises';
import pg from 'pg';

/** Of the lock that the leader holds: another number than the others'. */
const leadersLock = 20_263;

/** Milliseconds between two looks: of the leader whether it still leads, of the others whether they may. */
const lookEvery = 2000;
/** Milliseconds that the answer to a look holds. */
const holds = 7000;
/** Seconds without a look after which the server lets the lock go: later than the leader has given it up by itself. */
const letGoAfter = 10;
const patience = 3000;

/**
 * Of all processes on a database, one leads: it holds a lock of a session of its own, which the server lets go with the
 * connection, and also where nothing has been heard over that for so long that its holder no longer believes in it. Who
 * never asks whether it leads never does.
 */
export function createLeadership(url: string) {
  let isAsked = false;
  let isClosed = false;
  let client: pg.Client | undefined;
  /** When the last look that found the lock held was asked, by both clocks: one may jump, the other stand still in sleep. */
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
    // The next look fails.
    at.on('error', () => undefined);
    client = at;
    try {
      await at.connect();
      while (!isClosed && !(await look(at, `select pg_try_advisory_lock(${leadersLock}) as held`))) await wait();
      while (!isClosed && (await look(at, 'select true as held'))) await wait();
    } catch (error) {
      // That the server is gone is told by whoever reads and writes.
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
    /** Whether this process leads just now. */
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
