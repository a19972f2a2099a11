import type { Page } from 'playwright-core';
import { movesSoFar } from '../testing/browser.ts';

/** Looks around in a document, and returns the transitions and animations that ran since it was loaded. */
export async function lookForMotion(page: Page) {
  await page.evaluate(() => window.scrollTo(0, 400));
  await page.locator('header[data-shrunk]').waitFor();
  for (const name of ['Menü', 'Arama']) {
    const button = page.getByRole('button', { name, exact: true });
    if (await button.isVisible()) await button.click();
  }
  for (const target of ['.main-nav a', 'main .MuiButton-root', 'main .product-card']) {
    const first = page.locator(target).first();
    if (await first.isVisible()) await first.hover({ force: true });
  }
  // A movement begins with the next frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return movesSoFar(page);
}
