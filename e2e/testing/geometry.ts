import type { Locator, Page } from 'playwright-core';

/** The element's place in the window; an error when it has none. */
export async function boxOf(element: Locator) {
  await element.waitFor();
  // Once more, since React may just have put another in its place.
  const box = (await element.boundingBox()) ?? (await element.boundingBox());
  if (!box) throw new Error(`Not to be seen: ${String(element)}`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** Of its place what those around it, which scroll by themselves, leave to be seen; undefined when that is nothing. */
export async function boxInSight(element: Locator): Promise<Box | undefined> {
  const box = await element.evaluate((one) => {
    let { left: x, top: y, right, bottom } = one.getBoundingClientRect();
    for (let around = one.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflowY === 'visible') continue;
      const frame = around.getBoundingClientRect();
      [x, y] = [Math.max(x, frame.left), Math.max(y, frame.top)];
      [right, bottom] = [Math.min(right, frame.right), Math.min(bottom, frame.bottom)];
    }
    return { x, y, right, bottom, width: right - x, height: bottom - y };
  });
  return box.width > 0 && box.height > 0 ? box : undefined;
}

type Box = Awaited<ReturnType<typeof boxOf>>;
export const overlap = (a: Box, b: Box) => a.x < b.right && b.x < a.right && a.y < b.bottom && b.y < a.bottom;

/** Pixels that the page can be scrolled: to the side, and down. */
export const scrollable = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
    return { x: scrollWidth - clientWidth, y: scrollHeight - clientHeight };
  });
