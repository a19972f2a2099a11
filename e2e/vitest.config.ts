import { defineConfig } from 'vitest/config';

/** The built product in a real browser: `npm run build` first. Two files at once, for two cores. */
export default defineConfig({
  test: {
    name: 'browser',
    include: ['e2e/**/*.test.ts'],
    globalSetup: ['scripts/chromium.mjs', 'e2e/testing/starterData.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
