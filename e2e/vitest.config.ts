import { defineConfig } from 'vitest/config';
import { findFirefox } from './testing/firefox.ts';
import { keepInMemory } from './testing/memory.ts';

keepInMemory();

const firefox = findFirefox();

const shared = {
  testTimeout: 120_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 30_000 } },
  globalSetup: ['e2e/testing/starterData.ts'],
};

/** Files of a browser's project share what they import, and their browser. */
const inBrowser = {
  ...shared,
  isolate: false,
  globalSetup: ['scripts/chromium.mjs', ...shared.globalSetup],
};

/**
 * The built product from outside: `npm run build` first. `process` needs no browser. More files run at once than there
 * are cores, since each waits for its pages most of the time.
 */
export default defineConfig({
  test: {
    maxWorkers: 3,
    projects: [
      { test: { ...shared, name: 'process', include: ['e2e/process/*.test.ts'] } },
      { test: { ...inBrowser, name: 'browser', include: ['e2e/{main,visitor,admin,walk}/*.test.ts'] } },
      ...(firefox
        ? [
            {
              test: {
                ...inBrowser,
                name: 'firefox',
                // The other files need what only Chromium can do here: docs/decisions/035-firefox.md.
                include: ['e2e/main/{visitor,admin,order}.test.ts'],
                env: { BROWSER: 'firefox', FIREFOX_PATH: firefox },
              },
            },
          ]
        : []),
    ],
  },
});
