import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';

export const wide = { width: 1280, height: 900 };
export const narrow = { width: 390, height: 844 };

const start = () => ({
  executablePath: process.env.CHROMIUM_PATH,
  args: [
    // As root, as in a container, Chromium starts only without its sandbox.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
const visitor = (origin: string) => ({ baseURL: origin, reducedMotion: 'reduce', locale: 'tr-TR' }) as const;

export const launch = () => chromium.launch(start());

/** A page of a browser of its own, as a visitor of `origin` has it; what goes wrong in it is added to `complaints`. */
export async function openPage(browser: Browser, origin: string, options: BrowserContextOptions, complaints: string[]) {
  return watched(await browser.newContext({ ...visitor(origin), ...options }), origin, complaints);
}

/** The same in a whole browser that keeps what it has in `folder`, for the next that is started over it. */
export async function openKeptPage(folder: string, origin: string, complaints: string[]) {
  return watched(
    await chromium.launchPersistentContext(folder, { ...start(), ...visitor(origin) }),
    origin,
    complaints,
  );
}

async function watched(context: BrowserContext, origin: string, complaints: string[]) {
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  watch(page, origin, complaints);
  return page;
}

function watch(page: Page, origin: string, complaints: string[]) {
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
