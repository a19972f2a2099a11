import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Page, Request } from 'playwright-core';

type Asked = { underWay: Set<Request>; changedAt: number };
/** These are the requests of pages, with pictures apart. */
const asked = { pictures: new WeakMap<Page, Asked>(), others: new WeakMap<Page, Asked>() };
type Kind = keyof typeof asked;

/** Milliseconds without a request after which a page counts as settled. */
const quiet = 300;
/** Milliseconds until waiting fails. */
const patience = 30_000;

/** Remembers which requests of the pages of a context are under way, for `settled`. */
export function watchRequests(context: BrowserContext) {
  const note = (request: Request, isOver: boolean) => {
    // A page's own request has no frame yet. The end of a worker's request for its script is not always reported.
    if (request.isNavigationRequest() || request.serviceWorker() || /worker/i.test(request.url())) return;
    const page = request.frame().page();
    const kind = request.resourceType() === 'image' ? 'pictures' : 'others';
    const { underWay } = askedBy(page, kind);
    if (isOver) underWay.delete(request);
    else underWay.add(request);
    asked[kind].set(page, { underWay, changedAt: Date.now() });
  };
  context.on('request', (request) => note(request, false));
  context.on('requestfinished', (request) => note(request, true));
  context.on('requestfailed', (request) => note(request, true));
  // Requests of the page that was left do not count.
  context.on('page', (page) => page.on('framenavigated', (frame) => frame.parentFrame() ?? forget(page)));
}

function forget(page: Page) {
  asked.pictures.delete(page);
  asked.others.delete(page);
}

const askedBy = (page: Page, kind: Kind): Asked => asked[kind].get(page) ?? { underWay: new Set(), changedAt: 0 };

/**
 * Waits until the page is loaded and has asked for nothing of these kinds for a while. Throws with what it is still asking
 * for. A picture may be made at its first request, which takes its time on a busy machine, and moves nothing.
 */
export async function settled(page: Page, kinds: readonly Kind[] = ['pictures', 'others']) {
  await page.waitForLoadState('load');
  const since = Date.now();
  for (;;) {
    const all = kinds.map((kind) => askedBy(page, kind));
    const underWay = all.flatMap((one) => [...one.underWay]);
    const now = Date.now();
    if (underWay.length === 0 && now - Math.max(since, ...all.map(({ changedAt }) => changedAt)) >= quiet) return;
    if (now - since > patience) {
      throw new Error(`The page still asks for ${underWay.map((request) => request.url()).join(', ')}`);
    }
    await pause(25);
  }
}

/** Goes there and waits for it. */
export async function goAndSettle(page: Page, path: string) {
  await page.goto(path);
  await settled(page);
}
