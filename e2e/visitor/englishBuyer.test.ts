import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { bearing } from '../testing/admin.ts';
import { axeFaults } from '../testing/axe.ts';
import { offersFor } from '../testing/offers.ts';
import { goTo } from '../testing/settled.ts';
import { ask, sessionCookie, type Site } from '../testing/site.ts';
import { test } from '../testing/test.ts';

const name = 'Deep groove ball bearing 6204-2RS';

/** Gives the site English, and the bearing its English name; a second test finds both there. */
async function addEnglish(site: Site) {
  const cookie = await sessionCookie(site);
  const { languages } = await ask<{ languages: { code: string }[] }>(site, '{ languages { code } }', {}, cookie);
  if (languages.some(({ code }) => code === 'en')) return;
  await ask(site, 'mutation { addLanguage(code: "en", input: { name: "English" }) { code } }', {}, cookie);
  const rows = [{ entity: 'PRODUCT', id: bearing.id, language: 'en', field: 'name', value: name }];
  const save = 'mutation ($rows: [TranslationInput!]!) { saveTranslations(rows: $rows) { saved } }';
  await ask(site, save, { rows }, cookie);
}

/** Looks at the page as somebody does who reads English alone. */
async function isEnglish(page: Page) {
  expect(new URL(page.url()).pathname).toMatch(/^\/en(?:\/|$)/);
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
}

// The same with and without scripts: nothing that a buyer needs is there with scripts alone.
test.for([true, false])(
  'an English buyer finds a bearing, enquires, gets an English offer and accepts it (scripts: %s)',
  async (javaScriptEnabled, { open, site }) => {
    await addEnglish(site);
    const page = await open('/en', { javaScriptEnabled });
    await isEnglish(page);
    await goTo(page, '/en/products?q=rubber%20sealed%20bearing%2020%20mm');
    await isEnglish(page);
    await page.getByRole('link', { name }).first().click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await isEnglish(page);
    if (javaScriptEnabled) expect(await axeFaults(page)).toEqual([]);

    await page.getByRole('textbox', { name: /Quantity/ }).fill('40');
    await page.getByRole('button', { name: 'Add to quote list' }).first().click();
    if (javaScriptEnabled) await page.getByText('Added to the quote list.').waitFor();
    await goTo(page, '/en/teklif');
    await page.locator('.quote-row').first().waitFor();
    expect(await page.locator('main').innerText()).toContain(name);
    const send = page.getByRole('button', { name: 'Send the Enquiry' });
    await send.click();
    await page.getByText('Write your name.').waitFor();
    await page.getByLabel('Full name').fill('Jane Doe');
    await page.locator('input[name="email"]').fill('jane@buyer.example');
    await send.click();
    await page.getByRole('heading', { name: 'Your enquiry has reached us' }).waitFor();
    await isEnglish(page);
    const number =
      (await page
        .getByText(/^T-\d{4}-\d{5}$/)
        .first()
        .textContent()) ?? '';
    await page.getByRole('link', { name: 'Enquiry status' }).click();
    await page.getByRole('heading', { name: 'Your enquiry' }).first().waitFor();
    await isEnglish(page);

    const offer = await offersFor(site, number);
    await offer([{ name, quantity: 40, price: 235, vatRate: 20 }]);
    await goTo(page, new URL(page.url()).pathname);
    await page.getByRole('heading', { name: 'Your offer is ready' }).waitFor();
    expect(await page.getByRole('row', { name: /^Total/ }).innerText()).toMatch(/11,280\.00/);
    const paper = await page.getByRole('link', { name: /PDF/ }).first().getAttribute('href');
    const answer = await page.request.get(new URL(paper ?? '', page.url()).href);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
    await page.getByRole('textbox', { name: 'Your position' }).fill('Buyer');
    await page.getByRole('textbox', { name: 'Full name' }).fill('Jane Doe');
    await page.getByRole('checkbox', { name: /I have read the offer/ }).check();
    await page.getByRole('button', { name: 'Accept the Offer' }).click();
    await page.getByRole('heading', { name: 'Your order has been received' }).waitFor();
    await isEnglish(page);
  },
);
