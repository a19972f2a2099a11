// Takes long: two people edit one product, a session ends in the middle, and a server stops and starts.
import { rm } from 'node:fs/promises';
import { expect, onTestFinished } from 'vitest';
import { narrow, openPage, wide } from '../testing/browser.ts';
import { askAs, editBearing, goAndSubscribe } from '../testing/admin.ts';
import { closeNotice, save } from '../testing/moments.ts';
import { goTo } from '../testing/settled.ts';
import { credentials, startSite } from '../testing/site.ts';
import { copyOfStarterData } from '../testing/starterData.ts';
import { signIn, test } from '../testing/test.ts';

test('two admins edit the same product: the later one chooses field by field', async ({ openAdmin }) => {
  const [first, second] = [
    await openAdmin('/admin/products', { viewport: narrow }),
    await openAdmin('/admin/products', { viewport: narrow }),
  ];
  const [mine, theirs] = [await editBearing(second), await editBearing(first)];
  const open = (bench: typeof mine, name: RegExp) =>
    bench.getByRole('navigation', { name: 'Sections' }).getByRole('button', { name }).click();
  await open(theirs, /^Name and text/);
  await theirs.getByLabel('Description').fill('Ayşe: 310 liraya.');
  await theirs.getByRole('button', { name: 'All sections' }).click();
  await open(theirs, /^Price and ladder/);
  await theirs.getByLabel(/^Price with KDV/).fill('310');
  await save(theirs.getByRole('button', { name: 'Save changes' }), 'Products updated successfully!');

  await open(mine, /^Name and text/);
  await mine.getByLabel('Description').fill('Kerem: gresli.');
  await mine.getByRole('button', { name: 'Save changes' }).click();
  const choice = second.getByRole('dialog', { name: 'Saved by someone else, too' });
  await choice
    .getByRole('radiogroup', { name: 'Price with KDV (₺)' })
    .getByRole('radio', { name: 'Theirs 310,00' })
    .waitFor();
  await save(choice.getByRole('button', { name: 'Save chosen values' }), 'Products updated successfully!');
  const { data } = await askAs(first, '{ products(search: "6204", first: 1) { nodes { description price } } }');
  expect(data).toMatchObject({ products: { nodes: [{ description: 'Kerem: gresli.', price: 310 }] } });
});

test('a session that ends in the middle of an edit is opened again in place, and the save continues', async ({
  openAdmin,
}) => {
  // A subscription that is made only after the session has ended says so, and closing the dialog then leaves the page.
  const admin = await openAdmin('about:blank', { viewport: wide });
  await goAndSubscribe(admin, '/admin/about', 'messageReceived');
  const title = admin.getByRole('textbox', { name: 'Title' }).first();
  const typed = 'Oturum biterken yazılan';
  await title.fill(typed);
  await admin.context().clearCookies();
  await admin.getByRole('button', { name: 'Save changes' }).click();
  const again = admin.getByRole('dialog', { name: 'Sign in again' });
  await again.getByText('No authenticated user found. Please log in again.').waitFor();
  expect(await again.getByLabel('E-mail').inputValue()).toBe(credentials.email);
  await again.getByRole('button', { name: 'Close' }).click();
  await admin.getByText('Failed to update settings. Please try again.').waitFor();
  expect(await title.inputValue()).toBe(typed);

  await admin.getByRole('button', { name: 'Save changes' }).click();
  await again.getByLabel('Password', { exact: true }).fill(credentials.password);
  await again.getByRole('button', { name: 'Sign in' }).click();
  await closeNotice(admin, 'About information updated successfully!');
  const { data } = await askAs(admin, '{ about { heroTitle } }');
  expect(data).toEqual({ about: { heroTitle: typed } });
});

test('a server that stops and starts in the middle of an edit takes nothing typed with it', async ({ browser }) => {
  const dataDir = await copyOfStarterData();
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const first = await startSite(dataDir);
  onTestFinished(() => first.kill());
  // The browser reports what it cannot reach.
  const admin = await openPage(browser, first.origin, {}, []);
  await goTo(admin, '/admin/products');
  await signIn(admin);
  const dialog = await editBearing(admin);
  await dialog.getByLabel('Name').fill('Kesintide yazılan');
  await first.kill();
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await admin.getByText('Failed to save product. Please try again.').waitFor();
  expect(await dialog.getByLabel('Name').inputValue()).toBe('Kesintide yazılan');

  const second = await startSite(dataDir, { PORT: new URL(first.origin).port });
  onTestFinished(() => second.kill());
  await save(dialog.getByRole('button', { name: 'Save changes' }), 'Products updated successfully!');
  await admin.context().close();
});

test('the page beside the form shows what is being typed, name and logo too', async ({ openAdmin }) => {
  const about = await openAdmin('/admin/about');
  await about.getByRole('textbox', { name: 'Title' }).first().fill('Yazarken görünür');
  const page = about.frameLocator('iframe[title="The about page"]');
  await page.getByRole('heading', { level: 1, name: 'Yazarken görünür' }).waitFor();

  const contact = await openAdmin('/admin/contact');
  await contact.getByLabel('Company name').fill('Ölçü Makine');
  await contact
    .frameLocator('iframe[title="The contact page"]')
    .getByRole('link', { name: /Ölçü Makine/ })
    .first()
    .waitFor();
  await save(contact.getByRole('button', { name: 'Save changes' }), 'Contact information updated successfully!');
  await contact.getByRole('navigation', { name: 'Admin' }).getByText('Ölçü Makine').waitFor();
});
