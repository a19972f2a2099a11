import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { goTo, settled } from '../testing/settled.ts';
import { readingTest as test } from '../testing/test.ts';

const isSettled = async (page: Page) => (await page.locator('#root[data-settled]').count()) > 0;

/** Holds requests up until they are let go; `held` resolves with the first. */
async function hold(page: Page, which: string | RegExp, isHeld: (route: Route) => boolean = () => true) {
  const waiting: Route[] = [];
  let isOpen = false;
  await page.route(which, async (route) => {
    if (isOpen || !isHeld(route)) return route.fallback();
    waiting.push(route);
  });
  return {
    held: () => expect.poll(() => waiting.length).toBeGreaterThan(0),
    letGo: async () => {
      isOpen = true;
      await Promise.all(waiting.map((route) => route.fallback()));
    },
  };
}

const asks = (operation: string) => (route: Route) => (route.request().postData() ?? '').includes(operation);

test('a page rests once it is laid out, connected, and its fonts and pictures are there', async ({ open }) => {
  const page = await open('about:blank', { alone: true });
  const connected = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
  await goTo(page, '/products/1738669741160');
  await connected;
  const state = () => {
    const root = document.getElementById('root');
    const pictures = [...document.images].filter((one) => one.getBoundingClientRect().top < innerHeight);
    const unfinished = pictures.filter((one) => one.checkVisibility() && !(one.complete && one.naturalWidth > 0));
    return [root?.dataset.whole, document.fonts.status, unfinished.length];
  };
  expect(await page.evaluate(state)).toEqual(['', 'loaded', 0]);
});

test('a picture in view that is still on its way keeps a page from resting', async ({ open }) => {
  const page = await open('/products', { alone: true });
  const pictures = await hold(page, /\/uploads\/products\//);
  await page.locator('.product-card').first().click();
  await pictures.held();
  await page.waitForURL(/\/products\/\d+$/);
  expect(await isSettled(page)).toBe(false);
  await pictures.letGo();
  await settled(page);
});

test('a page on its way to another does not rest until that is shown', async ({ open }) => {
  const page = await open('/products');
  const data = await hold(page, '**/graphql', asks('SectorsPage'));
  await page.getByRole('link', { name: 'Sektörler' }).first().click();
  await data.held();
  expect(await isSettled(page)).toBe(false);
  await data.letGo();
  await settled(page);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain('Sektör');
});

test('a screen of the admin rests once its data is there, and its connection', async ({ openAdmin }) => {
  const admin = await openAdmin('/admin/messages');
  const data = await hold(admin, '**/graphql', asks('CategoryList'));
  await admin.getByRole('link', { name: 'Categories' }).click();
  await data.held();
  expect(await isSettled(admin)).toBe(false);
  await data.letGo();
  await settled(admin);
  expect(await admin.getByRole('table', { name: 'Categories' }).getByRole('row').count()).toBeGreaterThan(1);
});

test('a lost connection for changes is something the page waits for', async ({ openAdmin }) => {
  const admin = await openAdmin('about:blank', { alone: true });
  let isLost = true;
  await admin.routeWebSocket('**/graphql', (socket) => {
    if (isLost) void socket.close();
    else socket.connectToServer();
  });
  await admin.goto('/admin/categories', { waitUntil: 'load' });
  await admin.getByRole('table', { name: 'Categories' }).getByRole('row').nth(1).waitFor();
  expect(await isSettled(admin)).toBe(false);
  isLost = false;
  await settled(admin);
});
