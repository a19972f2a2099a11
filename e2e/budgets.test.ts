import { expect } from 'vitest';
import { isFirefox, narrow } from './testing/browser.ts';
import { publicPages } from './testing/publicPages.ts';
import { takenOver, test, type Open } from './testing/test.ts';

/** Bytes as they come over the line, for a visitor who has nothing of the site yet. */
const budgets = {
  /** The starter content's pages; the home page holds the drawing of its head. */
  document: { '/': 27_000, '/products': 15_000, others: 13_000 },
  stylesheet: 12_500,
  font: 60_000,
  /** Before a page is shown. */
  firstScript: 2000,
  /** Afterwards, when the browser is idle. */
  script: { '/kvkk': 235_000, others: 215_000 },
  /** In the page, not compressed: what its own components need, which is much for a form. */
  inlineStyles: { '/': 21_000, '/contact': 21_000, others: 12_000 },
};
const budgetOf = ({ others, ...of }: { others: number } & Record<string, number>, path: string) => of[path] ?? others;

/** Everything that a first visit fetches, by its kind, and the scripts that it fetches before the page is loaded. */
async function firstVisit(open: Open, path: string) {
  const page = await open('about:blank', { viewport: narrow, alone: true });
  const bytes: Record<string, number> = {};
  const ofScripts: Record<string, number> = {};
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    const length = Number(response.headers()['content-length'] ?? 0);
    bytes[kind] = (bytes[kind] ?? 0) + length;
    if (kind === 'script') ofScripts[response.url()] = length;
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await takenOver(page);
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

test.skipIf(isFirefox)('a first visit keeps to its bytes, and takes its scripts after the page', async ({ open }) => {
  const over: string[] = [];
  for (const path of publicPages) {
    const { bytes, early } = await firstVisit(open, path);
    const check = (what: string, found: number, most: number) =>
      found > most && over.push(`${path}: ${found} of ${what}, where ${most} are allowed`);
    check('document', bytes.document ?? Infinity, budgetOf(budgets.document, path));
    check('stylesheet', bytes.stylesheet ?? Infinity, budgets.stylesheet);
    check('font', bytes.font ?? Infinity, budgets.font);
    check('script', bytes.script ?? Infinity, budgetOf(budgets.script, path));
    check('first script', early[0] ?? Infinity, budgets.firstScript);
    check('scripts before the page', early.length, 1);
  }
  expect(over).toEqual([]);
});

test('a page holds the styles of its own components, each once', async ({ site }) => {
  for (const path of publicPages) {
    const html = await fetch(site.origin + path).then((answer) => answer.text());
    const styles = (html.match(/<style[^>]*>.*?<\/style>/gs) ?? []).join('');
    const rules = styles.match(/\.css-[\w-]+\{[^}]*\}/g) ?? [];
    expect(styles.length, path).toBeLessThan(budgetOf(budgets.inlineStyles, path));
    expect(new Set(rules).size, path).toBe(rules.length);
    expect(styles, path).not.toContain('--mui-palette-primary-main:');
  }
});
