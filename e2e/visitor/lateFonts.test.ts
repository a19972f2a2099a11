import { expect } from 'vitest';
import { narrow, wide } from '../testing/browser.ts';
import { readingTest as test, type Open } from '../testing/test.ts';

/** The score that counts as no movement: a word that is a pixel narrower still moves its neighbours. */
const hardly = 0.01;

/** The layout shift, as browsers score it, when the fonts come. */
async function movedByFonts(open: Open, path: string, viewport: typeof wide) {
  const page = await open('about:blank', { viewport, alone: true });
  let letThem = () => {};
  const allowed = new Promise<void>((resolve) => (letThem = resolve));
  await page.route('**/*.woff2', async (route) => {
    await allowed;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  const scored = await page.evaluateHandle(() => {
    const score = { sum: 0 };
    const add = (entry: PerformanceEntry & { value?: number }) => (score.sum += entry.value ?? 0);
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(add));
    observer.observe({ type: 'layout-shift', buffered: true });
    return { score, end: () => observer.takeRecords().forEach(add) };
  });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  letThem();
  await page.waitForFunction(() => document.fonts.check('600 1rem "Archivo Variable"'));
  await page.evaluate(() => document.fonts.ready);
  // What moves in a frame is known in the next.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const sum = await scored.evaluate(({ score, end }) => (end(), score.sum));
  await page.context().close();
  return sum;
}

test('nothing moves when the fonts come late', async ({ open }) => {
  const moved: Record<string, number> = {};
  for (const viewport of [narrow, wide]) {
    for (const path of ['/', '/products', '/products/1738669741160', '/contact']) {
      const sum = await movedByFonts(open, path, viewport);
      if (sum > hardly) moved[`${path} at ${viewport.width}`] = sum;
    }
  }
  expect(moved).toEqual({});
});
