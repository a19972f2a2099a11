import { rm } from 'node:fs/promises';
import { describe, expect, onTestFinished } from 'vitest';
import { narrow, openKeptPage, wide } from './testing/browser.ts';
import { bearing, draftsOf, editBearing } from './testing/desk.ts';
import { temporaryFolder } from './testing/starterData.ts';
import { signIn, test } from './testing/test.ts';

const left = 'You left unsaved changes here';

describe.each([
  ['wide', wide],
  ['narrow', narrow],
])('on a %s screen', (_, viewport) => {
  test('what was typed when the tab was closed is offered back', async ({ openDesk }) => {
    const desk = await openDesk('/admin/contact', { viewport });
    await desk.getByLabel('Address', { exact: true }).fill('Yarım kalan adres, Şişli');
    const later = await desk.context().newPage();
    await desk.close({ runBeforeUnload: false });
    await later.goto('/admin/contact');
    await later.getByText(left).waitFor();
    await later.getByRole('button', { name: 'Restore draft' }).click();
    expect(await later.getByLabel('Address', { exact: true }).inputValue()).toBe('Yarım kalan adres, Şişli');

    if (viewport === narrow) await later.getByRole('button', { name: 'Menu' }).click();
    await later.getByRole('link', { name: 'Products' }).click();
    await later.getByRole('dialog', { name: 'Discard your changes?' }).getByRole('button', { name: 'Discard' }).click();
    await later.waitForURL('**/admin/products');
    await expect.poll(() => draftsOf(later)).toEqual([]);
  });

  test('a draft that is not wanted is thrown away; a dialog keeps the one it is asked about', async ({ openDesk }) => {
    const desk = await openDesk('/admin/products', { viewport });
    const dialog = await editBearing(desk);
    await dialog.getByLabel('Name').fill('İğneli rulman, yarım');
    await desk.reload();
    const again = await editBearing(desk);
    await again.getByText(left).waitFor();
    expect(await again.getByLabel('Name').inputValue()).toBe(bearing.name);
    await again.getByRole('button', { name: 'Cancel' }).click();
    await again.waitFor({ state: 'detached' });
    expect(await draftsOf(desk)).toEqual([`product:${bearing.id}`]);

    const third = await editBearing(desk);
    await third.getByRole('button', { name: 'Delete draft' }).click();
    await third.getByText(left).waitFor({ state: 'detached' });
    await expect.poll(() => draftsOf(desk)).toEqual([]);
  });
});

test('what was typed when the whole browser crashed is offered back', async ({ site, complaints }) => {
  const folder = await temporaryFolder();
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  const desk = await openKeptPage(folder, site.origin, complaints);
  await desk.goto('/admin/products');
  await signIn(desk);
  await desk.getByRole('button', { name: 'Add product' }).click();
  await desk.getByRole('dialog').getByLabel('Name').fill('Çökmeden önce yazılan ürün');
  await expect.poll(() => draftsOf(desk)).toEqual(['product:new']);
  const crashed = desk.context().waitForEvent('close');
  const browser = await desk.context().newCDPSession(desk);
  await Promise.all([crashed, browser.send('Browser.crash').catch(() => undefined)]);

  const later = await openKeptPage(folder, site.origin, complaints);
  onTestFinished(() => later.context().close());
  await later.goto('/admin/products');
  const list = later.getByRole('button', { name: 'Add product' });
  await list.or(later.getByLabel('E-mail')).waitFor();
  if (!(await list.isVisible())) await signIn(later);
  await list.click();
  await later.getByText(left).waitFor();
  await later.getByRole('button', { name: 'Restore draft' }).click();
  expect(await later.getByRole('dialog').getByLabel('Name').inputValue()).toBe('Çökmeden önce yazılan ürün');
  expect(complaints).toEqual([]);
});
