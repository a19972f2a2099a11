import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** The folders of migrations, of which each engine has its own (drizzle.config.ts). */
export const folders = { SQLite: 'server/db/migrations', PostgreSQL: 'server/db/migrations.postgres' };

const namesIn = (folder, pattern) =>
  readdirSync(folder)
    .filter((name) => pattern.test(name))
    .sort();
const snapshotsIn = (folder) => namesIn(join(folder, 'meta'), /^\d+_snapshot\.json$/);

/**
 * Deletes all snapshots but the newest: drizzle-kit compares the tables with that one alone, and a site is updated by the
 * SQL and the journal. Each is a copy of all tables (docs/decisions/133-what-the-repository-carries.md).
 */
export function keepNewestSnapshot(folder) {
  for (const name of snapshotsIn(folder).slice(0, -1)) rmSync(join(folder, 'meta', name));
}

/**
 * Returns why no migration can follow those of a folder, or undefined. Two branches that each add one are the usual reason:
 * the snapshot of one of them does not know the tables of the other, and the next migration would add them a second time.
 */
export function faultOf(folder) {
  const journal = readFileSync(join(folder, 'meta/_journal.json'), 'utf8');
  const snapshots = snapshotsIn(folder);
  if ([journal, ...snapshots.map((name) => readFileSync(join(folder, 'meta', name), 'utf8'))].some(isConflict))
    return `${folder}/meta has conflicts of a merge. ${again}`;
  const { entries } = JSON.parse(journal);
  const numbers = entries.map(({ idx, tag }) => [idx, tag.slice(0, 4)].join());
  const files = namesIn(folder, /\.sql$/);
  const listed = entries.map(({ tag }) => `${tag}.sql`);
  const other = [...files.filter((name) => !listed.includes(name)), ...listed.filter((name) => !files.includes(name))];
  if (other.length > 0) return `${folder}: journal and SQL do not name the same files: ${other.join(', ')}. ${again}`;
  if (numbers.some((number, n) => number !== [n, String(n).padStart(4, '0')].join()))
    return `${folder}: two migrations have one number, or one is left out. ${again}`;
  if (entries.some(({ when }, n) => n > 0 && when <= entries[n - 1].when))
    return `${folder}: a migration is older than the one before it, so a site would skip it. ${again}`;
  const newest = `${listed.at(-1).slice(0, 4)}_snapshot.json`;
  if (snapshots.at(-1) !== newest)
    return `${folder}/meta has ${snapshots.at(-1) ?? 'no snapshot'} instead of ${newest}. ${again}`;
  if (snapshots.length > 1) return `${folder}/meta has older snapshots: \`npm run fix\` deletes them.`;
  return undefined;
}

const isConflict = (text) => /^(<{7}|>{7}) /m.test(text);
const again = 'CONTRIBUTING.md says under “A migration” how to write it once more after a merge.';
