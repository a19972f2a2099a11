import type { Page } from 'playwright-core';

/** What cannot be told apart on a wide page where the device sets the colours. Afterwards the page's own are back. */
export async function lookInForcedColours(page: Page) {
  await page.emulateMedia({ forcedColors: 'active' });
  const found = (await page.evaluate(withoutEdge)).map((control) => `no edge: ${control}`);
  const stops = new Set<string>();
  for (let tabs = 0; tabs < 60; tabs++) {
    await page.keyboard.press('Tab');
    const focus = await page.evaluate(focusShown);
    // Past the last one the focus leaves the page.
    if (!focus) break;
    stops.add(focus.name);
    if (!focus.shown) found.push(`the focus is not shown: ${focus.name}`);
  }
  if (stops.size <= 15) found.push(`the keyboard reaches ${stops.size} elements only`);
  await page.emulateMedia({ forcedColors: 'none' });
  return found;
}

/** The element that has the focus, and whether it, or the field that it is part of, has an outline to be seen. */
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
    // The browser draws these in the device's colours.
    if (control.matches('[type=file]')) return true;
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
