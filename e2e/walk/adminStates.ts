import type { Page } from 'playwright-core';
import { refuse } from '../testing/admin.ts';
import { openDialog } from '../testing/moments.ts';
import { long } from './longTexts.ts';

/** A state of a screen that no address leads to. */
export type State = {
  name: string;
  path: string;
  /** The component of the dialog that it opens; each dialog needs a state here, or a reason in screens.ledger.test.tsx. */
  opens?: string;
  /** Brings the state about, and waits for it. */
  show: (admin: Page) => Promise<unknown>;
};

const sheet = [
  'Ürün adı;Açıklama;Grup;Fiyat (TL);Stok',
  `${long};Yeni;${long};12,50;4`,
  `${long} 2;${long};Yok${long};pahalı;4`,
  'Yeni ürün;x;;10;1',
].join('\n');

const openNamed = async (admin: Page, name: string) => {
  const dialog = await openDialog(admin.getByRole('button', { name, exact: true }).first());
  await dialog.getByLabel('Name').waitFor();
};

/** The list with one row: whether many rows fit is checked at the address of the list. */
const few = `/admin/products?q=${encodeURIComponent(long)}`;

/** The states that change the boxes of a screen. */
export const states: State[] = [
  {
    name: 'products, some chosen',
    path: few,
    show: (admin) => admin.getByRole('checkbox', { name: /^Select Çok/ }).check(),
  },
  {
    name: 'a notice of an error',
    path: few,
    show: async (admin) => {
      await refuse(admin, ['SetProductFeatured']);
      await admin.getByRole('switch').first().click();
      await admin.getByText('Failed to update featured status').waitFor();
    },
  },
  {
    name: 'nothing found',
    path: '/admin/products?q=yokböylebirşey',
    show: (admin) => admin.locator('.empty-state').waitFor(),
  },
  {
    name: 'new prices',
    path: few,
    opens: 'PricesDialog',
    show: async (admin) => {
      await admin.getByRole('checkbox', { name: /^Select Çok/ }).check();
      await admin.getByRole('button', { name: 'Change prices…' }).click();
      await admin.getByRole('dialog').getByLabel('By', { exact: true }).fill('10');
      await admin.getByRole('button', { name: /^Change \d+ price/ }).waitFor();
    },
  },
  {
    name: 'a wrong cell in the grid',
    path: few.replace('products?', 'products/grid?'),
    show: async (admin) => {
      await admin.getByRole('grid').focus();
      for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', '1', 'O', 'Enter', 'F8'])
        await admin.keyboard.press(key);
      await admin.getByRole('button', { name: /^Back to/ }).waitFor();
    },
  },
  {
    name: 'a view to save',
    path: few,
    opens: 'SaveView',
    show: async (admin) => {
      await admin.getByRole('button', { name: 'Save this view' }).click();
      await admin.getByRole('dialog').getByLabel('Name', { exact: true }).fill(long);
    },
  },
  { name: 'a new product', path: few, opens: 'ProductDialog', show: (admin) => openNamed(admin, 'Add product') },
  { name: 'a product', path: few, show: (admin) => openNamed(admin, long) },
  {
    name: 'a new category',
    path: '/admin/categories',
    opens: 'CategoryDialog',
    show: (admin) => openNamed(admin, 'Add category'),
  },
  {
    name: 'a category whose changes wait',
    path: '/admin/categories',
    show: async (admin) => {
      await openNamed(admin, long);
      await admin.getByText('1 waiting change').waitFor();
    },
  },
  {
    name: 'a plan of what waits',
    path: '/admin/categories',
    show: async (admin) => {
      await openNamed(admin, long);
      await admin.getByRole('button', { name: 'Plan for…' }).click();
      await admin.getByRole('dialog', { name: 'Plan this change' }).getByLabel('Name of the plan').waitFor();
    },
  },
  {
    name: 'the links to a preview',
    path: '/admin/categories',
    opens: 'PreviewLinksDialog',
    show: async (admin) => {
      await openNamed(admin, long);
      await admin.getByRole('button', { name: 'Preview link' }).click();
      await admin.getByRole('region', { name: 'Links that work' }).waitFor();
    },
  },
  {
    name: 'a plan that is moved',
    path: '/admin/plan',
    show: async (admin) => {
      await admin
        .getByRole('button', { name: new RegExp(`^Actions for ${long}`) })
        .first()
        .click();
      await admin.getByRole('menuitem', { name: 'Change…' }).click();
      await admin.getByRole('dialog', { name: 'Change the plan' }).getByLabel('Name of the plan').waitFor();
    },
  },
  {
    name: 'two products that become one',
    path: few,
    opens: 'MergeDialog',
    show: async (admin) => {
      await admin
        .getByRole('button', { name: /^Actions for/ })
        .first()
        .click();
      await admin.getByRole('menuitem', { name: /^Merge/ }).click();
      await admin.getByRole('combobox', { name: 'The other product' }).fill('6204');
      await admin.getByRole('listbox').getByRole('option').first().click();
      await admin.getByRole('button', { name: 'Compare' }).click();
      await admin.getByText(/^What moves to/).waitFor();
    },
  },
  {
    name: 'variants of a family',
    path: '/admin/families?q=62',
    opens: 'VariantsDialog',
    show: async (admin) => {
      await admin
        .getByRole('button', { name: /^Add variants to/ })
        .first()
        .click();
      await admin.getByLabel('Stock code, row 1', { exact: true }).fill(long);
      await admin.getByRole('button', { name: 'Preview 1 product' }).waitFor();
    },
  },
  {
    name: 'a customer',
    path: '/admin/customers',
    opens: 'CustomerDialog',
    show: async (admin) => {
      await admin.getByRole('list', { name: 'Customers' }).getByRole('link').first().click();
      await admin.getByRole('heading', { name: 'Last prices' }).waitFor();
      await admin.getByRole('button', { name: 'Edit' }).click();
      await admin.getByRole('textbox', { name: /^Standing discount/ }).waitFor();
    },
  },
  { name: 'all attributes', path: '/admin/attributes', show: (admin) => admin.getByRole('searchbox').waitFor() },
  { name: 'a kind', path: '/admin/kinds', opens: 'DefinitionDialog', show: (admin) => openNamed(admin, 'Rulman') },
  {
    name: 'the palette',
    path: '/admin/categories',
    show: async (admin) => {
      await admin.keyboard.press('Control+k');
      await admin.getByRole('combobox', { name: 'Search or go to' }).fill('6204');
      await admin.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'a message',
    path: '/admin/messages',
    show: async (admin) => {
      await admin.getByRole('list', { name: 'Messages' }).getByRole('link').first().click();
      await admin.getByRole('article').waitFor();
    },
  },
  {
    name: 'an enquiry',
    path: '/admin/messages/enquiries',
    show: async (admin) => {
      await admin.getByRole('list', { name: 'Enquiries' }).getByRole('link').first().click();
      await admin.getByRole('button', { name: 'Send offer 1' }).waitFor();
    },
  },
  {
    name: 'the about form with changes',
    path: '/admin/about',
    show: (admin) => admin.getByLabel('Title', { exact: true }).first().fill(long),
  },
  {
    name: 'the notices',
    path: few,
    opens: 'NoticePanel',
    show: async (admin) => {
      await admin
        .getByRole('button', { name: /^Notices/ })
        .filter({ visible: true })
        .click();
      await admin.getByRole('dialog').getByRole('link', { name: 'All notices' }).waitFor();
    },
  },
  {
    name: 'the contact form with a mistake',
    path: '/admin/contact',
    show: async (admin) => {
      await admin.getByLabel('Phone').fill('yok');
      await admin.getByRole('button', { name: 'Save changes' }).click();
      await admin.getByText('Enter a valid telephone number').waitFor();
    },
  },
  {
    name: 'a history',
    path: '/admin/contact',
    show: async (admin) => {
      await admin.getByRole('tab', { name: 'History' }).click();
      await admin.getByRole('list', { name: 'Changes' }).getByRole('listitem').first().waitFor();
    },
  },
  {
    name: 'what is kept of a person',
    path: '/admin/personal-data',
    show: async (admin) => {
      await admin.getByLabel('E-mail or phone').fill('isil@ornek.com.tr');
      await admin.getByRole('button', { name: 'Find' }).click();
      await admin
        .getByRole('status')
        .filter({ hasText: /found|kept/ })
        .waitFor();
    },
  },
  {
    name: 'the import with wrong rows',
    path: '/admin/products/import',
    show: async (admin) => {
      const file = { name: `${long}.csv`, mimeType: 'text/csv', buffer: Buffer.from(sheet) };
      await admin.locator('input[type=file]').setInputFiles(file);
      await admin.getByRole('list', { name: 'Left out' }).waitFor();
    },
  },
];
