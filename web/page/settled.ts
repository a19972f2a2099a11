import { idle } from '../graphql/idle.ts';
import { isUnderWay, onUnderWay } from '../graphql/underWay.ts';

/** After any of these the page may show something else. */
const changes = ['resize', 'scroll', 'click', 'keydown', 'input'];

/** Returns the pictures in view; those that a box cuts off are not. */
const picturesInView = () =>
  new Promise<HTMLImageElement[]>((resolve) => {
    const { images } = document;
    if (images.length === 0) return resolve([]);
    const observer = new IntersectionObserver((all) => {
      observer.disconnect();
      resolve(all.filter((one) => one.isIntersecting).map(({ target }) => target as HTMLImageElement));
    });
    for (const one of images) observer.observe(one);
  });

/**
 * Gives `root` the attribute `data-settled` while the page rests: nothing is under way, everything is rendered and laid
 * out, its fonts are loaded, and each picture in view is decoded or has failed. `mayRest` adds a condition. What looks at the
 * page from outside waits for it. Returns a function that looks once more, for changes of which no event tells.
 */
export function markSettled(root: HTMLElement, mayRest: () => boolean = () => true) {
  let turn = 0;
  async function look() {
    const mine = ++turn;
    delete root.dataset.settled;
    const rests = () => mine === turn && !isUnderWay() && mayRest();
    // React renders large updates in steps between which the browser is not idle.
    if (rests()) await idle(0);
    if (!rests()) return;
    const pictures = await picturesInView();
    await Promise.allSettled([document.fonts.ready, ...pictures.map((one) => one.decode())]);
    if (rests()) root.dataset.settled = '';
  }
  const lookAgain = () => void look();
  onUnderWay(lookAgain);
  for (const type of changes) window.addEventListener(type, lookAgain, { capture: true, passive: true });
  lookAgain();
  return lookAgain;
}
