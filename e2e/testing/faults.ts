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
    // What passes is not told, and no page is opened to put the answers of foreign frames together: there are none.
    const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
    const { violations } = await (index === 0 ? axe : axe.withRules(rulesOfColour)).analyze();
    for (const { id, nodes } of violations) {
      found.push(`${colorScheme}: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    }
  }
  return found;
}
