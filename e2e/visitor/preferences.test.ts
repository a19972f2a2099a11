import { describe, expect } from 'vitest';
import { wide } from '../testing/browser.ts';
import { readingTest as test } from '../testing/test.ts';

describe('where the device sets the colours', () => {
  const forced = { forcedColors: 'active', viewport: wide } as const;

  test('the page where one is stands out among the links of the menu', async ({ open }) => {
    const page = await open('/about', forced);
    const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const lines = await page
      .locator('.main-nav > ul > li > a')
      .evaluateAll((links) =>
        links.map((link) => [link.classList.contains('active'), getComputedStyle(link).borderBottomColor] as const),
      );
    expect(lines).toHaveLength(5);
    for (const [active, line] of lines) expect(line === canvas).toBe(!active);
  });
});
