// Takes long: every public page is laid out at each width and read by axe.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { movesSoFar, narrow, wide } from '../testing/browser.ts';
import { resize } from '../testing/geometry.ts';
import { publicPages, quoteList, unknownPage } from '../testing/publicPages.ts';
import { readingTest as test } from '../testing/test.ts';
import { lookInForcedColours } from './forcedColours.ts';
import { inDark, isGate, lookByAxe } from './look.ts';
import { misplaced } from './misplaced.ts';
import { lookForMotion } from './motion.ts';

/** Pixels; 640 is a screen of 1280 at 200 %. */
const widths = isGate ? [320, 820, 1280] : [320, 360, 390, 600, 640, 820, 1024, 1280, 1600, 1920];

/** Lists with other filters and looks: axe sees their parts on other pages. */
const bearings = '/categories/rulmanlar-ve-güç-aktarım';
const lists = ['/products?q=rulman', bearings, `${bearings}?gorunum=tablo`];
const three = '/karsilastir?u=1738669741160&u=1765369210047&u=1779884591038';

async function lookAtWidths(page: Page) {
  const found: string[] = [];
  const lookAt = async (width: number, scheme = '') => {
    await resize(page, { width, height: 900 });
    found.push(...(await misplaced(page)).map((what) => `${scheme}at ${width}: ${what}`));
  };
  for (const width of widths) await lookAt(width);
  if (!isGate) await inDark(page, async () => void (await lookAt(390, 'dark, ')));
  await resize(page, wide);
  return found;
}

/** Finds controls that would be printed, although nobody can use them on paper. */
async function printedControls(page: Page) {
  await page.emulateMedia({ media: 'print' });
  const controls = page.locator('button, input, select, textarea, iframe, .MuiButton-root').filter({ visible: true });
  const printed = await controls.evaluateAll((all) => all.map((one) => `printed: ${one.outerHTML}`));
  await page.emulateMedia({ media: null });
  return printed;
}

async function moves(page: Page) {
  const found = new Set(await lookForMotion(page));
  await resize(page, narrow);
  for (const move of await lookForMotion(page)) found.add(move);
  return [...found].map((move) => `moves: ${move}`);
}

test.for([...publicPages, three, quoteList, unknownPage, ...lists])(
  `axe, widths, ${isGate ? 'and paper' : 'paper, forced colours and motion'} find nothing to object to: %s`,
  async (path, { open }) => {
    const page = await open(path, { viewport: wide });
    await page.getByRole('heading', { level: 1 }).waitFor();
    const found = lists.includes(path) ? [] : await lookByAxe(page, 'all');
    found.push(...(await lookAtWidths(page)), ...(await printedControls(page)));
    if (!isGate) found.push(...(await lookInForcedColours(page)), ...(await moves(page)));
    expect(found).toEqual([]);
  },
);

test.skipIf(isGate)('motion is found where nobody minds it', async ({ open }) => {
  const page = await open('/products', { viewport: wide, reducedMotion: 'no-preference' });
  await lookForMotion(page);
  expect(await movesSoFar(page)).not.toEqual([]);
});
