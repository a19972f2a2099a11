import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { settled } from './settled.ts';

type Axe = { run: (context: Document, options: RunOptions) => Promise<AxeResults> };

const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/**
 * What axe finds in the page as it is, a line for each rule: `color-contrast: .hero p, .hero a`. The script, half a
 * megabyte, runs once in a document. Passed checks are not reported, and neither style sheets nor films are fetched for
 * rules that are not checked or find nothing to look at. The page has to rest: in a part that is left for later axe looks for
 * backgrounds in the wrong place.
 */
export async function axeFaults(page: Page, options: RunOptions = {}) {
  await settled(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    async (options) => {
      const { axe } = window as unknown as { axe: Axe };
      const { violations } = await axe.run(document, options);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    },
    { resultTypes: ['violations'], preload: false, ...options } satisfies RunOptions,
  );
}

type Scheme = 'light' | 'dark';

const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** Returns what axe finds in the first colour scheme, and the faults of colour in the second. */
export async function faults(page: Page, schemes: readonly Scheme[] = ['light', 'dark']) {
  const found: string[] = [];
  for (const [index, colorScheme] of schemes.entries()) {
    await page.emulateMedia({ colorScheme });
    await page.locator(`html[data-${colorScheme}]`).waitFor({ state: 'attached' });
    const lines = await axeFaults(page, index > 0 ? { runOnly: rulesOfColour } : {});
    found.push(...lines.map((line) => `${colorScheme}: ${line}`));
  }
  return found;
}
