import { rm } from 'node:fs/promises';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { expect, test as base } from 'vitest';
import { launch, openPage } from './browser.ts';
import { credentials, sessionCookie, startSite, type Site } from './site.ts';
import { copyOfStarterData } from './starterData.ts';

export type Open = (path: string, options?: BrowserContextOptions) => Promise<Page>;

type Fixtures = {
  /** What pages have complained of so far, on the console or by asking another host. A test that provokes some empties it. */
  complaints: string[];
  browser: Browser;
  /** A running site with the starter content, shared by the tests of a file. */
  site: Site;
  /** Opens a page in a browser of its own. Anything it complains of fails the test. */
  open: Open;
  /** The same, signed in as the admin. */
  openAdmin: Open;
};

export const test = base.extend<Fixtures>({
  browser: [
    async ({}, use) => {
      const browser = await launch();
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({}, use) => {
      const site = await startSite(await copyOfStarterData());
      await use(site);
      await site.stop();
      await rm(site.dataDir, { recursive: true });
    },
    { scope: 'file' },
  ],
  complaints: async ({}, use) => {
    await use([]);
  },
  open: async ({ browser, site, complaints }, use) => {
    const pages: Page[] = [];
    await use(async (path, options = {}) => {
      const page = await openPage(browser, site.origin, options, complaints);
      pages.push(page);
      await goTo(page, path, options);
      return page;
    });
    await Promise.all(pages.map((page) => page.context().close()));
    expect(complaints).toEqual([]);
  },
  openAdmin: async ({ open, site }, use) => {
    await use(async (path, options) => {
      const page = await open('about:blank', options);
      await addSession(page, site);
      await goTo(page, path, options);
      return page;
    });
  },
});

/**
 * Goes there and waits until the page can be used. A public page can be as soon as its scripts have taken it over, since
 * its data came with it; the admin and the playground first have to ask for theirs.
 */
export async function goTo(page: Page, path: string, { javaScriptEnabled = true }: BrowserContextOptions = {}) {
  const asks = /^\/(admin|graphql)/.test(path);
  await page.goto(path, { waitUntil: asks ? 'networkidle' : 'load' });
  if (!asks && javaScriptEnabled && path !== 'about:blank') await takenOver(page);
}

/** Waits until the scripts of a public page have come and answer. */
export const takenOver = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('taken over').length > 0);

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
