// Takes long: tabs are closed, and a whole browser is killed, while something is typed.
import { rm } from 'node:fs/promises';
import { expect, onTestFinished } from 'vitest';
import { narrow, newTab, openKeptPage, slowDown, wide } from '../testing/browser.ts';
import { bearing, draftOf, draftsOf, editBearing, openSection } from '../testing/admin.ts';
import { dialogOf } from '../testing/pictures.ts';
import { except, isClosed } from '../testing/expected.ts';
import { closeDialog, save } from '../testing/moments.ts';
import { goTo, reload } from '../testing/settled.ts';
import { temporaryFolder } from '../testing/starterData.ts';
import { signIn, test } from '../testing/test.ts';

const left = 'You left unsaved changes here';

test('what was typed when the tab was closed is offered back', async ({ openAdmin }) => {
  const admin = await openAdmin('/admin/contact', { viewport: narrow });
  await openSection(admin, 'Contact details');
  await admin.getByLabel('Address', { exact: true }).fill('Yarım kalan adres, Şişli');
  await draftOf(admin, 'contact');
  const later = await newTab(admin);
  await admin.close({ runBeforeUnload: false });
  await goTo(later, '/admin/contact');
  await later.getByText(left).waitFor();
  await later.getByRole('button', { name: 'Restore draft' }).click();
  await openSection(later, 'Contact details');
  expect(await later.getByLabel('Address', { exact: true }).inputValue()).toBe('Yarım kalan adres, Şişli');

  // On a slow machine the menu has closed in the moment in which the dialog opens.
  await slowDown(later, 8);
  await later.getByRole('button', { name: 'Menu' }).click();
  await later.getByRole('link', { name: 'Products' }).click();
  await later.getByRole('dialog', { name: 'Discard your changes?' }).getByRole('button', { name: 'Discard' }).click();
  await later.waitForURL('**/admin/products');
  await expect.poll(() => draftsOf(later)).toEqual([]);
});

test('a draft that is not wanted is thrown away; a dialog keeps the one it is asked about', async ({ openAdmin }) => {
  const admin = await openAdmin('/admin/products', { viewport: wide });
  const dialog = await editBearing(admin);
  await dialog.getByLabel('Name').fill('İğneli rulman, yarım');
  await draftOf(admin, `product:${bearing.id}`);
  // The address is that of the product, so that it is open again.
  await reload(admin);
  const again = dialogOf(admin, /^Edit/);
  await again.getByText(left).waitFor();
  expect(await again.getByLabel('Name').inputValue()).toBe(bearing.name);
  await closeDialog(again, again.getByRole('button', { name: 'Cancel' }));
  expect(await draftsOf(admin)).toEqual([`product:${bearing.id}`]);

  const third = await editBearing(admin);
  await third.getByRole('button', { name: 'Delete draft' }).click();
  await third.getByText(left).waitFor({ state: 'detached' });
  await expect.poll(() => draftsOf(admin)).toEqual([]);
});

test('an older draft is no longer offered once the form was saved', async ({ openAdmin }) => {
  const admin = await openAdmin('/admin/contact');
  const address = admin.getByLabel('Address', { exact: true });
  await address.fill('Eski taslak, Şişli');
  await draftOf(admin, 'contact');
  const later = await newTab(admin);
  await admin.close({ runBeforeUnload: false });
  await goTo(later, '/admin/contact');
  await later.getByText(left).waitFor();
  await later.getByLabel('Phone').fill('0212 555 44 33');
  await save(later.getByRole('button', { name: 'Save changes' }), 'Contact information updated successfully!');
  await later.getByText(left).waitFor({ state: 'detached' });
  await expect.poll(() => draftsOf(later)).toEqual([]);
  await reload(later);
  expect(await later.getByText(left).count()).toBe(0);
});

test('what was typed when the whole browser crashed is offered back', async ({ site, complaints }) => {
  const folder = await temporaryFolder();
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  const admin = await openKeptPage(folder, site.origin, complaints);
  await goTo(admin, '/admin/products');
  await signIn(admin);
  await admin.getByRole('button', { name: 'Add product' }).click();
  await admin.getByRole('dialog').getByLabel('Name').fill('Çökmeden önce yazılan ürün');
  await draftOf(admin, 'product:new');
  const crashed = admin.context().waitForEvent('close');
  const browser = await admin.context().newCDPSession(admin);
  // The answer may never come.
  void browser.send('Browser.crash').catch(except(isClosed));
  await crashed;

  const later = await openKeptPage(folder, site.origin, complaints);
  onTestFinished(() => later.context().close());
  await goTo(later, '/admin/products');
  const list = later.getByRole('button', { name: 'Add product' });
  await list.or(later.getByLabel('E-mail')).waitFor();
  if (!(await list.isVisible())) await signIn(later);
  await list.click();
  await later.getByText(left).waitFor();
  await later.getByRole('button', { name: 'Restore draft' }).click();
  expect(await later.getByRole('dialog').getByLabel('Name').inputValue()).toBe('Çökmeden önce yazılan ürün');
  expect(complaints).toEqual([]);
});
