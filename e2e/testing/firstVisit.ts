import type { Page } from 'playwright-core';
import { goTo } from './settled.ts';

/** Bytes over the line by kind (document, stylesheet, font, script, image), and of each script before the page is loaded. */
export type Visit = { bytes: Record<string, number>; early: number[] };

/** The link for changes comes when the browser has time, in a visit or after it: its bytes are a kind of their own. */
const kindOf = (url: string, kind: string) => (url.includes('/socketLink-') ? 'link for changes' : kind);

/** Everything that a first visit fetches, in a page that has nothing of the site yet. */
export async function firstVisit(page: Page, path: string): Promise<Visit> {
  const bytes: Record<string, number> = {};
  const ofScripts: Record<string, number> = {};
  page.on('response', (response) => {
    const kind = kindOf(response.url(), response.request().resourceType());
    const length = Number(response.headers()['content-length'] ?? 0);
    bytes[kind] = (bytes[kind] ?? 0) + length;
    if (kind === 'script') ofScripts[response.url()] = length;
  });
  await goTo(page, path);
  const early = await page.evaluate(() => {
    const loaded = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming;
    const scripts = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return scripts
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime < loaded.loadEventStart)
      .map(({ name }) => name);
  });
  await page.context().close();
  return { bytes, early: early.map((url) => ofScripts[url] ?? Infinity) };
}
