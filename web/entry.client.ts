import { keepTrying } from './components/keepTrying.ts';
import { loadedLater } from './components/loadedLater.ts';
import { logError } from './components/logError.ts';
import { idle } from './graphql/idle.ts';

/** Each comes in a file of its own, and is run by itself: together they would keep a phone from answering. */
const loadClient = loadedLater(() => import('./graphql/client.ts'));
const loadApp = loadedLater(() => import('./App.tsx'));
const loadStart = loadedLater(() => import('./start.tsx'));

/** What shows that someone is about to use the page. */
const firstSigns = ['pointerdown', 'keydown', 'focusin'];

/** Resolves when the browser has loaded and shown all, or before that at the first touch, key or focus. */
const firstUse = () =>
  new Promise<void>((resolve) => {
    // The first picture of a page may come later than what it is made of is loaded.
    const whenIdle = () => requestAnimationFrame(() => setTimeout(() => void idle().then(resolve)));
    if (window.early?.length) resolve();
    for (const type of firstSigns) {
      window.addEventListener(type, () => resolve(), { capture: true, once: true, passive: true });
    }
    if (document.readyState === 'complete') whenIdle();
    else window.addEventListener('load', whenIdle, { once: true });
  });

/**
 * The only script that a public page loads before it is shown. The page can be read and its links and forms be used as
 * it comes, so that all other scripts leave the line and the processor to it first (docs/decisions/038). The admin's
 * pages come empty, and a preview is shown beside the form that fills it: they start at once.
 */
async function begin() {
  const isShown = document.getElementById('root')?.hasChildNodes() && window.parent === window;
  if (isShown) await firstUse();
  const [, , { start }] = await keepTrying(() => Promise.all([loadClient(), loadApp(), loadStart()]));
  await start();
}

begin().catch(logError);
