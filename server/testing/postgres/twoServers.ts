import { onTestFinished } from 'vitest';
import { openDatabase } from '../../db/openDatabase.ts';
import { temporaryFolder } from '../openTestApi.ts';
import { openTestDatabase } from '../openTestDatabase.ts';
import { databaseOf } from './databaseOf.ts';
import { layWire } from './wire.ts';

/** Opens one database twice, as two servers would; the first reaches it over a wire that can fail. */
export async function twoServers() {
  const folder = await temporaryFolder();
  const other = await openTestDatabase(folder);
  const wire = await layWire((await databaseOf(folder)) ?? '');
  const db = await openDatabase('', { url: wire.url });
  onTestFinished(() => {
    db.close();
    other.close();
    wire.close();
  });
  return { db, other, wire };
}
