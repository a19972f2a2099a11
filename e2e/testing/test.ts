import { rm } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { expect, test as base } from 'vitest';
import { launch, openPage } from './browser.ts';
import { buildPseudoSite } from './pseudoSite.ts';
import { pagePool, type PageOptions } from './pagePool.ts';
import { credentials, freePort, originAt, sessionCookie, startSite, type Site } from './site.ts';
import { withSite, writtenTo } from './siteFixture.ts';
import { goTo } from './settled.ts';
import { copyOfWholeCatalogue } from './starterData.ts';

export type Open = (path: string, options?: PageOptions) => Promise<Page>;

type Fixtures = {
  /** The complaints of pages so far: messages on the console, and requests to other hosts. A test that provokes some empties it. */
  complaints: string[];
  browser: Browser;
  /** A running site with the starter content. */
  site: Site;
  /** The port of the sites that a worker starts one after the other, so that its pages can be used for the next. */
  port: number;
  /** Pages that the tests of a worker use one after the other. */
  pages: ReturnType<typeof pagePool>;
  /** Opens a page in a browser that has nothing stored. Anything it complains of fails the test. */
  open: Open;
  /** Opens a page in the same way, signed in as the admin. */
  openAdmin: Open;
};

/** Both kinds of tests share the browser of their worker. */
let launched: Promise<Browser> | undefined;

const inBrowser = base.extend<Pick<Fixtures, 'browser' | 'port' | 'complaints'>>({
  browser: [
    async ({}, use) => {
      const browser = await (launched ??= launch());
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  port: [
    async ({}, use) => {
      await use(await freePort());
    },
    { scope: 'worker' },
  ],
  complaints: async ({}, use) => {
    await use([]);
  },
});

/** Tests of the site that the worker, or each file, starts, from the build that `build` makes where it is given. */
const withSiteOf = (scope: 'file' | 'worker', build?: () => Promise<string>) =>
  inBrowser.extend<Pick<Fixtures, 'site' | 'pages' | 'open' | 'openAdmin'>>({
    site: [async ({ port }, use) => withSite({ PORT: String(port) }, use, await build?.()), { scope }],
    pages: [
      async ({ browser, port }, use) => {
        // Closed with the browser.
        await use(pagePool(browser, originAt(port)));
      },
      { scope: 'worker' },
    ],
    open: async ({ pages, site, complaints }, use) => {
      const before = writtenTo(site);
      const used: Page[] = [];
      await use(async (path, options = {}) => {
        const page = await pages.take(options, complaints);
        used.push(page);
        await show(page, path, options);
        return page;
      });
      await Promise.all(used.map((page) => pages.giveBack(page)));
      expect(complaints).toEqual([]);
      if (scope === 'worker') {
        expect(writtenTo(site), 'A test of `readingTest` writes to the site that others read.').toEqual(before);
      }
    },
    openAdmin: async ({ open, site }, use) => {
      await use(async (path, options) => {
        const page = await open('about:blank', options);
        await addSession(page, site);
        await show(page, path, options);
        return page;
      });
    },
  });

/** Tests that may write: the site is their file's own. */
export const test = withSiteOf('file');

/** Tests that only read: all files of a worker share one site, which spares a start and cold caches for each of them. */
export const readingTest = withSiteOf('worker');

/** Tests of a site whose words are in a language that nobody speaks. */
export const pseudoTest = withSiteOf('file', buildPseudoSite);

/** Goes there, and waits until the page rests if its scripts run. */
async function show(page: Page, path: string, { javaScriptEnabled = true }: PageOptions = {}) {
  if (javaScriptEnabled && path !== 'about:blank') await goTo(page, path);
  else await page.goto(path);
}

/** Signs in without the form. */
export async function addSession(page: Page, site: Site) {
  const [name = '', value = ''] = (await sessionCookie(site)).split('=');
  await page.context().addCookies([{ name, value, url: site.origin, httpOnly: true, sameSite: 'Strict' }]);
}

export async function signIn(page: Page, { email, password } = credentials) {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Waits until the element is there to be seen. */
export const seen = (page: Page, role: Parameters<Page['getByRole']>[0], name: string | RegExp) =>
  page.getByRole(role, { name, exact: true }).first().waitFor();

type OfWholeCatalogue = { origin: string; page: Page; plain: Page };

/** For tests of long lists: a site with the whole catalogue of a new one, a page of it, and one without scripts. */
export const wholeCatalogueTest = test.extend<OfWholeCatalogue>({
  origin: [
    async ({}, use) => {
      const folder = await copyOfWholeCatalogue();
      const site = await startSite(folder, { STARTER_FOLDER: '' });
      await use(site.origin);
      await site.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'file' },
  ],
  page: async ({ browser, origin, complaints }, use) => {
    const page = await openPage(browser, origin, {}, complaints);
    await use(page);
    await page.context().close();
    expect(complaints).toEqual([]);
  },
  plain: async ({ browser, origin, complaints }, use) => {
    const page = await openPage(browser, origin, { javaScriptEnabled: false }, complaints);
    await use(page);
    await page.context().close();
  },
});
