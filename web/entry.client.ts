import { keepTrying } from './components/keepTrying.ts';
import { loadedLater } from './components/loadedLater.ts';
import { logError } from './components/logError.ts';
import { idle } from './graphql/idle.ts';

/** Each script is a file of its own and runs on its own: together they would keep a phone from answering. */
const loadClient = loadedLater(() => import('./graphql/client.ts'));
const loadApp = loadedLater(() => import('./page/App.tsx'));
const loadStart = loadedLater(() => import('./start.tsx'));

/** These events show that a visitor is about to use the page. */
const firstSigns = ['pointerdown', 'keydown', 'focusin'];

/** Resolves at the first touch, key or focus. */
const firstUse = () =>
  new Promise<void>((resolve) => {
    if (window.early?.length) resolve();
    for (const type of firstSigns) {
      window.addEventListener(type, () => resolve(), { capture: true, once: true, passive: true });
    }
  });

/** Resolves when the browser has loaded and painted everything. */
const allShown = () =>
  new Promise<void>((resolve) => {
    // The first paint of a page may come after its files are loaded.
    const whenIdle = () => requestAnimationFrame(() => setTimeout(() => void idle().then(resolve)));
    if (document.readyState === 'complete') whenIdle();
    else window.addEventListener('load', whenIdle, { once: true });
  });

/** Brings files into the browser's cache, at the lowest priority and without running them. */
function fetchAhead() {
  const files = document.querySelector<HTMLElement>('script[data-later]')?.dataset.later?.split(' ') ?? [];
  for (const href of files)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }));
}

/** A phone or tablet is slower, runs on a battery, and is mostly used to read. */
const isTouched = () => window.matchMedia('(hover: none) and (pointer: coarse)').matches;

/**
 * Starts the only script that a public page loads before it is shown. The page can be read, and its links and forms
 * used, as it comes, so all other scripts leave connection and processor to it first (docs/decisions/038). The admin's
 * pages come empty, and a preview is shown beside the form that fills it: they start at once.
 */
async function begin() {
  const isShown = document.getElementById('root')?.hasChildNodes() && window.parent === window;
  if (isShown) {
    const used = firstUse();
    await Promise.race([used, allShown()]);
    if (isTouched()) {
      fetchAhead();
      await used;
    }
  }
  const [, , { start }] = await keepTrying(() => Promise.all([loadClient(), loadApp(), loadStart()]));
  await start();
}

begin().catch(logError);
