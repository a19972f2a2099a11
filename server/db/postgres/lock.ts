import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Tx } from '../database.ts';
import { asTx } from './connections.ts';
import { rowsOf } from './rowsOf.ts';

/** This is the number of the lock of starts, which differs from those of other locks. */
const startLock = 20_262;

/** A server that does not answer for this many milliseconds counts as unavailable. */
const patience = 5000;

/** Runs `work` while no other process runs such work. The server releases the lock with the connection. */
export async function aloneOn<T>(url: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  const said = { application_name: 'vitrin starts', connectionTimeoutMillis: patience };
  const client = new pg.Client({ connectionString: url, keepAlive: true, ...said });
  // The next statement reports the failure.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const tx = asTx(client);
    await rowsOf(tx, sql`select pg_advisory_lock(${startLock})`);
    return await work(tx);
  } finally {
    await client.end();
  }
}
