import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Tx } from '../database.ts';
import { asTx } from './connections.ts';
import { rowsOf } from './rowsOf.ts';

/** Of the lock of a start: another number than the writers'. */
const startLock = 20_262;

/** Milliseconds until a server that does not answer counts as away. */
const patience = 5000;

/** Runs `work` while no other process does something of the kind. The server lets the lock go with the connection. */
export async function aloneOn<T>(url: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  const said = { application_name: 'vitrin starts', connectionTimeoutMillis: patience };
  const client = new pg.Client({ connectionString: url, keepAlive: true, ...said });
  // Whatever is asked next fails.
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
