import { readMigrationFiles } from 'drizzle-orm/migrator';
import { fromRoot } from '../../settings/root.ts';

export const migrationsOf = {
  sqlite: fromRoot('server/db/migrations'),
  postgres: fromRoot('server/db/migrations.postgres'),
};

/** Refuses tables of another version. `applied` is the time of the database's last migration; null for none. */
export function refuseOtherVersion(applied: number | null, migrationsFolder: string, where: string) {
  refuseNewer(applied, migrationsFolder, where);
  if (applied === newestOf(migrationsFolder)) return;
  throw new Error(
    `The database ${where} is of an earlier version: start the site on it once, stop it, and move it then.`,
  );
}

/** Accepts an older empty database, which is brought up to date. */
export function refuseNewer(applied: number | null, migrationsFolder: string, where: string) {
  if ((applied ?? 0) <= newestOf(migrationsFolder)) return;
  throw new Error(`The database ${where} is newer than this program: move it with the version that last used it.`);
}

const newestOf = (migrationsFolder: string) => readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0;

export const notEmpty = (where: string) =>
  new Error(`There are rows in ${where} already: a move needs an empty one. Nothing was changed.`);

export const inUse = (where: string) =>
  new Error(`The site is running on ${where}: stop it first. Nothing was changed.`);

export const otherMove = (where: string, origin: string) =>
  new Error(`In ${where} lies a half of a move from ${origin}: go on with that one, or begin with an empty one.`);
