import { rm } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { expect, test as base } from 'vitest';
import { launch, takenOver } from './browser.ts';
import { pagePool, type PageOptions } from './pagePool.ts';
import { credentials, freePort, originAt, sessionCookie, startSite, type Site } from './site.ts';
import { settled } from './settled.ts';
import { copyOfStarterData, keepNarrowerPictures } from './starterData.ts';

export type Open = (path: string, options?: PageOptions) => Promise<Page>;

type Fixtures = {
  /** What pages have complained of so far, on the console or by asking another host. A test that provokes some empties it. */
  complaints: string[];
  browser: Browser;
  /** A running site with the starter content, shared by the tests of a file. */
  site: Site;
  /** Of the sites that a worker starts one after the other, so that its pages can go on with the next. */
  port: number;
  /** Pages that the tests of a worker use one after the other. */
  pages: ReturnType<typeof pagePool>;
  /** Opens a page in a browser that has nothing stored. Anything it complains of fails the test. */
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
  port: [
    async ({}, use) => {
      await use(await freePort());
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ port }, use) => {
      const site = await startSite(await copyOfStarterData(), { PORT: String(port) });
      await use(site);
      if (!site.isRunning()) throw new Error(`The server ended by itself:\n${site.output()}`);
      await site.stop();
      await keepNarrowerPictures(site.dataDir);
      await rm(site.dataDir, { recursive: true });
    },
    { scope: 'file' },
  ],
  pages: [
    async ({ browser, port }, use) => {
      // Closed with the browser.
      await use(pagePool(browser, originAt(port)));
    },
    { scope: 'worker' },
  ],
  complaints: async ({}, use) => {
    await use([]);
  },
  open: async ({ pages, site: _, complaints }, use) => {
    const used: Page[] = [];
    await use(async (path, options = {}) => {
      const page = await pages.take(options, complaints);
      used.push(page);
      await goTo(page, path, options);
      return page;
    });
    await Promise.all(used.map((page) => pages.giveBack(page)));
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
export async function goTo(page: Page, path: string, { javaScriptEnabled = true }: PageOptions = {}) {
  const asks = /^\/(admin|graphql)/.test(path);
  await page.goto(path);
  if (asks) await settled(page);
  else if (javaScriptEnabled && path !== 'about:blank') await takenOver(page);
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
