import { execFile } from 'node:child_process';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { command } from '../../tools/command.ts';
import { temporaryFolder } from '../../../e2e/testing/starterData.ts';
import { findPostgres, startCluster } from '../../../server/testing/postgres/cluster.ts';
import type { Database } from './database.ts';

/** Starts a PostgreSQL of its own that survives a power cut, and moves the content of the folder there. */
export async function onPostgres(folder: string): Promise<Database | undefined> {
  const programs = findPostgres();
  if (!programs) return undefined;
  const cluster = await startCluster(programs, { asInstalled: true });
  const url = cluster.urlOf('postgres');
  command('move', ['--from', folder, '--to', url], folder);
  const dataDir = await temporaryFolder();
  for (const name of ['uploads', 'site.key']) await cp(join(folder, name), join(dataDir, name), { recursive: true });
  return {
    dataDir,
    settings: { DATABASE_URL: url, BACKUP_AT: '' },
    async rows<Row>(statement: string) {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      try {
        return (await client.query(statement)).rows as Row[];
      } finally {
        await client.end();
      }
    },
    damage: () => checked(join(programs, 'pg_amcheck'), url),
    crash: (way, pause) => cluster.restart(pause, { isKilled: way === 'killed' }),
    async leave() {
      await cluster.stop();
      await rm(dataDir, { recursive: true });
    },
  };
}

/** Reads every table and index, and checks that each index covers all of its table. */
const checked = (program: string, url: string) =>
  new Promise<string[]>((resolve) =>
    execFile(program, ['--install-missing', '--heapallindexed', url], (error, stdout, stderr) =>
      resolve(error ? [`pg_amcheck: ${stdout}${stderr}`] : []),
    ),
  );
