import { defineConfig } from 'vitest/config';
import { findFirefox } from './testing/firefox.ts';
import { keepInMemory } from '../scripts/testing/memory.ts';

keepInMemory();

/** What a visitor and the admin do most. The others need what only Chromium can do here: docs/decisions/035-firefox.md. */
const journeys = ['visitor', 'search', 'suggestions', 'contact', 'admin', 'adminProducts', 'adminPictures'];

const shared = {
  testTimeout: 120_000,
  hookTimeout: 60_000,
  // A second try tells a machine that stood still from a real fault; `npm test` lists and fails such tests.
  retry: 1,
  expect: { poll: { timeout: 30_000 } },
  // Several files share what they import, and their browser.
  isolate: false,
};

/** The built product in real browsers: `npm run build` first. More files at once than there are cores, since each waits for its pages most of the time. */
export default defineConfig({
  test: {
    globalSetup: ['scripts/chromium.mjs', 'e2e/testing/starterData.ts'],
    maxWorkers: 3,
    projects: [
      { test: { ...shared, name: 'browser', include: ['e2e/**/*.test.ts'] } },
      ...(findFirefox()
        ? [
            {
              test: {
                ...shared,
                name: 'firefox',
                include: journeys.map((name) => `e2e/${name}.test.ts`),
                env: { BROWSER: 'firefox', FIREFOX_PATH: findFirefox() },
              },
            },
          ]
        : []),
    ],
  },
});
