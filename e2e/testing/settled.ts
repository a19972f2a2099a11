import type { Page } from 'playwright-core';

/**
 * Waits until the page says that it rests: web/page/settled.ts marks it while all that it waits for is there and shown. A page
 * whose scripts are held up, or on a phone that nobody has touched, never says so; one without scripts rests once it is loaded.
 */
export async function settled(page: Page) {
  if (await page.evaluate(() => matchMedia('(scripting: none)').matches)) await page.waitForLoadState('load');
  else await page.waitForFunction(isSettled);
}

/** Looks in each frame of the page, where a locator would look twice a second. */
const isSettled = () => document.querySelector('#root[data-settled]') !== null;

/** Goes there, and waits until the page rests. */
export async function goTo(page: Page, path: string) {
  await page.goto(path);
  await settled(page);
}

/** Loads the page once more, and waits until it rests. */
export async function reload(page: Page) {
  await page.reload();
  await settled(page);
}

/** Goes back in the history of the page, and waits until it rests. */
export async function goBack(page: Page) {
  await page.goBack();
  await settled(page);
}
