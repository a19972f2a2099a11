import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Tx } from '../database.ts';
import { StorageFailure } from '../storageFailure.ts';
import type { Revision } from './revision.ts';
import { rowsOf } from './rowsOf.ts';

/** On which each commit is told to all processes. */
const channel = 'vitrin_commits';
/** On which they tell each other anything else. */
const posts = 'vitrin_posts';

/** Milliseconds between two looks at the revision: what was told and not heard is seen then. */
const lookEvery = 250;
/** Milliseconds that the answer to a look holds: with the way through a proxy, nobody is shown what is a second old. */
const holds = 850;
/** Milliseconds until a server that does not answer, or to which nobody gets through, counts as gone. */
const patience = 3000;

export type Commit = {
  /** The revision that it made, if any. */
  revision: number | undefined;
  /** Names who wrote. */
  writer: string;
};

/** Belongs into the transaction: it is told when that commits. */
export const tell = (tx: Tx, commit: Commit) =>
  rowsOf(tx, sql`select pg_notify(${channel}, ${JSON.stringify(commit)})`);

export const post = async (tx: Tx, text: string) => void (await rowsOf(tx, sql`select pg_notify(${posts}, ${text})`));

type Listening = {
  revision: Revision;
  /** This process: of its own commits it knows already. */
  writer: string;
  onPost: (text: string) => void;
  /** The server is gone. */
  onGone: () => void;
};

/**
 * Listens on a connection of its own until it is closed, and connects again whenever that is lost. The row is the truth,
 * and is looked at four times a second: a connection can be cut off without a word.
 */
export async function listen(url: string, { revision, writer, onPost, onGone }: Listening) {
  let client: pg.Client;
  let isClosed = false;
  let isGone = false;
  /** When the last look that was answered was asked. */
  let seenAt = -Infinity;

  async function look() {
    const askedAt = performance.now();
    const { rows } = await client.query<{ value: number }>(`select value from state where key = 'revision'`);
    seenAt = askedAt;
    return rows[0]?.value ?? 0;
  }

  async function connect() {
    client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: patience,
      query_timeout: patience,
      keepAlive: true,
      application_name: 'vitrin listens',
    });
    // The next look fails.
    client.on('error', () => undefined);
    client.on('notification', ({ channel: its, payload = '' }) => {
      if (its === posts) return onPost(payload);
      const commit = JSON.parse(payload) as Commit;
      if (commit.writer !== writer) revision.hear(commit.revision);
    });
    await client.connect();
    await client.query(`listen ${channel}; listen ${posts}`);
    revision.begin(await look());
    isGone = false;
  }

  function noteGone() {
    if (isGone || isClosed) return;
    isGone = true;
    onGone();
  }

  /** False when that fails; what there is to say about it is told to whoever reads and writes. */
  async function succeeds(step: () => Promise<void>) {
    try {
      await step();
      return true;
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      await client.end();
      return false;
    }
  }

  const wait = () => setTimeout(lookEvery, undefined, { ref: false });

  async function goOn() {
    for (await wait(); !isClosed; await wait()) {
      const askedAt = performance.now();
      if (await succeeds(async () => revision.see(await look()))) continue;
      if (performance.now() - askedAt >= patience) noteGone();
      // Whoever merely lost the connection is there again at once.
      while (!isClosed && !(await succeeds(connect))) {
        noteGone();
        await wait();
      }
    }
    await client.end();
  }

  await connect();
  void goOn();
  return {
    /** Whether the revision is known as it was within the last second. */
    isCurrent: () => performance.now() - seenAt < holds,
    /** Throws `StorageFailure` while the server is gone: nobody need wait for what will not come. */
    refuseGone() {
      if (isGone) throw new StorageFailure('unavailable', new Error('The server of the database does not answer.'));
    },
    close() {
      isClosed = true;
      void client.end();
    },
  };
}
