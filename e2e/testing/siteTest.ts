import { test as base } from 'vitest';
import type { Site } from './site.ts';
import { withSite } from './siteFixture.ts';

/** For tests without a browser: `site` is a running site with the starter content, which the tests of a file share. */
export const test = base.extend<{ site: Site }>({
  site: [async ({}, use) => withSite({}, use), { scope: 'file' }],
});
