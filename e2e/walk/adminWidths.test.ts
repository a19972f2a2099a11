import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { refuse, sendMessage } from '../testing/admin.ts';
import { findFaults } from '../testing/faultsOfLayout.ts';
import { ask, sessionCookie, type Site } from '../testing/site.ts';
import { goTo, test } from '../testing/test.ts';

const widths = [320, 390, 600, 820, 1024, 1280, 1920];
const long = 'Çokuzunbirkelimeiçindeboşlukyokvehiçbitmiyorişteböyleğüşıöç';

/** Texts as nobody wants them: without a blank, and with many lines. */
async function addLongTexts(site: Site) {
  const cookie = await sessionCookie(site);
  const category = { name: long, description: `${long}\n\n${long}` };
  const { createCategory } = await ask<{ createCategory: { id: string } }>(
    site,
    'mutation ($category: CategoryInput!) { createCategory(input: $category) { id } }',
    { category },
    cookie,
  );
  const product = {
    name: long,
    description: `${long}\n`.repeat(20),
    price: 999999999.99,
    categoryId: createCategory.id,
  };
  await ask(site, 'mutation ($product: ProductInput!) { createProduct(input: $product) { id } }', { product }, cookie);
  await sendMessage(site, long, { name: long, company: long, message: `${long}\n`.repeat(40) });
}

const sheet = [
  'Ürün adı;Açıklama;Grup;Fiyat (TL);Stok',
  `${long};Yeni;${long};12,50;4`,
  `${long} 2;${long};Yok${long};pahalı;4`,
  'Yeni ürün;x;;10;1',
].join('\n');

const named = (admin: Page) => admin.getByRole('button', { name: long, exact: true });
const messages = (admin: Page) => admin.getByRole('list', { name: 'Messages' }).getByRole('link');

/** One row of the list: that many rows fit is looked at once. */
const few = `/admin/products?q=${encodeURIComponent(long)}`;

/** Every screen in the states that change its boxes; each is shown at all widths. */
const states: [name: string, path: string, show: (admin: Page) => Promise<unknown>][] = [
  ['products', '/admin/products', (admin) => named(admin).waitFor()],
  ['products, some chosen', few, (admin) => admin.getByRole('checkbox', { name: /^Select Çok/ }).check()],
  [
    'a notice of an error',
    few,
    async (admin) => {
      await refuse(admin, ['SetProductFeatured']);
      await admin.getByRole('switch').first().click();
      await admin.getByText('Failed to update featured status').waitFor();
    },
  ],
  ['nothing found', '/admin/products?q=yokböylebirşey', (admin) => admin.locator('.empty-state').waitFor()],
  ['a new product', few, (admin) => admin.getByRole('button', { name: 'Add product' }).click()],
  [
    'a product',
    few,
    async (admin) => {
      await named(admin).click();
      await admin.getByRole('dialog').getByLabel('Name').waitFor();
    },
  ],
  ['categories', '/admin/categories', (admin) => named(admin).waitFor()],
  ['a new category', '/admin/categories', (admin) => admin.getByRole('button', { name: 'Add category' }).click()],
  ['attributes', '/admin/attributes', (admin) => admin.getByRole('searchbox').waitFor()],
  ['kinds', '/admin/kinds', (admin) => admin.getByRole('searchbox').waitFor()],
  ['sectors', '/admin/sectors', (admin) => admin.getByRole('list', { name: 'Sectors' }).waitFor()],
  [
    'a kind',
    '/admin/kinds',
    async (admin) => {
      await admin.getByRole('button', { name: 'Rulman', exact: true }).click();
      await admin.getByRole('dialog').getByLabel('Name').waitFor();
    },
  ],
  ['old addresses', '/admin/redirects', (admin) => admin.getByRole('button', { name: 'Add old address' }).waitFor()],
  ['backups', '/admin/backups', (admin) => admin.getByRole('button', { name: 'Make a backup now' }).waitFor()],
  ['messages', '/admin/messages', (admin) => messages(admin).first().waitFor()],
  [
    'a message',
    '/admin/messages',
    async (admin) => {
      await messages(admin).first().click();
      await admin.getByRole('article').waitFor();
    },
  ],
  [
    'the about form with changes',
    '/admin/about',
    async (admin) => admin.getByLabel('Title', { exact: true }).first().fill(long),
  ],
  [
    'the contact form with a mistake',
    '/admin/contact',
    async (admin) => {
      await admin.getByLabel('Phone').fill('yok');
      await admin.getByRole('button', { name: 'Save changes' }).click();
      await admin.getByText('Enter a valid telephone number').waitFor();
    },
  ],
  [
    'a history',
    '/admin/contact',
    async (admin) => {
      await admin.getByRole('tab', { name: 'History' }).click();
      await admin.getByRole('list', { name: 'Changes' }).getByRole('listitem').first().waitFor();
    },
  ],
  [
    'what is kept of a person',
    '/admin/personal-data',
    async (admin) => {
      await admin.getByLabel('E-mail or phone').fill('isil@ornek.com.tr');
      await admin.getByRole('button', { name: 'Find' }).click();
      await admin
        .getByRole('status')
        .filter({ hasText: /found|kept/ })
        .waitFor();
    },
  ],
  ['the bin', '/admin/bin', (admin) => admin.getByText('The bin is empty').waitFor()],
  ['the people', '/admin/people', (admin) => admin.getByRole('list', { name: 'People' }).waitFor()],
  ['an invitation', '/admin/invitation', (admin) => admin.getByText('This link does not work any more').waitFor()],
  ['the audit log', '/admin/audit', (admin) => admin.getByRole('list', { name: 'Entries' }).waitFor()],
  ['the account', '/admin/account', (admin) => admin.getByRole('list', { name: 'Open sessions' }).waitFor()],
  ['the import without a file', '/admin/products/import', async () => undefined],
  [
    'the import with wrong rows',
    '/admin/products/import',
    async (admin) => {
      const file = { name: `${long}.csv`, mimeType: 'text/csv', buffer: Buffer.from(sheet) };
      await admin.locator('input[type=file]').setInputFiles(file);
      await admin.getByRole('list', { name: 'Left out' }).waitFor();
    },
  ],
  ['an unknown address', '/admin/yok', async () => undefined],
];

test('every screen fits its window and its cards at every width', { timeout: 180_000 }, async ({ openAdmin, site }) => {
  await addLongTexts(site);
  const admin = await openAdmin('/admin/products', { viewport: { width: 1280, height: 800 } });
  const faults: string[] = [];
  for (const [name, path, show] of states) {
    await admin.setViewportSize({ width: 1280, height: 800 });
    await admin.unrouteAll();
    await goTo(admin, path);
    await show(admin);
    for (const width of widths) {
      await admin.setViewportSize({ width, height: 800 });
      for (const fault of await findFaults(admin)) faults.push(`${name} at ${width}: ${fault}`);
    }
  }
  expect(faults).toEqual([]);
});
