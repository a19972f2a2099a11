import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Tx } from '../database.ts';
import { StorageFailure } from '../storageFailure.ts';
import type { Revision } from './revision.ts';
import { rowsOf } from './rowsOf.ts';

/** The channel on which each commit is announced to all processes. */
const channel = 'vitrin_commits';
/** This is the channel for all other messages between processes. */
const posts = 'vitrin_posts';

/** So many milliseconds lie between two checks of the revision, which find commits whose announcement was lost. */
const lookEvery = 250;
/**
 * The result of a check is valid for this many milliseconds: even through a proxy, no answer is a second out of date.
 */
const holds = 850;
/** A server that does not answer or cannot be reached for this many milliseconds counts as unavailable. */
const patience = 3000;

export type Commit = {
  /** This is the revision that the commit made, if any. */
  revision: number | undefined;
  /** The name of the writing process. */
  writer: string;
};

/** Announces a commit. It runs within the transaction, and the server sends it on commit. */
export const announceCommit = (tx: Tx, commit: Commit) =>
  rowsOf(tx, sql`select pg_notify(${channel}, ${JSON.stringify(commit)})`);

export const post = async (tx: Tx, text: string) => void (await rowsOf(tx, sql`select pg_notify(${posts}, ${text})`));

type Listening = {
  revision: Revision;
  /** The name of this process, which knows its own commits already. */
  writer: string;
  onPost: (text: string) => void;
  /** Called when the server is unavailable. */
  onGone: () => void;
};

/**
 * Listens on a connection of its own until it is closed, and reconnects whenever that is lost. It also reads the row of the
 * revision four times a second, since a connection can be cut off without a sign.
 */
export async function listen(url: string, { revision, writer, onPost, onGone }: Listening) {
  let client: pg.Client;
  let isClosed = false;
  let isGone = false;
  /** This is the start of the last successful check. */
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
    // The next check reports the failure.
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

  /** Connects; false on a failure, which reads and writes report. */
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
      // If only the connection was lost, this attempt succeeds at once.
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
    /** Returns whether the known revision is at most a second old. */
    isCurrent: () => performance.now() - seenAt < holds,
    /** Throws `StorageFailure` while the server is unavailable, so that nobody waits in vain. */
    refuseGone() {
      if (isGone) throw new StorageFailure('unavailable', new Error('The server of the database does not answer.'));
    },
    close() {
      isClosed = true;
      void client.end();
    },
  };
}
