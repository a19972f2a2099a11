import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

type Scheme = 'light' | 'dark';

const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** What axe finds in the page as it is; in a second colour scheme, what is wrong with the colours there. */
export async function faults(page: Page, schemes: readonly Scheme[] = ['light', 'dark']) {
  const found: string[] = [];
  for (const [index, colorScheme] of schemes.entries()) {
    await page.emulateMedia({ colorScheme });
    await page.locator(`html[data-${colorScheme}]`).waitFor({ state: 'attached' });
    const axe = await axeIn(page);
    if (index > 0) axe.withRules(rulesOfColour);
    const { violations } = await axe.analyze();
    for (const { id, nodes } of violations) {
      found.push(`${colorScheme}: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    }
  }
  return found;
}

/**
 * What passes is not told, and neither style sheets nor films are fetched for rules that are not held or find nothing to
 * look at. No page is opened to put the answers of foreign frames together: there are none.
 */
async function axeIn(page: Page) {
  const isThere = await page.evaluate(() => 'axe' in window);
  // Half a megabyte of script, which it would run twice each time.
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: 'true' }) });
  return axe.options({ resultTypes: ['violations'], preload: false }).setLegacyMode();
}
