import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { findPostgres } from './server/testing/postgres/cluster.ts';
import { keepInMemory } from './e2e/testing/memory.ts';

keepInMemory();

const guard = 'scripts/testing/consoleGuard.ts';

/** About SQLite and its file: the backup is a copy of it, and what it reads a list with is its own plan. */
const aboutSqlite = [
  'server/db/{database,damage,oldest,otherPrograms,storageFailure}.test.ts',
  'server/modules/backup/{backup,backups,nightly,restoring}.test.ts',
  // That no word is left in the file: a server overwrites its own in its own time.
  'server/modules/messages/erasure.test.ts',
  'server/modules/filters/plans.test.ts',
  // No database has a say in where files lie.
  'server/core/storage/*.test.ts',
  'server/modules/moving/moving.test.ts',
  'server/graphql/statements.test.ts',
  'server/firstStart.test.ts',
  'server/readiness.test.ts',
];

/** The API once more on PostgreSQL, on machines that have it. */
const onPostgres = {
  extends: true as const,
  test: {
    name: 'postgres',
    environment: 'node' as const,
    include: ['server/{core,db,graphql,live,modules,site}/**/*.test.ts', 'torture/servers/*.test.ts'],
    exclude: aboutSqlite,
    globalSetup: ['server/testing/postgres/globalSetup.ts'],
    setupFiles: [guard],
    // It is the engine that this chooses; the tests are told where the server is.
    env: { DATABASE_URL: 'postgres:' },
    testTimeout: 60_000,
    // As in the browser's tests.
    retry: 1,
  },
};

/** Everything but the browser: e2e/vitest.config.ts holds that, since it needs a build. */
export default defineConfig({
  // Node gives packages the CommonJS build of graphql; a second copy beside it would not know its types.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    maxWorkers: 2,
    // No file leaves anything behind in a module, and each would load them all again: it takes less than half the time.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          include: ['server/**/*.test.ts', 'scripts/**/*.test.{ts,js}'],
          exclude: ['server/db/postgres/**', 'server/**/*.postgres.test.ts'],
          setupFiles: [guard],
          testTimeout: 20_000,
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
          setupFiles: [guard, 'scripts/testing/browserSetup.ts'],
          testTimeout: 20_000,
        },
      },
    ],
  },
});
