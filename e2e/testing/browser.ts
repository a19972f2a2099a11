import {
  chromium,
  firefox,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core';
import { noteLoads } from './loads.ts';

export const wide = { width: 1280, height: 900 };
export const narrow = { width: 390, height: 844 };

const chromiumStart = () => ({
  executablePath: process.env.CHROMIUM_PATH,
  args: [
    // For root, which containers use, Chromium starts only without its sandbox.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
/** Firefox as it is installed. WebDriver BiDi, by which it is driven, cannot ask it for less motion: its settings do. */
const firefoxStart = () => ({
  executablePath: process.env.FIREFOX_PATH,
  channel: 'moz-firefox',
  firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 },
});
export const isFirefox = process.env.BROWSER === 'firefox';

/** Chromium's shell without windows has to be asked for what a browser in a window lets a click do. */
export const permissions = ['clipboard-write'];

const visitor = (origin: string): BrowserContextOptions => ({
  baseURL: origin,
  reducedMotion: 'reduce',
  locale: 'tr-TR',
  ...(!isFirefox && { permissions }),
});

/** The browser that the project in e2e/vitest.config.ts names. */
export const launch = () => (isFirefox ? firefox.launch(firefoxStart()) : chromium.launch(chromiumStart()));

/** A page with nothing stored, as a visitor of `origin` has it; what goes wrong in it is added to `complaints`. */
export async function openPage(browser: Browser, origin: string, options: BrowserContextOptions, complaints: string[]) {
  const page = await newPage(browser, origin, options);
  watch(page, origin, complaints);
  return page;
}

/** A page with nothing stored that is not yet watched. */
export async function newPage(browser: Browser, origin: string, options: BrowserContextOptions) {
  return firstPage(await browser.newContext({ ...visitor(origin), ...options }));
}

/** A page of a browser that keeps what it has in `folder`, for the next browser that is started over it. */
export async function openKeptPage(folder: string, origin: string, complaints: string[]) {
  const page = await firstPage(
    await chromium.launchPersistentContext(folder, { ...chromiumStart(), ...visitor(origin) }),
  );
  watch(page, origin, complaints);
  return page;
}

async function firstPage(context: BrowserContext) {
  await context.addInitScript(noteMoves);
  if (isFirefox) await context.addInitScript(typeLikeAPerson);
  noteLoads(context);
  const page = await context.newPage();
  // Milliseconds: a machine that does other work as well may stand still for seconds.
  page.setDefaultTimeout(30_000);
  return page;
}

/** Notes each transition and animation of a document. */
function noteMoves() {
  const moves: string[] = [];
  Object.assign(window, { moves });
  for (const kind of ['transitionrun', 'animationstart'])
    document.addEventListener(kind, ({ target }) => moves.push(`${kind} of ${(target as Element).className}`));
}

/** The transitions and animations of the document that the page shows. */
export const movesSoFar = (page: Page) => page.evaluate(() => (window as unknown as { moves: string[] }).moves);

/** Gives a page that was offline its connection back, and waits until its requests arrive: a busy browser takes a moment. */
export async function reconnect(page: Page) {
  await page.context().setOffline(false);
  await page.waitForFunction(async () => {
    try {
      return (await fetch('/health/live', { cache: 'no-store' })).ok;
    } catch (error) {
      if (error instanceof TypeError) return false;
      throw error;
    }
  });
}

/** A second page of the same visitor, with a window of the same size. */
export async function newTab(page: Page) {
  const tab = await page.context().newPage();
  const size = page.viewportSize();
  if (size) await tab.setViewportSize(size);
  return tab;
}

/**
 * Playwright fills in a field of Firefox by setting its value, which React takes for its own change and undoes. This
 * replaces that function of Playwright's, under the name it has in the page.
 */
function typeLikeAPerson() {
  const insert = (text: string) => void document.execCommand('insertText', false, text);
  Object.defineProperty(window, '__pw_bidiInsertText', { get: () => insert, set: () => undefined });
}

/** Adds what goes wrong in the page to `complaints`. */
export function watch(page: Page, origin: string, complaints: string[]) {
  page.on('console', (message) => {
    // The browser reports a page that is not found; the tests ask for its status themselves.
    const ownStatus = message.location().url === page.url() && message.text().startsWith('Failed to load resource');
    if (['error', 'warning'].includes(message.type()) && !ownStatus) {
      complaints.push(`${page.url()} wrote to the console: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => complaints.push(`${page.url()} threw: ${error.stack ?? error.message}`));
  page.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (protocol.startsWith('http') && asked !== origin) complaints.push(`${page.url()} asked ${request.url()}`);
  });
}

/** Waits until the scripts of a public page have taken it over. */
export const takenOver = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('taken over').length > 0);

/** Slows the scripts of a page down, as on a machine that is so many times slower. Only Chromium can. */
export async function slowDown(page: Page, times: number) {
  if (isFirefox) return;
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
}
