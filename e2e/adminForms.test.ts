import sharp from 'sharp';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { narrow, wide } from './testing/browser.ts';
import { askAs } from './testing/desk.ts';
import { admin } from './testing/site.ts';
import { seen, signIn, test } from './testing/test.ts';

const save = (desk: Page) => desk.getByRole('button', { name: 'Save changes' }).click();
const mark = (desk: Page) => desk.evaluate(() => Object.assign(window, { sameDocument: true }));
const sameDocument = (desk: Page) => desk.evaluate(() => 'sameDocument' in window);

describe.each([
  ['wide', wide],
  ['narrow', narrow],
])('on a %s screen', (_, viewport) => {
  test('the texts of the about page are saved, icons too, and the page is loaded anew', async ({ open, openDesk }) => {
    const desk = await openDesk('/admin/about', { viewport });
    const mission = desk.getByRole('region', { name: 'Mission' });
    await mission.getByLabel('Title').fill('  Işığı ölçeriz  ');
    await mission.getByRole('radiogroup', { name: 'Icon' }).getByRole('radio', { checked: true }).focus();
    await desk.keyboard.press('ArrowRight');
    const icon = mission.getByRole('radio', { checked: true });
    const chosen = (await icon.getAttribute('aria-label')) ?? '';
    await mark(desk);
    const top = await desk.evaluate(() => window.scrollY);
    await save(desk);
    await desk.getByText('About information updated successfully!').waitFor();
    await desk.waitForFunction(() => !('sameDocument' in window));

    await desk.getByText('About information updated successfully!').waitFor();
    expect(await mission.getByLabel('Title').inputValue()).toBe('Işığı ölçeriz');
    expect(await icon.getAttribute('aria-label')).toBe(chosen);
    expect(Math.abs((await desk.evaluate(() => window.scrollY)) - top)).toBeLessThan(2);
    const page = await open('/about', { viewport });
    await seen(page, 'heading', 'Işığı ölçeriz');
  });

  test('a logo is uploaded, stands on the next page a visitor asks for, and is taken away again', async ({
    open,
    openDesk,
  }) => {
    const desk = await openDesk('/admin/contact', { viewport });
    const logo = desk.getByRole('group', { name: /^Logo/ });
    const buffer = await sharp({ create: { width: 320, height: 88, channels: 3, background: '#be4210' } })
      .png()
      .toBuffer();
    await logo.locator('input[type=file]').setInputFiles({ name: 'Şirket logosu.png', mimeType: 'image/png', buffer });
    await logo.getByText('Image uploaded successfully!').waitFor();
    await save(desk);
    await desk.getByText('Contact information updated successfully!').waitFor();
    const { data } = await askAs<{ siteSettings: { logo: string } }>(desk, '{ siteSettings { logo } }');
    const address = data.siteSettings.logo;
    expect(address).toMatch(/^\/uploads\/products\/.+\.png$/);
    const page = await open('/', { viewport });
    await page.getByRole('banner').locator(`img[src="${address}"]`).waitFor();

    await desk.reload();
    await logo.getByRole('button', { name: 'Remove logo' }).click();
    await save(desk);
    await desk.getByText('Contact information updated successfully!').waitFor();
    expect((await askAs(desk, '{ siteSettings { logo } }')).data).toEqual({
      siteSettings: { logo: '/images/logo.png' },
    });
    expect((await desk.request.get(address)).status()).toBe(404);
  });
});

test('a page is not loaded anew under an edit that has begun', async ({ openDesk }) => {
  const desk = await openDesk('/admin/contact');
  const address = desk.getByLabel('Address', { exact: true });
  await address.fill('Organize Sanayi 1. Cadde');
  await mark(desk);
  await save(desk);
  await desk.getByText('Contact information updated successfully!').waitFor();
  await address.click();
  await desk.keyboard.type(' No: 7');
  await desk.waitForTimeout(2500);
  expect(await sameDocument(desk)).toBe(true);
  expect(await address.inputValue()).toContain('No: 7');
});

test('missing texts are named, and a pasted map is reduced to its address', async ({ openDesk }) => {
  const desk = await openDesk('/admin/contact');
  await desk.getByLabel('Phone').fill('   ');
  await save(desk);
  const phone = desk.getByLabel('Phone');
  expect(await phone.evaluate((input) => input === document.activeElement)).toBe(true);
  expect(await phone.getAttribute('aria-invalid')).toBe('true');
  await phone.fill('0212 555 44 33');

  const map = desk.getByLabel('Embed address');
  await map.fill('https://evil.example/maps/embed?pb=1');
  await save(desk);
  await desk.waitForFunction(() => document.activeElement?.getAttribute('name') === 'googleMapsEmbed');
  const address = 'https://www.google.com/maps/embed?pb=!1m18!1m12';
  await map.fill(`<iframe src="${address}" width="600" height="450" style="border:0;" allowfullscreen></iframe>`);
  await save(desk);
  await desk.getByText('Contact information updated successfully!').waitFor();
  expect((await askAs(desk, '{ generalContact { phone googleMapsEmbed } }')).data).toEqual({
    generalContact: { phone: '0212 555 44 33', googleMapsEmbed: address },
  });
});

test('what is only being typed does not become what this browser remembers of the company', async ({ openDesk }) => {
  const desk = await openDesk('/admin/contact');
  const typed = 'Yarım Kalan Ad';
  await desk.getByLabel('Company name').fill(typed);
  await desk
    .frameLocator('iframe[title="The contact page"]')
    .getByRole('link', { name: new RegExp(typed) })
    .first()
    .waitFor();
  expect(await desk.evaluate(() => localStorage.getItem('companySettings') ?? '')).not.toContain(typed);
});

test('logging out with unsaved changes asks first; then the session is over on the server', async ({ openDesk }) => {
  const desk = await openDesk('/admin/about');
  const title = desk.getByRole('textbox', { name: 'Title' }).first();
  await title.fill('Çıkarken yarım');
  await desk.getByRole('button', { name: 'Log out' }).click();
  const question = desk.getByRole('dialog', { name: 'Discard your changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  expect(await title.inputValue()).toBe('Çıkarken yarım');
  expect((await askAs(desk, '{ me { email } }')).data).toEqual({ me: { email: admin.email } });

  const cookies = await desk.context().cookies();
  await desk.getByRole('button', { name: 'Log out' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await seen(desk, 'heading', 'Sign in');
  await desk.waitForURL('**/admin/login');
  await desk.context().addCookies(cookies);
  expect((await askAs(desk, '{ me { email } }')).data).toEqual({ me: null });
  await signIn(desk);
  await seen(desk, 'heading', 'Products');
});
