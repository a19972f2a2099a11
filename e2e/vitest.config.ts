import { defineConfig } from 'vitest/config';

/** The built product in a real browser: `npm run build` first. More files at once than there are cores, since each waits for its pages most of the time. */
export default defineConfig({
  test: {
    name: 'browser',
    include: ['e2e/**/*.test.ts'],
    globalSetup: ['scripts/chromium.mjs', 'e2e/testing/starterData.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 3,
    // Several files share what they import, and their browser.
    isolate: false,
  },
});
