import type { Page } from 'playwright-core';
import { settled } from './settled.ts';

/**
 * Finds what is in the wrong place on the page: wider than the window, out of its card, a control that a bar covers even
 * when it has the focus, or a word broken inside. It takes one pass in the browser, without pictures.
 */
export async function findFaults(page: Page) {
  await settled(page);
  return page.evaluate(lookForFaults);
}

function lookForFaults() {
  const faults: string[] = [];
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').slice(0, 40)}”`;
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth - clientWidth} pixels too wide`);

  // The last of several dialogs is in front.
  const dialog = [...document.querySelectorAll('[role=dialog]')].at(-1);
  const place = dialog ?? document.querySelector('main');
  if (!place) return ['there is no content'];
  /** A box that scrolls on its own, or is cut on purpose, may hold wider things. */
  const isHeld = (element: Element) => {
    for (let at = element.parentElement; at && at !== place; at = at.parentElement) {
      const { overflowX } = getComputedStyle(at);
      if (overflowX !== 'visible' && overflowX !== 'clip') return true;
    }
    return false;
  };
  const right = Math.min(place.getBoundingClientRect().right, window.innerWidth) + 1;
  for (const element of place.querySelectorAll('*')) {
    if (element.closest('.visually-hidden, iframe, svg') || !isSeen(element)) continue;
    const box = element.getBoundingClientRect();
    if (box.width > 0 && (box.right > right || box.left < -1) && !isHeld(element)) {
      faults.push(`${nameOf(element)} reaches to ${Math.round(box.right)} of ${Math.round(right - 1)}`);
      break;
    }
  }
  for (const card of place.querySelectorAll('.MuiBox-root, li, td, th')) {
    const { overflowX, borderLeftWidth } = getComputedStyle(card);
    if (overflowX !== 'clip' || borderLeftWidth === '0px' || !isSeen(card)) continue;
    const edge = card.getBoundingClientRect().right + 1;
    const out = [...card.querySelectorAll('*')].find((element) => {
      const box = element.getBoundingClientRect();
      return (
        box.width > 0 && box.right > edge && isSeen(element) && !element.closest('.visually-hidden') && !isHeld(element)
      );
    });
    if (out) faults.push(`${nameOf(out)} is cut by its card`);
  }
  // Longer words are codes and the like, which have to break somewhere.
  const longestWhole = 24;
  const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const around = node.parentElement;
    if (!around || around.closest('.visually-hidden, iframe, svg, select, textarea') || !isSeen(around)) continue;
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
      if (word.length > longestWhole) continue;
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) faults.push(`“${word}” is broken in ${nameOf(around)}`);
    }
  }
  const controls = 'a[href], button, input:not([type=file]), select, textarea:not([aria-hidden])';
  for (const control of place.querySelectorAll<HTMLElement>(controls)) {
    if (!isSeen(control) || control.closest('[inert], .visually-hidden') || control.tabIndex < 0) continue;
    control.focus();
    const box = control.getBoundingClientRect();
    // A text of many lines may begin above the part of it that its box has room for.
    let [from, to] = [box.top, box.bottom];
    for (let at = control.parentElement; at; at = at.parentElement) {
      if (getComputedStyle(at).overflowY === 'visible') continue;
      const frame = at.getBoundingClientRect();
      [from, to] = [Math.max(from, frame.top), Math.min(to, frame.bottom)];
    }
    const [x, y] = [box.left + box.width / 2, from + Math.min(to - from, 60) / 2];
    const top = document.elementFromPoint(x, y);
    const isOurs =
      top &&
      (control.contains(top) ||
        top.contains(control) ||
        control.closest('label, .MuiSwitch-root, .MuiCheckbox-root, .MuiInputBase-root')?.contains(top));
    if (!isOurs) faults.push(`${nameOf(control)} is under ${top ? nameOf(top) : 'nothing'}`);
  }
  return faults;
}
