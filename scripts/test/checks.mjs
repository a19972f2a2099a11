import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { faultOf, folders } from '../snapshots.mjs';
import { run } from './steps.mjs';

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/**
 * A file that has not changed is not looked at again, since each rule looks at one file alone. The cache notices when the
 * settings or a version have changed.
 */
export const eslint = 'npx eslint --cache --cache-strategy content --cache-location node_modules/.cache/eslint/';
export const format = 'npx oxfmt --check';

/** Generates the migrations of each engine into a copy of its folder: no new one may be written. */
export async function migrations() {
  const fault = faultOf(folders.SQLite) ?? faultOf(folders.PostgreSQL);
  if (fault) return { ok: false, output: fault };
  const sqlite = await current('sqlite', folders.SQLite, {});
  return sqlite.ok ? current('postgresql', folders.PostgreSQL, { DATABASE_URL: 'postgres:' }) : sqlite;
}

async function current(dialect, folder, environment) {
  // drizzle-kit writes below the working directory only.
  const copy = 'node_modules/.vitrin-migrations';
  rmSync(copy, { recursive: true, force: true });
  cpSync(folder, copy, { recursive: true });
  const before = filesIn(copy).length;
  const { ok, output } = await run(
    `npx drizzle-kit check && npx drizzle-kit generate --dialect ${dialect} --schema './server/db/tables/*ables.ts' --out ./${copy}`,
    environment,
  );
  const isNew = filesIn(copy).length !== before;
  rmSync(copy, { recursive: true });
  return {
    ok: ok && !isNew,
    output: isNew ? 'The tables have changed: run `npm run migrations -- NAME` and commit what it writes.' : output,
  };
}
