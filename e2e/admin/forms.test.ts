import sharp from 'sharp';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { narrow, wide } from '../testing/browser.ts';
import { askAs, openSection } from '../testing/admin.ts';
import { closeNotice, notice, save } from '../testing/moments.ts';
import { credentials } from '../testing/site.ts';
import { seen, signIn, test } from '../testing/test.ts';

const press = (admin: Page) => admin.getByRole('button', { name: 'Save changes' }).click();
const saveContact = (admin: Page) =>
  save(admin.getByRole('button', { name: 'Save changes' }), 'Contact information updated successfully!');
const mark = (admin: Page) => admin.evaluate(() => Object.assign(window, { sameDocument: true }));
const sameDocument = (admin: Page) => admin.evaluate(() => 'sameDocument' in window);

test('the texts of the about page are saved, icons too, and the page reloads', async ({ open, openAdmin }) => {
  const admin = await openAdmin('/admin/about', { viewport: narrow });
  await openSection(admin, 'Mission');
  const mission = admin.getByRole('region', { name: 'Mission' });
  await mission.getByLabel('Title').fill('  Işığı ölçeriz  ');
  await mission.getByRole('radiogroup', { name: 'Icon' }).getByRole('radio', { checked: true }).focus();
  await admin.keyboard.press('ArrowRight');
  const icon = mission.getByRole('radio', { checked: true });
  const chosen = (await icon.getAttribute('aria-label')) ?? '';
  await mark(admin);
  const top = await admin.evaluate(() => window.scrollY);
  await press(admin);
  await notice(admin, 'About information updated successfully!');
  await admin.waitForFunction(() => !('sameDocument' in window));

  await closeNotice(admin, 'About information updated successfully!');
  expect(await mission.getByLabel('Title').inputValue()).toBe('Işığı ölçeriz');
  expect(await icon.getAttribute('aria-label')).toBe(chosen);
  expect(Math.abs((await admin.evaluate(() => window.scrollY)) - top)).toBeLessThan(2);
  const page = await open('/about', { viewport: narrow });
  await seen(page, 'heading', 'Işığı ölçeriz');
});

test('a logo is uploaded, stands on the next page a visitor asks for, and is taken away again', async ({
  open,
  openAdmin,
}) => {
  const admin = await openAdmin('/admin/contact', { viewport: wide });
  const logo = admin.getByRole('group', { name: /^Logo/ });
  const buffer = await sharp({ create: { width: 320, height: 88, channels: 3, background: '#be4210' } })
    .png()
    .toBuffer();
  await logo.locator('input[type=file]').setInputFiles({ name: 'Şirket logosu.png', mimeType: 'image/png', buffer });
  await logo.getByText('Image uploaded successfully!').waitFor();
  await saveContact(admin);
  const { data } = await askAs<{ siteSettings: { logo: string } }>(admin, '{ siteSettings { logo } }');
  const address = data.siteSettings.logo;
  expect(address).toMatch(/^\/uploads\/products\/.+\.png$/);
  const page = await open('/', { viewport: wide });
  await page.getByRole('banner').locator(`img[src="${address}"]`).waitFor();

  await logo.getByRole('button', { name: 'Remove logo' }).click();
  await saveContact(admin);
  expect((await askAs(admin, '{ siteSettings { logo } }')).data).toEqual({
    siteSettings: { logo: '/images/logo.png' },
  });
  // While the earlier state can be restored, its picture stays.
  expect((await admin.request.get(address)).status()).toBe(200);
});

test('a page does not reload under an edit that has begun', async ({ openAdmin }) => {
  const admin = await openAdmin('/admin/contact', { alone: true });
  const address = admin.getByLabel('Address', { exact: true });
  await address.fill('Organize Sanayi 1. Cadde');
  await mark(admin);
  // The time until it reloads passes when the test says so, however slow the machine is.
  await admin.clock.install();
  await admin.clock.pauseAt(Date.now() + 60_000);
  await press(admin);
  await notice(admin, 'Contact information updated successfully!');
  await address.click();
  await admin.keyboard.type(' No: 7');
  await admin.clock.runFor(10_000);
  expect(await sameDocument(admin)).toBe(true);
  expect(await address.inputValue()).toContain('No: 7');
});

test('missing texts are named, and a pasted map is reduced to its address', async ({ openAdmin }) => {
  const admin = await openAdmin('/admin/contact');
  await admin.getByLabel('Phone').fill('   ');
  await press(admin);
  const phone = admin.getByLabel('Phone');
  expect(await phone.evaluate((input) => input === document.activeElement)).toBe(true);
  expect(await phone.getAttribute('aria-invalid')).toBe('true');
  await phone.fill('0212 555 44 33');

  const map = admin.getByLabel('Link to the map');
  await map.fill('https://evil.example/maps/embed?pb=1');
  await press(admin);
  await admin.waitForFunction(() => document.activeElement?.getAttribute('name') === 'googleMapsEmbed');
  const address = 'https://www.google.com/maps/embed?pb=!1m18!1m12';
  await map.fill(`<iframe src="${address}" width="600" height="450" style="border:0;" allowfullscreen></iframe>`);
  await saveContact(admin);
  expect((await askAs(admin, '{ generalContact { phone googleMapsEmbed } }')).data).toEqual({
    generalContact: { phone: '0212 555 44 33', googleMapsEmbed: address },
  });
});

test('what is only being typed does not become what this browser remembers of the company', async ({ openAdmin }) => {
  const admin = await openAdmin('/admin/contact');
  const typed = 'Yarım Kalan Ad';
  await admin.getByLabel('Company name').fill(typed);
  await admin
    .frameLocator('iframe[title="The contact page"]')
    .getByRole('link', { name: new RegExp(typed) })
    .first()
    .waitFor();
  expect(await admin.evaluate(() => localStorage.getItem('companySettings') ?? '')).not.toContain(typed);
});

test('logging out with unsaved changes asks first; then the session is over on the server', async ({ openAdmin }) => {
  const admin = await openAdmin('/admin/about');
  const title = admin.getByRole('textbox', { name: 'Title' }).first();
  await title.fill('Çıkarken yarım');
  await admin.getByRole('button', { name: 'Log out' }).click();
  const question = admin.getByRole('dialog', { name: 'Discard your changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  expect(await title.inputValue()).toBe('Çıkarken yarım');
  expect((await askAs(admin, '{ me { email } }')).data).toEqual({ me: { email: credentials.email } });

  const cookies = await admin.context().cookies();
  await admin.getByRole('button', { name: 'Log out' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await seen(admin, 'heading', 'Sign in');
  await admin.waitForURL('**/admin/login');
  await admin.context().addCookies(cookies);
  expect((await askAs(admin, '{ me { email } }')).data).toEqual({ me: null });
  await signIn(admin);
  await seen(admin, 'heading', 'Products');
});
