import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { ask, sessionCookie } from '../testing/site.ts';
import { test } from '../testing/test.ts';

const values = {
  name: 'Deneme Makine',
  logo: '/images/logo.png',
  email: 'satis@deneme.example',
  phone: '0532 111 22 33',
  address: 'Organize Sanayi, Bursa',
};

const footer = (page: Page) => page.getByRole('contentinfo');

test('a changed phone number is on every open page, without a reload', async ({ open, site }) => {
  const cookie = await sessionCookie(site);
  const pages = await Promise.all(
    ['/', '/contact'].map(async (path) => {
      const page = await open(path);
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      return page;
    }),
  );

  await ask(
    site,
    'mutation ($input: SiteSettingsInput!) { updateSiteSettings(input: $input) { version } }',
    { input: values },
    cookie,
  );
  await Promise.all(pages.map((page) => footer(page).getByText(values.phone).waitFor()));

  for (const page of pages) {
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    expect(await page.getByRole('banner').getByRole('link', { name: values.phone }).getAttribute('href')).toBe(
      'tel:+905321112233',
    );
    expect(await page.getByRole('main').getByText(values.address).first().isVisible()).toBe(true);
    const chat = page.getByRole('main').locator('a[href="https://wa.me/905321112233"]');
    expect(await chat.count()).toBe(1);
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('companySettings') ?? '{}') as object);
    const { address: _, ...rest } = values;
    expect(kept).toEqual(rest);
  }
});
