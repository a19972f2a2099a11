import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { chooseMore, filterBy } from '../testing/admin.ts';
import { closeNotice, noticeButton, save } from '../testing/moments.ts';
import { test } from '../testing/test.ts';

/** Presses and choices by mouse; typing is none. */
function counting() {
  let clicks = 0;
  return {
    count: () => clicks,
    click: (target: Locator) => (clicks++, target.click()),
    choose: (target: Locator, label: string) => (clicks++, target.selectOption({ label })),
  };
}

type Priced = { name: string; price: number | null; availability: string | null };

/** Reads the catalogue as visitors see it. */
async function catalogue(page: Page): Promise<Priced[]> {
  const query = '{ products(first: 100, orderBy: NAME) { nodes { name price availability } } }';
  const reply = await page.request.post('/graphql', {
    data: { query },
    headers: { origin: new URL(page.url()).origin },
  });
  return ((await reply.json()) as { data: { products: { nodes: Priced[] } } }).data.products.nodes;
}

test('prices of a category rise by a rule in six clicks, and go back from the history although five were moved', async ({
  openAdmin,
}) => {
  const admin = await openAdmin('/admin/products');
  const before = await catalogue(admin);
  const { click, choose, count } = counting();
  await filterBy(admin, 'category:Rulmanlar');
  await admin.getByText('14 products', { exact: true }).waitFor();
  await click(admin.getByRole('checkbox', { name: 'Select all on this page' }));
  const bar = admin.getByRole('toolbar', { name: 'Selected products' });
  await click(bar.getByRole('button', { name: 'Change prices…' }));
  const dialog = admin.getByRole('dialog', { name: 'Change prices' });
  await dialog.getByLabel('By', { exact: true }).pressSequentially('12');
  await choose(dialog.getByLabel('Round to'), '1');
  await dialog.getByRole('status').getByText('3 have no price and are left out').waitFor();
  const preview = dialog.getByRole('table', { name: 'New prices' }).getByRole('row');
  expect(await preview.count()).toBeGreaterThan(11);
  await click(dialog.getByRole('button', { name: 'Change 11 prices' }));
  await closeNotice(admin, 'Products updated successfully!');
  expect(count()).toBeLessThanOrEqual(6);
  const raised = await catalogue(admin);
  const others = raised.filter(({ price }, at) => price !== before[at]?.price);
  expect(others).toHaveLength(11);
  for (const { price } of others) expect(price && price % 1).toBe(0);

  const boxes = admin.getByRole('checkbox', { name: /^Select (?!all)/ });
  for (let at = 0; at < 5; at++) await boxes.nth(at).click();
  await bar.getByRole('button', { name: 'Move…' }).click();
  await admin.getByRole('dialog').getByLabel('Category').selectOption({ label: 'Kategorisiz' });
  await admin.getByRole('dialog').getByRole('button', { name: 'Move', exact: true }).click();
  await admin.getByText('9 products', { exact: true }).waitFor();

  await admin.getByRole('button', { name: /^Sabit Bilyalı Rulman 6204/ }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'History' }).click();
  await save(admin.getByRole('button', { name: 'Undo in all 11 products' }), 'The change was undone');
  expect(await catalogue(admin)).toEqual(before);
  await admin.keyboard.press('Escape');
  await admin.getByText('9 products', { exact: true }).waitFor();
});

test('the whole list is selected over its pages but for one, and changed and downloaded as such', async ({
  openAdmin,
}) => {
  const admin = await openAdmin('/admin/products?sort=name&q=');
  const boxes = admin.getByRole('checkbox', { name: /^Select (?!all)/ });
  await boxes.first().click();
  const bar = admin.getByRole('toolbar', { name: 'Selected products' });
  await bar.getByRole('button', { name: 'Select all 56 of this filter' }).click();
  await admin.getByRole('button', { name: 'Next page' }).click();
  await admin.waitForURL(/after=/);
  // The rows of the first page stay until those of the second are there.
  const [first] = await catalogue(admin);
  await admin.getByRole('checkbox', { name: `Select ${first?.name}` }).waitFor({ state: 'detached' });
  await boxes.first().waitFor();
  expect(await boxes.first().isChecked()).toBe(true);
  const left = await boxes.first().getAttribute('aria-label');
  await boxes.first().click();
  await bar.getByText('55 selected').waitFor();

  await bar.getByRole('button', { name: 'More' }).click();
  const link = await admin.getByRole('menuitem', { name: 'Price list (PDF)' }).getAttribute('href');
  const paper = await admin.request.get(link ?? '');
  expect([link, paper.headers()['content-type']]).toEqual([expect.stringContaining('except='), 'application/pdf']);
  await admin.keyboard.press('Escape');

  await chooseMore(admin, 'Change…');
  const dialog = admin.getByRole('dialog', { name: 'Change 55 products' });
  await dialog.getByLabel('Field').selectOption({ label: 'Availability' });
  await dialog.getByLabel('New value').selectOption({ label: 'In stock' });
  await dialog.getByRole('button', { name: 'Change 55 products' }).click();
  const undo = await noticeButton(admin, 'Undo');
  const others = (await catalogue(admin)).filter(({ availability }) => availability === null);
  expect(others.map(({ name }) => `Select ${name}`)).toEqual([left]);
  await save(undo, 'The change was undone');
  expect((await catalogue(admin)).filter(({ availability }) => availability !== null)).toEqual([]);
});
