import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { askAs } from '../testing/admin.ts';
import { notice, noticeButton, save } from '../testing/moments.ts';
import { test } from '../testing/test.ts';

const query = `query ($search: String) { products(search: $search, first: 12) { nodes {
  name stockCode price family { name } image documents { id } 
} } }`;
interface Made {
  name: string;
  stockCode: string | null;
  family: { name: string } | null;
  image: string | null;
  documents: { id: string }[];
}

test('a family of twelve is made of one product in fifteen clicks and a paste, and goes again in one', async ({
  openAdmin,
}) => {
  const admin = await openAdmin('/admin/products');
  let clicks = 0;
  const click = async (target: Locator) => {
    clicks++;
    await target.click();
  };
  const products = async (search: string) =>
    (await askAs<{ products: { nodes: Made[] } }>(admin, query, { search })).data.products.nodes;
  const [pattern] = await products('6204-2RS');
  // The newest come first.
  const made = async () => (await products('')).filter(({ stockCode }) => stockCode?.startsWith('AŞ-'));

  await click(admin.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Catalogue' }));
  await click(admin.getByRole('link', { name: 'Families', exact: true }));
  await click(admin.getByRole('button', { name: 'Add family' }));
  const form = admin.getByRole('dialog', { name: 'Add family' });
  await form.getByLabel('Name').fill('Aşırı yük rulmanı');
  const column = form.getByRole('combobox', { name: 'Attribute' });
  await click(column);
  for (const name of ['İç çap', 'Dış çap']) {
    await admin.keyboard.type(name);
    await admin.keyboard.press('Enter');
  }
  await click(form.getByRole('button', { name: 'Add family' }));
  await click(admin.getByRole('button', { name: 'Add variants to Aşırı yük rulmanı' }));

  const dialog = admin.getByRole('dialog', { name: 'Add variants to Aşırı yük rulmanı' });
  await click(dialog.getByRole('combobox', { name: 'Template' }));
  await admin.keyboard.type('6204-2RS');
  await click(admin.getByRole('listbox').getByRole('option', { name: '6204-2RS' }));
  await dialog.getByText(/^Shared: /).waitFor();
  const rows = Array.from({ length: 12 }, (_, n) => `AŞ-${n + 10}\t${n + 20}\t${n + 47}\t3${n + 10},50\t${n} kg`);
  const first = dialog.getByLabel('Stock code, row 1', { exact: true });
  await click(first);
  await first.evaluate(
    (cell, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      cell.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    ['Kod\tİç çap\tDış çap\tFiyat\tÇekme kuvveti deneme', ...rows].join('\n'),
  );
  await click(dialog.getByRole('button', { name: 'Create attribute “Çekme kuvveti deneme”' }));
  await click(dialog.getByRole('button', { name: 'Preview 12 products' }));
  await dialog.getByText('12 products will be made. Nothing is written yet.').waitFor();
  expect(await made()).toEqual([]);
  await click(dialog.getByRole('button', { name: 'Make 12 products' }));
  await notice(admin, '12 products added');
  const undo = await noticeButton(admin, 'Undo');
  expect(clicks).toBeLessThanOrEqual(15);

  const ours = await made();
  expect(new Set(ours.map(({ stockCode }) => stockCode))).toEqual(new Set(rows.map((row) => row.split('\t')[0])));
  for (const one of ours)
    expect(one).toMatchObject({
      ...{ family: { name: 'Aşırı yük rulmanı' }, image: pattern?.image, documents: pattern?.documents },
      name: `Sabit Bilyalı Rulman ${one.stockCode}`,
    });

  await save(undo, 'The change was undone');
  expect(await made()).toEqual([]);
});
