import { describe, expect } from 'vitest';
import type { Page } from 'playwright-core';
import { narrow, wide } from '../testing/browser.ts';
import { faults } from '../testing/axe.ts';
import { quietFor } from '../testing/expected.ts';
import { boxOf } from '../testing/geometry.ts';
import { seen, readingTest as test } from '../testing/test.ts';

const bearings = ['Konik Makaralı Rulman 30206', 'Konik Makaralı Rulman 32008 X'];

/** Goes to the search field the way a visitor does, and types. */
async function type(page: Page, text: string) {
  const toggle = page.getByRole('button', { name: 'Arama' });
  if (await toggle.isVisible()) {
    if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
  } else await page.locator('.search-wide input').click();
  const field = page.getByRole('combobox', { name: 'Ürün ara' });
  await field.waitFor();
  await field.pressSequentially(text);
  return field;
}

const options = (page: Page) => page.getByRole('listbox', { name: 'Öneriler' }).getByRole('option');

describe.each([
  ['on a desktop', wide],
  ['on a phone', narrow],
])('suggestions %s', (_, viewport) => {
  test('are walked through by keyboard and lead to the product', async ({ open }) => {
    const page = await open('/', { viewport });
    const field = await type(page, 'konik rulm');
    await options(page).first().waitFor();
    expect(await field.getAttribute('aria-expanded')).toBe('true');
    expect(await page.getByRole('status').getByText('4 öneri var').count()).toBe(1);
    expect(await options(page).first().locator('mark').allTextContents()).toEqual(['Konik', 'Rulman']);

    const chosen = async () => {
      const id = await field.getAttribute('aria-activedescendant');
      return id === null
        ? null
        : options(page)
            .and(page.locator(`[id="${id}"][aria-selected=true]`))
            .textContent();
    };
    expect(await chosen()).toBeNull();
    await field.press('ArrowDown');
    expect(await chosen()).toContain(bearings[0]);
    await field.press('End');
    expect(await chosen()).toBe('Tüm sonuçlar: 4');
    await field.press('ArrowDown');
    expect(await chosen()).toBeNull();
    await field.press('ArrowUp');
    await field.press('Home');
    await field.press('ArrowDown');
    expect(await chosen()).toContain(bearings[1]);
    await field.press('Enter');
    await seen(page, 'heading', bearings[1] ?? '');
    expect(await options(page).count()).toBe(0);
  });

  test('close with Escape and keep what was typed; the last one leads to all results', async ({ open }) => {
    const page = await open('/', { viewport });
    const field = await type(page, 'vana');
    await options(page).first().waitFor();
    await field.press('Escape');
    expect(await options(page).count()).toBe(0);
    expect(await field.inputValue()).toBe('vana');
    expect(await field.getAttribute('aria-expanded')).toBe('false');
    await field.press('ArrowDown');
    await page.getByRole('option', { name: 'Tüm sonuçlar' }).click();
    await page.waitForURL('**/products?q=vana');
    await seen(page, 'heading', /^“vana” için \d+ ürün$/);
    expect(await options(page).count()).toBe(0);
  });

  test('are chosen with the mouse', async ({ open }) => {
    const page = await open('/', { viewport });
    await type(page, '6204 2rs');
    await options(page).first().click();
    await seen(page, 'heading', 'Sabit Bilyalı Rulman 6204-2RS');
  });

  test('do not hinder: Enter without a choice searches', async ({ open }) => {
    const page = await open('/', { viewport });
    const field = await type(page, 'ÇELİK dübel');
    await field.press('Enter');
    await seen(page, 'heading', '“ÇELİK dübel” için 1 ürün');
    expect(new URL(page.url()).searchParams.get('q')).toBe('ÇELİK dübel');
  });
});

test('nothing is asked for one letter, nor while typing fast, and the code comes with the first focus', async ({
  open,
}) => {
  const page = await open('/', { viewport: wide });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${new URL(request.url()).pathname} ${request.postData() ?? ''}`));
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(loaded.filter((name) => name.includes('uggestion'))).toEqual([]);
  const field = await type(page, 'm');
  await quietFor(300, 'a question would follow the letter');
  expect(asked.filter((request) => request.startsWith('/graphql'))).toEqual([]);
  // All at once: on a busy machine, more time passes between two presses than when a person types fast.
  await field.evaluate(() => [...'otor'].forEach((letter) => document.execCommand('insertText', false, letter)));
  await options(page).first().waitFor();
  const searches = asked.filter((request) => request.startsWith('/graphql'));
  expect(searches).toHaveLength(1);
  expect(searches[0]).toContain('"search":"motor"');
});

describe.each([
  ['on a desktop', wide],
  ['on a phone', narrow],
])('the home page’s own field %s', (_, viewport) => {
  test('is reached with a slash, suggests the same and hides none of it', async ({ open }) => {
    const page = await open('/', { viewport });
    await page.keyboard.press('/');
    const field = page.getByRole('combobox', { name: 'Kod, ölçü ya da standart' });
    await field.waitFor();
    await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);
    await field.pressSequentially('dn80/rulman');
    expect(await field.inputValue()).toBe('dn80/rulman');
    await field.fill('konik rulm');
    await options(page).first().waitFor();
    const list = await boxOf(page.locator('.suggestions'));
    expect(list.x).toBeGreaterThanOrEqual(0);
    expect(list.right).toBeLessThanOrEqual(viewport.width);
    const below = page.locator('.hero-actions a').first();
    await below.scrollIntoViewIfNeeded();
    const isCovered = await below.evaluate((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return Boolean(document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.suggestions'));
    });
    expect(isCovered).toBe(true);
    await page.getByRole('option', { name: 'Tüm sonuçlar' }).click();
    await page.waitForURL('**/products?q=konik%20rulm');
  });
});

test('a slash leads to the header’s field where the page has none', async ({ open }) => {
  const page = await open('/about', { viewport: wide });
  await page.keyboard.press('/');
  const field = page.getByRole('combobox', { name: 'Ürün ara' });
  await field.waitFor();
  await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await field.inputValue()).toBe('');
});

test('what is being composed is left to the input method', async ({ open }) => {
  const page = await open('/', { viewport: wide });
  const field = await type(page, 'vana');
  await options(page).first().waitFor();
  await field.dispatchEvent('keydown', { key: 'ArrowDown', isComposing: true });
  await field.dispatchEvent('keydown', { key: 'Escape', isComposing: true });
  expect(await field.getAttribute('aria-activedescendant')).toBeNull();
  expect(await options(page).count()).toBeGreaterThan(1);
});

describe.each([
  ['wide', wide],
  ['narrow', narrow],
])('axe finds nothing to object to (%s):', (_, viewport) => {
  test('the open list', async ({ open }) => {
    const page = await open('/', { viewport });
    const field = await type(page, 'motor');
    await options(page).first().waitFor();
    await field.press('ArrowDown');
    expect(await faults(page)).toEqual([]);
  });
});
