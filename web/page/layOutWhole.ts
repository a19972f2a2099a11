import { idle } from '../graphql/idle.ts';

const late = 'main > *, .category-group, .kind-section, .addable, .document-rows > *, .site-footer';

/**
 * Lays out what web/site/parts/lateLayout.css has left for later, part by part while nobody waits, and marks the root when
 * all is done.
 */
export async function layOutWhole(root: HTMLElement) {
  for (const part of root.querySelectorAll<HTMLElement>(late)) {
    if (getComputedStyle(part).contentVisibility !== 'auto') continue;
    await idle();
    part.style.contentVisibility = 'visible';
  }
  root.dataset.whole = '';
}
