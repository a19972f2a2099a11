import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Awaiting } from '../database.ts';

const each = 500;

/** Of a server, or of the way to it, that may be there in a moment: after a power cut all machines start together. */
const isAway = (error: unknown) =>
  error instanceof pg.DatabaseError
    ? error.code === '57P03'
    : error instanceof Error &&
      (/^(ECONN|EHOST|ENET|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EPIPE)/.test('code' in error ? String(error.code) : '') ||
        /^timeout expired$|^Connection terminated/.test(error.message));

/** Waits until the server lets somebody in, refuses, or has not been there for too long; whoever opens it then is told why. */
export async function waitForServer(url: string, { patience, say }: Awaiting) {
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
