import { expect } from 'vitest';
import { reconnect } from '../testing/browser.ts';
import { draftsOf } from '../testing/admin.ts';
import { credentials } from '../testing/site.ts';
import { goTo } from '../testing/settled.ts';
import { seen, test } from '../testing/test.ts';

test('a screen that could not be loaded is there once the connection is back', async ({ openAdmin, complaints }) => {
  const admin = await openAdmin('/admin/products', { alone: true });
  const categories = admin.getByRole('link', { name: 'Categories' });
  await categories.waitFor();
  await admin.context().setOffline(true);
  await categories.click();
  await admin.getByText('This screen could not be loaded.').waitFor();
  // The menu is there still.
  await admin.getByRole('link', { name: 'Contact' }).waitFor();
  await reconnect(admin);
  await admin.getByRole('button', { name: 'Try again' }).click();
  await seen(admin, 'heading', 'Categories');
  complaints.length = 0;
});

test('after an update the page reloads itself, and what was typed is offered again', async ({
  openAdmin,
  complaints,
}) => {
  const admin = await openAdmin('/admin/about');
  await admin.getByLabel('Description').first().fill('Şişli’de yarım kalmış bir cümle');
  await expect.poll(() => draftsOf(admin)).toContain('about');
  // A server of a later release answers so until the page asks for that release's files.
  await admin.route('**/assets/CategoryList*.js', (route) => route.fulfill({ status: 404, body: 'Not found' }), {
    times: 1,
  });
  await admin.getByRole('link', { name: 'Categories' }).click();
  await admin.getByRole('button', { name: /discard/i }).waitFor();
  expect(await draftsOf(admin)).toContain('about');
  await admin.getByRole('button', { name: /keep/i }).click();

  await goTo(admin, '/admin/products');
  await admin.getByRole('link', { name: 'Categories' }).click();
  await seen(admin, 'heading', 'Categories');
  await admin.getByRole('link', { name: 'About' }).click();
  await admin.getByRole('button', { name: 'Restore draft' }).waitFor();
  complaints.length = 0;
});

test('an export after the session has ended asks to sign in, and then comes', async ({ openAdmin, complaints }) => {
  const admin = await openAdmin('/admin/products');
  await admin.getByRole('button', { name: 'Spreadsheet' }).click();
  await admin.context().clearCookies();
  const download = admin.waitForEvent('download');
  await admin.getByRole('menuitem', { name: 'Export CSV' }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByLabel('Password', { exact: true }).fill(credentials.password);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  expect((await download).suggestedFilename()).toMatch(/^products-\d{4}-\d\d-\d\d\.csv$/);
  complaints.length = 0;
});
