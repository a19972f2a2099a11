import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { askAs, bearing, sendEnquiry } from '../testing/admin.ts';
import { offersFor } from '../testing/offers.ts';
import { boxOf, resize } from '../testing/geometry.ts';
import { goTo } from '../testing/settled.ts';
import { test } from '../testing/test.ts';

test('what a firm paid for a part is found in three clicks, and what a person changed today in two, undone in four', async ({
  openAdmin,
  site,
}) => {
  const { number } = await sendEnquiry(site, 'Ali Karaca');
  await (
    await offersFor(site, number)
  )([{ productId: bearing.id, code: '6204-2RS', name: bearing.name, quantity: 40, price: 1224.5, vatRate: 20 }]);
  const admin = await openAdmin('/admin/today', { viewport: { width: 1280, height: 800 } });
  const found = await askAs<{ enquiries: { nodes: { offers: { id: string }[] }[] } }>(
    admin,
    'query ($number: String!) { enquiries(search: $number) { nodes { offers { id } } } }',
    { number },
  );
  const Accept =
    'mutation ($id: ID!) { recordAcceptance(offerId: $id, input: { channel: PHONE, name: "Ali Karaca" }) { number } }';
  await askAs(admin, Accept, { id: found.data.enquiries.nodes[0]?.offers[0]?.id });
  await askAs(
    admin,
    'mutation ($id: ID!, $changes: ProductChanges!) { patchProduct(id: $id, changes: $changes) { id } }',
    {
      id: bearing.id,
      changes: { leadDays: 11 },
    },
  );
  let clicks = 0;
  const press = async (element: Locator) => {
    clicks++;
    await element.click();
  };
  const menu = admin.getByRole('navigation', { name: 'Admin' });

  await press(menu.getByRole('link', { name: 'Customers' }));
  await press(admin.getByRole('link', { name: /Yeşiltepe/ }).first());
  await press(admin.getByRole('searchbox', { name: 'Code or name' }));
  await admin.keyboard.type('6204-2RS');
  const price = admin.getByRole('row', { name: /6204-2RS/ });
  await price.getByText('₺ 1.224,50').first().waitFor();
  expect(clicks).toBeLessThanOrEqual(3);
  // On a phone, too, the number of the order is in one line.
  await resize(admin, { width: 390, height: 844 });
  for (const order of await price.getByText(/S-\d{4}-\d{5}/).all())
    expect((await boxOf(order)).height, await order.innerText()).toBeLessThan(24);
  await resize(admin, { width: 1280, height: 800 });

  await goTo(admin, '/admin/today');
  clicks = 0;
  await press(menu.getByRole('link', { name: 'Changes' }));
  clicks++;
  const who = admin.getByLabel('Done by');
  await who.selectOption({ index: 1 });
  await admin.getByText(/^“Sabit Bilyalı Rulman 6204-2RS”/).waitFor();
  expect(clicks).toBe(2);
  // Two more undo it, and its entry says so from then on.
  await press(admin.getByRole('button', { name: /^Undo: “Sabit Bilyalı Rulman 6204-2RS”/ }).first());
  await press(admin.getByRole('dialog').getByRole('button', { name: 'Undo' }));
  await admin
    .getByText(/^Undone by/)
    .first()
    .waitFor();
  expect(clicks).toBe(4);
});
