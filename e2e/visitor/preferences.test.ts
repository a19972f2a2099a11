import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { narrow, wide } from '../testing/browser.ts';
import { publicPages } from '../testing/publicPages.ts';
import { goTo, test } from '../testing/test.ts';

const pages = [...publicPages, '/yok'];

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

  test.for(pages)('fields and buttons have an edge, and what has the focus shows it: %s', async (path, { open }) => {
    const page = await open(path, forced);
    expect(await page.evaluate(withoutEdge)).toEqual([]);
    const stops = new Set<string>();
    for (let tabs = 0; tabs < 60; tabs++) {
      await page.keyboard.press('Tab');
      const focus = await page.evaluate(focusShown);
      // Past the last one the focus leaves the page.
      if (!focus) break;
      stops.add(focus.name);
      expect(focus.shown, focus.name).toBe(true);
    }
    expect(stops.size).toBeGreaterThan(15);
  });
});

/** Of what has the focus: what it is, and whether it, or the field that it is part of, has an outline to be seen. */
function focusShown() {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  const canvas = getComputedStyle(document.body).backgroundColor;
  const framed = [element, element.closest('.MuiInputBase-root, .stepper, .range-input')].filter((one) => one !== null);
  const shown = framed.some((one) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(one);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && outlineColor !== canvas;
  });
  return { name: element.outerHTML.slice(0, 200), shown };
}

/** Fields and buttons that nothing sets off from what is around them. */
function withoutEdge() {
  const canvas = getComputedStyle(document.body).backgroundColor;
  const hasEdge = (control: Element) => {
    // Drawn by the browser itself, in the device's colours.
    if (control.matches('[type=checkbox]') && getComputedStyle(control).appearance === 'auto') return true;
    const framed = control.closest('.MuiOutlinedInput-root, .stepper, .range-input');
    const frame = framed?.querySelector('fieldset') ?? framed ?? control;
    const { borderBottomStyle, borderBottomWidth, borderBottomColor } = getComputedStyle(frame);
    return borderBottomStyle !== 'none' && parseFloat(borderBottomWidth) > 0 && borderBottomColor !== canvas;
  };
  return [...document.querySelectorAll('input:not([type=hidden]), select, textarea, .MuiButton-root')]
    .filter((control) => control.checkVisibility() && !control.closest('.contact-trap') && !hasEdge(control))
    .map((control) => control.outerHTML.slice(0, 200));
}

describe('where motion is not wanted', () => {
  test.for([wide, narrow])('nothing moves by itself: %o', async (viewport, { open }) => {
    expect(await movesOn(await open('about:blank', { viewport, alone: true }), pages)).toEqual([]);
    // The same way finds what moves where nobody minds.
    const page = await open('about:blank', { viewport, reducedMotion: 'no-preference', alone: true });
    expect(await movesOn(page, ['/products'])).not.toEqual([]);
  });
});

/** The transitions and animations that run while one looks around on these pages. */
async function movesOn(page: Page, paths: string[]) {
  await page.addInitScript(() => {
    const moves: string[] = [];
    Object.assign(window, { moves });
    for (const kind of ['transitionrun', 'animationstart'])
      document.addEventListener(kind, ({ target }) => moves.push(`${kind} of ${(target as Element).className}`));
  });
  const all: string[] = [];
  for (const path of paths) {
    await goTo(page, path);
    await stirUp(page);
    all.push(...(await page.evaluate(() => (window as unknown as { moves: string[] }).moves)));
  }
  return all;
}

/** Does what makes pages move: scrolls, points at things, opens the menu and the search. */
async function stirUp(page: Page) {
  await page.evaluate(() => window.scrollTo(0, 400));
  await page.locator('header[data-shrunk]').waitFor();
  for (const name of ['Menü', 'Arama']) {
    const button = page.getByRole('button', { name, exact: true });
    if (await button.isVisible()) await button.click();
  }
  for (const target of ['.main-nav a', 'main .MuiButton-root', 'main .product-card']) {
    const first = page.locator(target).first();
    if (await first.isVisible()) await first.hover({ force: true });
  }
  // What begins to move does so with the next frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}
