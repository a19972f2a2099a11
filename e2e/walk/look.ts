import type { Page } from 'playwright-core';
import { faults } from '../testing/axe.ts';
import { narrow, wide } from '../testing/browser.ts';
import { resize } from '../testing/geometry.ts';
import { findFaults } from '../testing/layoutFaults.ts';

/** The gate looks at three widths and one scheme, the release lane at all: docs/decisions/131-lanes-of-tests.md. */
export const isGate = process.env.LANE === 'gate';

/** Pixels. Each state of the admin is shown at all of them. */
const widths = isGate ? [320, 820, 1280] : [320, 390, 600, 820, 1024, 1280, 1920];

/** `all` means both schemes on a wide screen and dark on a narrow one; `once` means light on the wide one instead. */
type Schemes = 'all' | 'once';

/** Returns what axe finds in the current state of a wide page, which is wide and light again afterwards. */
export async function lookByAxe(page: Page, schemes: Schemes = 'once') {
  if (isGate) return faults(page, ['light']);
  const onWide = await faults(page, schemes === 'all' ? ['light', 'dark'] : ['light']);
  await resize(page, narrow);
  // Light on a narrow screen shows nothing that light on a wide and dark on a narrow one have not shown.
  const onNarrow = await faults(page, ['dark']);
  await page.emulateMedia({ colorScheme: 'light' });
  await resize(page, wide);
  return [...onWide.map((fault) => `wide, ${fault}`), ...onNarrow.map((fault) => `narrow, ${fault}`)];
}

/**
 * Returns what is out of its place in the current state of the page at every width, and in the dark scheme on a narrow screen,
 * which the gate leaves to the release lane. The page is wide and light afterwards.
 */
export async function lookAtWidths(page: Page, chosen = widths) {
  const found: string[] = [];
  for (const width of chosen) {
    await resize(page, { width, height: 800 });
    for (const fault of await findFaults(page)) found.push(`at ${width}: ${fault}`);
  }
  if (!isGate) {
    await inDark(page, async () => {
      await resize(page, narrow);
      for (const fault of await findFaults(page)) found.push(`dark, at ${narrow.width}: ${fault}`);
    });
  }
  await resize(page, wide);
  return found;
}

/** Does `work` in the dark scheme. */
export async function inDark(page: Page, work: () => Promise<void>) {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.locator('html[data-dark]').waitFor({ state: 'attached' });
  await work();
  await page.emulateMedia({ colorScheme: 'light' });
}
