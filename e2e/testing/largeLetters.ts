import type { Page } from 'playwright-core';

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
