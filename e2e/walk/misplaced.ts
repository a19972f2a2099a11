import type { Page } from 'playwright-core';

/** Finds cards whose picture or text leaves them, and says when the page is wider than the window. */
export const misplaced = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth } = document.documentElement;
    if (scrollWidth !== innerWidth) found.push(`the page is ${scrollWidth} wide in a window of ${innerWidth}`);
    for (const part of document.querySelectorAll('.code')) {
      const text = part.parentElement ?? part;
      const hasWords = [...text.childNodes].some((one) => one.nodeType === Node.TEXT_NODE && one.textContent?.trim());
      if (hasWords && /flex|grid/.test(getComputedStyle(text).display))
        found.push(`“${part.textContent}” is cut out of its text`);
    }
    for (const card of document.querySelectorAll('.product-card')) {
      const frame = card.getBoundingClientRect();
      const parts = [...card.querySelectorAll('.picture, .product-card-body > *')];
      // A drawing has two forms, of which the page shows one.
      for (const part of parts.filter((one) => one.checkVisibility())) {
        const box = part.getBoundingClientRect();
        const inside = box.left >= frame.left - 1 && box.right <= frame.right + 1 && box.bottom <= frame.bottom + 1;
        if (!inside) found.push(`${part.className} leaves the card “${card.textContent}”`);
      }
      const [picture, body] = ['.picture', '.product-card-body'].map((name) =>
        [...card.querySelectorAll(name)].find((one) => one.checkVisibility())?.getBoundingClientRect(),
      );
      if (!picture || !body) continue;
      const below = picture.bottom <= body.top + 1 && Math.abs(picture.width - frame.width) < 3;
      const beside = picture.right <= body.left + 1 && Math.abs(picture.left - frame.left) < 3;
      if (!below && !beside) found.push(`picture and text of the card “${card.textContent}” are not in order`);
    }
    return found;
  });
