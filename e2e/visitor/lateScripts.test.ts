// Takes long: a page loses its connection, and meets the scripts of another release, in eight ways.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { reconnect } from '../testing/browser.ts';
import { ask, sessionCookie, type Site } from '../testing/site.ts';
import { seen, test } from '../testing/test.ts';

const thanks = 'Mesajınız için teşekkür ederiz. En kısa sürede size dönüş yapacağız!';
const failure = 'Mesaj gönderilemedi. Lütfen tekrar deneyin.';
const formOf = (page: Page) => page.getByRole('form', { name: 'İletişim formu' });
const send = (page: Page) => formOf(page).getByRole('button', { name: 'Mesajı Gönder' }).click();

async function fillIn(page: Page) {
  const form = formOf(page);
  await form.getByLabel('Ad soyad').fill('Şule Işık');
  await form.getByLabel('E-posta').fill('sule@firma.example');
  await form.getByLabel('Konu').fill('Kaplin');
  await form.getByLabel('Mesajınız').fill('Var mı?');
}

/** Answers as a server of a later release: the script is gone. */
const replaced = (page: Page, script: string) =>
  page.route(`**/assets/${script}*.js*`, (route) => route.fulfill({ status: 404, body: 'Not found' }));

test('a message can be sent once a lost connection is back', async ({ open, complaints }) => {
  for (const path of ['/contact', '/']) {
    const page = await open(path, { alone: true });
    await fillIn(page);
    await page.context().setOffline(true);
    for (const _ of [1, 2]) {
      await send(page);
      await page.getByText(failure).waitFor();
    }
    await reconnect(page);
    await send(page);
    await page.getByText(thanks).waitFor();
  }
  complaints.length = 0;
});

const addFirst = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Ekle/ }).first();

test('a product is added once a lost connection is back, from the list that stayed', async ({ open, complaints }) => {
  const page = await open('/products?q=rulman', { alone: true });
  await page.context().setOffline(true);
  for (const _ of [1, 2]) {
    await addFirst(page).click();
    await page.getByText('Eklenemedi. Lütfen tekrar deneyin.').waitFor();
  }
  await reconnect(page);
  await addFirst(page).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Listede/ })
    .waitFor();
  complaints.length = 0;
});

test('a page of an older release adds a product by loading the quote list', async ({ open, complaints }) => {
  const page = await open('/products?q=rulman', { alone: true });
  await replaced(page, 'quoteRoute');
  await addFirst(page).click();
  await page.waitForURL('**/teklif');
  await page
    .getByRole('main')
    .getByText(/Rulman/)
    .first()
    .waitFor();
  complaints.length = 0;
});

test('a page of an older release sends messages, and marks what is wrong', async ({ open, complaints }) => {
  const page = await open('/contact');
  await replaced(page, 'validators');
  await send(page);
  await page.getByText('E-posta adresinizi yazın.').waitFor();
  await fillIn(page);
  await send(page);
  await page.getByText(thanks).waitFor();
  expect(complaints.join()).toContain('A script could not be loaded');
  complaints.length = 0;
});

test('suggestions that could not be loaded come while typing, with their looks', async ({ open, complaints }) => {
  const page = await open('/about', { alone: true });
  const field = page.getByRole('banner').getByLabel('Ürün ara').first();
  await page.context().setOffline(true);
  await field.focus();
  await expect.poll(() => complaints.join()).toContain('A script could not be loaded');
  await reconnect(page);
  await field.pressSequentially('rulman', { delay: 40 });
  const list = page.locator('.suggestions');
  await list.waitFor();
  expect(await list.evaluate((one) => getComputedStyle(one).position)).toBe('absolute');
  complaints.length = 0;
});

test('a page of an older release leads to a page whose script was replaced, and keeps what was typed', async ({
  open,
  complaints,
}) => {
  const page = await open('/contact');
  await formOf(page).getByLabel('Konu').fill('Kaplin');
  await replaced(page, 'PrivacyPage');
  page.on('request', (request) => {
    if (request.method() === 'HEAD') void page.unroute('**/assets/PrivacyPage*.js*');
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'KVKK aydınlatma metni' }).click();
  await page.getByRole('article').getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'İletişim', exact: true }).first().click();
  await expect.poll(() => formOf(page).getByLabel('Konu').inputValue()).toBe('Kaplin');
  complaints.length = 0;
});

test('a page without an answer can be tried again when its script failed', async ({ open, complaints }) => {
  const page = await open('/contact', { alone: true });
  await page.context().setOffline(true);
  // The page asks whether the server still answers: with a connection it would load itself again.
  const askedInVain = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
  await page.getByRole('contentinfo').getByRole('link', { name: 'KVKK aydınlatma metni' }).click();
  await seen(page, 'heading', 'Sayfa yüklenemedi');
  await askedInVain;
  await reconnect(page);
  await page.getByRole('main').getByRole('link', { name: 'Tekrar deneyin' }).click();
  await page.getByRole('article').getByRole('heading', { level: 1 }).waitFor();
  complaints.length = 0;
});

const phoneOf = (page: Page, number: string) => page.getByRole('banner').getByText(number);

/**
 * Returns a function that changes the number that every page shows in its bar, in one request: the pauses of a page that
 * fetches its link again double, so that a slow sign-in between would put off its next try by as much.
 */
async function phoneChange(site: Site) {
  const { siteSettings } = await ask<{ siteSettings: Record<string, string> }>(
    site,
    '{ siteSettings { name logo email phone address } }',
  );
  const cookie = await sessionCookie(site);
  const change = 'mutation ($input: SiteSettingsInput!) { updateSiteSettings(input: $input) { name } }';
  return (phone: string) => ask(site, change, { input: { ...siteSettings, phone } }, cookie);
}

test('a change made while a page still fetches its scripts reaches it, without a question of its own', async ({
  open,
  site,
  complaints,
}) => {
  const changePhone = await phoneChange(site);
  const page = await open('about:blank');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.route('**/assets/socketLink*.js*', (route) => route.abort());
  await page.goto('/about', { waitUntil: 'load' });
  await expect.poll(() => complaints.join(), { timeout: 10_000 }).toContain('A script could not be loaded');
  await changePhone('0212 555 44 33');
  await page.unroute('**/assets/socketLink*.js*');
  await phoneOf(page, '0212 555 44 33').waitFor();
  // The next change arrives, too.
  await changePhone('0212 666 55 44');
  await phoneOf(page, '0212 666 55 44').waitFor();
  expect(asked).not.toContain('/graphql');
  complaints.length = 0;
});
