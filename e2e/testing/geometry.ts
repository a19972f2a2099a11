import type { Locator, Page } from 'playwright-core';
import { settled } from './settled.ts';

/** Gives the window another size, and waits until the page rests in it. */
export async function resize(page: Page, size: { width: number; height: number }) {
  await page.setViewportSize(size);
  // The page gets the event before its next frame. One without scripts has no frames to ask for, and is laid out when it is asked.
  await page.evaluate(() => {
    if (!matchMedia('(scripting: none)').matches) return new Promise((done) => requestAnimationFrame(done));
  });
  await settled(page);
}

/** The element's place in the window. Throws when it has none. */
export async function boxOf(element: Locator) {
  await element.waitFor();
  // A second try, since React may just have replaced the element.
  const box = (await element.boundingBox()) ?? (await element.boundingBox());
  if (!box) throw new Error(`Not to be seen: ${String(element)}`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** The parts of their places that are in sight, since what is around them may scroll on its own, and their texts. */
export async function boxesInSight(elements: Locator) {
  const boxes = await elements.evaluateAll((all: HTMLElement[]) =>
    all
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .map((one) => {
        let { left: x, top: y, right, bottom } = one.getBoundingClientRect();
        for (let around = one.parentElement; around; around = around.parentElement) {
          if (getComputedStyle(around).overflowY === 'visible') continue;
          const frame = around.getBoundingClientRect();
          [x, y] = [Math.max(x, frame.left), Math.max(y, frame.top)];
          [right, bottom] = [Math.min(right, frame.right), Math.min(bottom, frame.bottom)];
        }
        return { x, y, right, bottom, text: one.innerText };
      }),
  );
  return boxes.filter(({ x, y, right, bottom }) => right > x && bottom > y);
}

type Box = { x: number; y: number; right: number; bottom: number };
export const overlap = (a: Box, b: Box) => a.x < b.right && b.x < a.right && a.y < b.bottom && b.y < a.bottom;

/** How far the page can be scrolled to the side and down, in pixels. */
export const scrollable = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
    return { x: scrollWidth - clientWidth, y: scrollHeight - clientHeight };
  });

/** Pixels, as browsers have them by default. */
const sizes = { standard: 16, fixed: 13 };

/** Looks at a page in letters of another size, as the reader's setting of the browser makes them, which media queries know. */
export async function inLetters(page: Page, percent: number, look: () => Promise<void>) {
  const browser = await page.context().newCDPSession(page);
  const set = (part: number) =>
    browser.send('Page.setFontSizes', {
      fontSizes: { standard: sizes.standard * part, fixed: sizes.fixed * part },
    });
  await set(percent / 100);
  try {
    await look();
  } finally {
    await set(1);
    await browser.detach();
  }
}
