import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Tx } from '../database.ts';
import { rowsOf } from './rowsOf.ts';

/** On which each commit is told to all processes. */
const channel = 'vitrin_commits';

/** Milliseconds between two attempts to be connected again. */
const pause = 500;

export type Commit = {
  /** The revision that it made, if any. */
  revision: number | undefined;
  /** Names who wrote. */
  writer: string;
};

/** Belongs into the transaction: it is told when that commits. */
export const tell = (tx: Tx, commit: Commit) =>
  rowsOf(tx, sql`select pg_notify(${channel}, ${JSON.stringify(commit)})`);

type News = {
  onCommit: (commit: Commit) => void;
  /** Commits may have been missed. */
  onConnected: () => Promise<void>;
};

/** Listens on a connection of its own until it is closed, and connects again whenever that is lost. */
export async function listen(url: string, { onCommit, onConnected }: News) {
  let client: pg.Client | undefined;
  let isClosed = false;

  async function connect() {
    const next = new pg.Client({ connectionString: url, keepAlive: true, application_name: 'vitrin listens' });
    // An error is followed by the end.
    next.on('error', () => undefined);
    next.on('end', () => void connectAgain());
    next.on('notification', ({ payload }) => onCommit(JSON.parse(payload ?? '') as Commit));
    client = next;
    await next.connect();
    await next.query(`listen ${channel}`);
    await onConnected();
  }

  async function connectAgain() {
    await setTimeout(pause, undefined, { ref: false });
    if (isClosed) return;
    try {
      await connect();
    } catch (error) {
      // That the server is away is told by whoever reads and writes. The end of this attempt begins the next.
      if (error instanceof Error) await client?.end();
    }
  }

  await connect();
  return {
    close() {
      isClosed = true;
      void client?.end();
    },
  };
}
