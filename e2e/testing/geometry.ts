import type { Locator, Page } from 'playwright-core';

/**
 * Gives the window another size, and waits for what follows from it: two frames in which nothing in the page changes. A
 * page that never rests is given a tenth of a second.
 */
export async function resize(page: Page, size: { width: number; height: number }) {
  await page.setViewportSize(size);
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        let still = 0;
        const changes = new MutationObserver(() => (still = 0));
        changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
        const end = performance.now() + 100;
        const look = () => {
          if (still++ < 2 && performance.now() < end) return requestAnimationFrame(look);
          changes.disconnect();
          done();
        };
        requestAnimationFrame(look);
      }),
  );
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
