import { idle } from '../graphql/idle.ts';
import { isUnderWay, onUnderWay } from '../graphql/underWay.ts';

/** After any of these the page may show something else. */
const changes = ['resize', 'scroll', 'click', 'keydown', 'input'];

/**
 * Resolves when no other task waits: React renders large updates in tasks of their own. An idle callback may be seconds late in
 * Chromium while nothing is painted.
 */
const afterOthers = () => window.scheduler?.postTask(() => undefined, { priority: 'background' }) ?? idle();

/** Resolves when each picture in view is decoded or has failed; those that a box cuts off are not waited for. */
const pictures = (root: HTMLElement) =>
  new Promise<unknown>((resolve) => {
    const observer = new IntersectionObserver((all) => {
      observer.disconnect();
      const inView = all.filter((one) => one.isIntersecting);
      resolve(Promise.allSettled(inView.map(({ target }) => (target as HTMLImageElement).decode?.())));
    });
    // The root makes the observer answer on a page without pictures.
    for (const one of [root, ...document.images]) observer.observe(one);
  });

/**
 * Gives `root` the attribute `data-settled` while the page rests: nothing is under way, everything is rendered and laid
 * out, its fonts are loaded, and each picture in view is decoded or has failed. `mayRest` is a further condition. What looks at
 * the page from outside waits for it. Returns a function that looks once more, for changes of which no event tells.
 */
export function markSettled(root: HTMLElement, mayRest: () => boolean) {
  let turn = 0;
  const look = async () => {
    const mine = ++turn;
    const rests = () => mine === turn && !isUnderWay() && mayRest();
    delete root.dataset.settled;
    await afterOthers();
    if (!rests()) return;
    await pictures(root);
    await document.fonts.ready;
    if (rests()) root.dataset.settled = '';
  };
  const lookAgain = () => void look();
  onUnderWay(lookAgain);
  for (const type of changes) window.addEventListener(type, lookAgain, true);
  lookAgain();
  return lookAgain;
}
