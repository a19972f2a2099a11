import type { Page } from 'playwright-core';

type Stop = { name: string; isShown: boolean };

/** The most presses of Tab on a page; after each step the page is asked whether the focus has been everywhere. */
const [steps, tabsInStep] = [6, 10];

/** Finds what cannot be distinguished on a wide page when the device sets the colours. The page's own are back afterwards. */
export async function lookInForcedColours(page: Page) {
  await page.emulateMedia({ forcedColors: 'active' });
  const found = (await page.evaluate(withoutEdge)).map((control) => `no edge: ${control}`);
  const noted = await page.evaluateHandle(noteStops);
  for (let step = 0; step < steps && !(await noted.evaluate(({ isLeft }) => isLeft)); step++)
    for (let tabs = 0; tabs < tabsInStep; tabs++) await page.keyboard.press('Tab');
  const { stops } = await noted.evaluate(({ stops, end }) => {
    end();
    return { stops: [...stops.values()] };
  });
  found.push(...stops.filter(({ isShown }) => !isShown).map(({ name }) => `the focus is not shown: ${name}`));
  if (stops.length <= 15) found.push(`the keyboard reaches ${stops.length} elements only`);
  await page.emulateMedia({ forcedColors: 'none' });
  return found;
}

/** Notes each element that gets the focus, and whether it, or the field that it is part of, has an outline to be seen. */
function noteStops() {
  const canvas = getComputedStyle(document.body).backgroundColor;
  const noted = {
    stops: new Map<Element, Stop>(),
    isLeft: false,
    end: () => document.removeEventListener('focusin', note),
  };
  function note({ target }: FocusEvent) {
    const element = target as Element;
    if (noted.stops.has(element)) noted.isLeft = true;
    const framed = [element, element.closest('.MuiInputBase-root, .stepper, .range-input')];
    const isShown = framed.some((one) => {
      if (!one) return false;
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(one);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && outlineColor !== canvas;
    });
    noted.stops.set(element, { name: element.outerHTML.slice(0, 200), isShown });
  }
  document.addEventListener('focusin', note);
  return noted;
}

/** Finds fields and buttons without an edge against their surroundings. */
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
