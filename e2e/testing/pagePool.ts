import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { isFirefox, newPage, permissions, watch } from './browser.ts';

const events = ['console', 'pageerror', 'request', 'requestfailed', 'response', 'dialog', 'download'] as const;

/**
 * Pages of one origin that are used one after the other. A page that is opened for the first time compiles every script,
 * which takes four times as long as going somewhere in a page that has done so. Between two uses a page is cleared:
 * nothing stored, no history, no request held up, no listeners. Only the browser's cache of answers stays: filling it
 * again takes as long as all else that a page does, and without it the compiled scripts are gone, too. It may hold files
 * named for their content, and pages that are asked about before they are shown again.
 */
export function pagePool(browser: Browser, origin: string) {
  const free = new Map<string, Page[]>();
  const kinds = new Map<Page, string>();

  return {
    async take(options: PageOptions, complaints: string[]) {
      const { alone = false, ...kept } = options;
      const kind = kindOf(kept);
      const used = alone ? undefined : free.get(kind)?.pop();
      if (used) await showAs(used, kept);
      const page = used ?? (await newPage(browser, origin, kept));
      if (!alone) kinds.set(page, kind);
      watch(page, origin, complaints);
      return page;
    },

    async giveBack(page: Page) {
      for (const event of events) page.removeAllListeners(event);
      const kind = kinds.get(page);
      kinds.delete(page);
      if (kind === undefined || page.isClosed() || isFirefox) return page.context().close();
      await clear(page, origin);
      free.set(kind, [...(free.get(kind) ?? []), page]);
    },
  };
}

export type PageOptions = BrowserContextOptions & {
  /** The page has an empty cache and is not used again: for late scripts, and for changes such as `addInitScript`. */
  alone?: boolean;
};

/** Pages of all sizes are of one kind. Another scheme is not: a page that has had one may load pictures for it first. */
const kindOf = ({ viewport: _, ...others }: BrowserContextOptions) => JSON.stringify(Object.entries(others).sort());

/** Gives a page the look that is asked for, whatever the last test has made of it. */
async function showAs(page: Page, { viewport, colorScheme, reducedMotion, forcedColors }: PageOptions) {
  await page.setViewportSize(viewport ?? { width: 1280, height: 720 });
  await page.emulateMedia({
    media: null,
    colorScheme: colorScheme ?? 'light',
    reducedMotion: reducedMotion ?? 'reduce',
    forcedColors: forcedColors ?? 'none',
  });
}

async function clear(page: Page, origin: string) {
  const context = page.context();
  await Promise.all(context.pages().map((other) => (other === page ? undefined : other.close())));
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  // An address of the site without scripts, so that nothing is stored while it is deleted.
  await page.goto('/robots.txt');
  await page.evaluate(() => sessionStorage.clear());
  await page.mouse.move(-1, -1);
  const browser = await context.newCDPSession(page);
  await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await context.clearCookies();
  await context.clearPermissions();
  await context.grantPermissions(permissions);
  await page.goto('about:blank');
  await browser.send('Page.resetNavigationHistory');
  await browser.detach();
}
