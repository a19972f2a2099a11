import type { Locator, Page } from 'playwright-core';

/** The element's place in the window; an error when it has none. */
export async function boxOf(element: Locator) {
  await element.waitFor();
  // Once more, since React may just have put another in its place.
  const box = (await element.boundingBox()) ?? (await element.boundingBox());
  if (!box) throw new Error(`Not to be seen: ${String(element)}`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

type Box = Awaited<ReturnType<typeof boxOf>>;
export const overlap = (a: Box, b: Box) => a.x < b.right && b.x < a.right && a.y < b.bottom && b.y < a.bottom;

/** Pixels that the page can be scrolled: to the side, and down. */
export const scrollable = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
    return { x: scrollWidth - clientWidth, y: scrollHeight - clientHeight };
  });
