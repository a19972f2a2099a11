import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

type Scheme = 'light' | 'dark';

/** What axe finds in the page as it is, in each of the colour schemes. */
export async function faults(page: Page, schemes: readonly Scheme[] = ['light', 'dark']) {
  const found: string[] = [];
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    await page.locator(`html[data-${colorScheme}]`).waitFor({ state: 'attached' });
    const { violations } = await new AxeBuilder({ page }).analyze();
    for (const { id, nodes } of violations) {
      found.push(`${colorScheme}: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    }
  }
  return found;
}
