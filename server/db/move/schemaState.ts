import { readMigrationFiles } from 'drizzle-orm/migrator';
import { fromRoot } from '../../root.ts';

export const migrationsOf = {
  sqlite: fromRoot('server/db/migrations'),
  postgres: fromRoot('server/db/migrations.postgres'),
};

/** Only tables of this very version are moved. `applied`: when the last migration of the database was made; null: none. */
export function refuseOtherVersion(applied: number | null, migrationsFolder: string, where: string) {
  const newest = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0;
  if (applied === newest) return;
  throw new Error(
    (applied ?? 0) > newest
      ? `The database ${where} is newer than this program: move it with the version that last used it.`
      : `The database ${where} is of an earlier version: start the site on it once, stop it, and move it then.`,
  );
}

export const notEmpty = (where: string) =>
  new Error(`There are rows in ${where} already: a move needs an empty one. Nothing was changed.`);

export const inUse = (where: string) =>
  new Error(`The site is running on ${where}: stop it first. Nothing was changed.`);

export const otherMove = (where: string, origin: string) =>
  new Error(`In ${where} lies a half of a move from ${origin}: go on with that one, or begin with an empty one.`);
