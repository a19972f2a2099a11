import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const guard = 'scripts/testing/consoleGuard.ts';

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
          setupFiles: [guard],
          testTimeout: 20_000,
        },
      },
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
