import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Page, Request } from 'playwright-core';

type Asked = { underWay: Set<Request>; changedAt: number };
const asked = new WeakMap<Page, Asked>();

/** Milliseconds without a request after which a page counts as settled. */
const quiet = 300;
/** Milliseconds until waiting fails. */
const patience = 30_000;

/** Remembers which requests of the pages of a context are under way, for `settled`. */
export function watchRequests(context: BrowserContext) {
  const note = (request: Request, isOver: boolean) => {
    // A page's own request has no frame yet. The end of a worker's request for its script is not always reported.
    if (request.isNavigationRequest() || request.serviceWorker() || /worker/i.test(request.url())) return;
    const { underWay } = askedBy(request.frame().page());
    if (isOver) underWay.delete(request);
    else underWay.add(request);
    asked.set(request.frame().page(), { underWay, changedAt: Date.now() });
  };
  context.on('request', (request) => note(request, false));
  context.on('requestfinished', (request) => note(request, true));
  context.on('requestfailed', (request) => note(request, true));
  // Requests of the page that was left do not count.
  context.on('page', (page) => page.on('framenavigated', (frame) => frame.parentFrame() ?? asked.delete(page)));
}

const askedBy = (page: Page): Asked => asked.get(page) ?? { underWay: new Set(), changedAt: 0 };

/** Waits until the page is loaded and has asked for nothing for a while. Throws with what it is still asking for. */
export async function settled(page: Page) {
  await page.waitForLoadState('load');
  const since = Date.now();
  for (;;) {
    const { underWay, changedAt } = askedBy(page);
    const now = Date.now();
    if (underWay.size === 0 && now - Math.max(changedAt, since) >= quiet) return;
    if (now - since > patience) {
      throw new Error(`The page still asks for ${[...underWay].map((request) => request.url()).join(', ')}`);
    }
    await pause(25);
  }
}

/** Goes there and waits for it. */
export async function goAndSettle(page: Page, path: string) {
  await page.goto(path);
  await settled(page);
}
