import { readMigrationFiles } from 'drizzle-orm/migrator';
import { fromRoot } from '../../settings/root.ts';

export const migrationsOf = {
  sqlite: fromRoot('server/db/migrations'),
  postgres: fromRoot('server/db/migrations.postgres'),
};

/** Only tables of this very version are moved. `applied`: when the last migration of the database was made; null: none. */
export function refuseOtherVersion(applied: number | null, migrationsFolder: string, where: string) {
  refuseNewer(applied, migrationsFolder, where);
  if (applied === newestOf(migrationsFolder)) return;
  throw new Error(
    `The database ${where} is of an earlier version: start the site on it once, stop it, and move it then.`,
  );
}

/** An empty one may be older: it is brought up to date. */
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
