import { spawnSync } from 'node:child_process';
import { faultOf, folders, keepNewestSnapshot } from './snapshots.mjs';

/**
 * `npm run migrations -- NAME`: writes what the tables have become as one migration for each engine, under one name. The new
 * snapshot of the tables takes the place of the one before.
 */
const [name = ''] = process.argv.slice(2);
if (!/^[a-z][a-z0-9_]*$/.test(name)) {
  console.error(
    'Name the migration for what it does, in small letters, digits and underscores: npm run migrations -- brands',
  );
  process.exit(1);
}

for (const folder of Object.values(folders)) keepNewestSnapshot(folder);
const faults = Object.values(folders).map(faultOf).filter(Boolean);
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}

for (const [engine, environment] of [
  ['SQLite', {}],
  ['PostgreSQL', { DATABASE_URL: 'postgres:' }],
]) {
  console.log(`${engine}:`);
  const options = { shell: true, stdio: 'inherit', env: { ...process.env, ...environment } };
  const { status } = spawnSync(`npx drizzle-kit generate --name ${name}`, options);
  if (status !== 0) process.exit(status ?? 1);
  keepNewestSnapshot(folders[engine]);
}
