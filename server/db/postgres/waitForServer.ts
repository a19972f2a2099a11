import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Awaiting } from '../database.ts';

const each = 500;

/** Returns whether the server or the network may be back in a moment: after a power cut all machines start together. */
const isAway = (error: unknown) =>
  error instanceof pg.DatabaseError
    ? error.code === '57P03'
    : error instanceof Error &&
      (/^(ECONN|EHOST|ENET|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EPIPE)/.test('code' in error ? String(error.code) : '') ||
        /^timeout expired$|^Connection terminated/.test(error.message));

/** Waits until the server accepts or refuses a connection, or patience ends. The caller's own attempt then reports the reason. */
export async function waitForServer(url: string, { patienceMs: patience, say }: Awaiting) {
  const until = Date.now() + patience;
  for (let isSaid = false; ; isSaid = true) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: Math.min(patience, 5000) });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return;
    } catch (error) {
      if (!isAway(error) || Date.now() + each > until) return;
      if (!isSaid) {
        const reason = (error as { code?: string }).code ?? (error as Error).message;
        say(`Waiting up to ${patience / 1000} seconds for the database at ${new URL(url).host} (${reason}) …`);
      }
      await pause(each);
    } finally {
      await client.end();
    }
  }
}
