import { idle } from '../graphql/idle.ts';

/**
 * Lays out what web/site/parts/lateLayout.css has left for later, part by part while nobody waits, and marks the root when
 * all is done. Call it at once with `now` when another page is shown: places are restored in whole pages.
 */
export async function layOutWhole(root: HTMLElement, now = false) {
  for (const part of now ? [] : root.querySelectorAll<HTMLElement>('main > *, .category-group')) {
    await idle();
    part.style.contentVisibility = 'visible';
  }
  root.dataset.whole = '';
}
