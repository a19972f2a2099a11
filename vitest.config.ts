import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { findPostgres } from './server/testing/postgres/cluster.ts';
import { keepInMemory } from './e2e/testing/memory.ts';
import { wordsBeside } from './scripts/words/inLanguage.ts';

keepInMemory();

const guard = 'scripts/testing/consoleGuard.ts';
/** Tests that compare files with files. */
const ledger = '**/*.ledger.test.{ts,tsx,js}';

/** Tests sign in a thousand times, and none is about how long a guess takes. */
const quickHashing = { find: /^argon2$/, replacement: resolve('server/testing/quickHashing.ts') };

/** Tests of SQLite and its file: the backup is a copy of it, and the plans of its queries are its own. */
const aboutSqlite = [
  'server/db/{database,oldest,otherPrograms,storageFailure,sqlite/{damage,slices}}.{test,release.test}.ts',
  'server/**/backup/{backup,backupAttachments,backups,killedRestore,nightly,restoring}.{test,release.test}.ts',
  // It proves that no word is left in the file; a server overwrites its files in its own time.
  'server/**/messages/erasure.test.ts',
  'server/**/{filters/plans,products/pagesWritten}.test.ts',
  // Where files lie does not depend on the database.
  'server/**/storage/*.test.ts',
  'server/**/moving/moving.test.ts',
  'server/graphql/statements.{test,release.test}.ts',
  'server/**/{firstStart,readiness}.test.ts',
];

/**
 * The API once more on PostgreSQL, on machines that have it. `npm test` runs what POSTGRES_TESTS names: tests about that
 * engine, and those that send a statement which has not passed there (docs/decisions/131-lanes-of-tests.md).
 */
const onPostgres = {
  extends: true as const,
  resolve: { alias: [quickHashing] },
  plugins: [wordsBeside(import.meta.dirname)],
  test: {
    name: 'postgres',
    environment: 'node' as const,
    include: [
      'server/{app,core,db,graphql,http,jobs,limits,live,modules,process,search,site,spreadsheet}/**/*.test.ts',
      'proof/torture/servers/*.test.ts',
    ],
    exclude: [...aboutSqlite, ledger],
    globalSetup: ['server/testing/postgres/globalSetup.ts'],
    setupFiles: [guard, 'scripts/postgres/onlyNamed.mjs'],
    // This chooses the engine; the address of the server comes from the global setup.
    env: { DATABASE_URL: 'postgres:' },
    testTimeout: 60_000,
  },
};

/** Programs of others, whose packages `npm run test:clients` installs (docs/decisions/133-what-the-repository-carries.md). */
const clients = {
  extends: true as const,
  test: {
    name: 'clients',
    environment: 'node' as const,
    include: ['proof/clients/*.test.ts'],
    setupFiles: [guard],
    testTimeout: 60_000,
  },
};

/** Everything but the browser: e2e/vitest.config.ts holds that, since it needs a build. */
export default defineConfig({
  // Node gives packages the CommonJS build of graphql; a second copy beside it would not know its types.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    maxWorkers: 2,
    // A database of PostgreSQL is emptied when its test ends, which takes its time on a busy machine.
    hookTimeout: 60_000,
    // Files share their modules, which halves the time: no test leaves anything behind in one.
    isolate: false,
    projects: [
      {
        extends: true,
        resolve: { alias: [quickHashing] },
        plugins: [wordsBeside(import.meta.dirname)],
        test: {
          name: 'server',
          environment: 'node',
          include: ['{common,server}/**/*.test.ts', 'scripts/**/*.test.{ts,js}', 'data/starter/**/*.test.ts'],
          exclude: ['server/db/postgres/**', 'server/**/*.postgres{,.release}.test.ts', ledger],
          setupFiles: [guard, 'scripts/postgres/noteTests.mjs'],
          testTimeout: 60_000,
        },
      },
      ...(findPostgres() ? [onPostgres] : []),
      {
        extends: true,
        plugins: [react()],
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['web/**/*.test.{ts,tsx}'],
          exclude: [ledger],
          setupFiles: [guard, 'web/testing/browserSetup.ts'],
          testTimeout: 60_000,
        },
      },
      ...(existsSync('proof/clients/node_modules') ? [clients] : []),
      {
        // They need no database, no server and no browser, so `npm run check` runs all of them, always.
        extends: true,
        test: {
          name: 'ledger',
          environment: 'node',
          include: ['{common,data/starter,e2e,scripts,server,web}/' + ledger],
          setupFiles: [guard],
          testTimeout: 20_000,
        },
      },
    ],
  },
});
