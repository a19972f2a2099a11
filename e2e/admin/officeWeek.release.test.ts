// Takes long: the tasks of a week in the office one after the other, on the catalogue of a new site.
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { askAs } from '../testing/admin.ts';
import { goTo } from '../testing/settled.ts';
import type { Site } from '../testing/site.ts';
import { addSession, wholeCatalogueTest as test } from '../testing/test.ts';

/** Presses a thing as a person does, and counts it. */
type Press = (target: Locator) => Promise<void>;
type Task = (name: string, most: number, from: string, work: (press: Press) => Promise<void>) => Promise<void>;

/** Runs tasks one after the other, each from its screen on, and counts what is pressed. */
function tasks(admin: Page): { task: Task; taken: [name: string, clicks: number, most: number][] } {
  const taken: [name: string, clicks: number, most: number][] = [];
  return {
    taken,
    async task(name, most, from, work) {
      await goTo(admin, new URL(from, admin.url()).href);
      let clicks = 0;
      await work(async (target) => {
        clicks++;
        await target.click();
      });
      taken.push([name, clicks, most]);
    },
  };
}

const menu = (admin: Page, name: RegExp) =>
  admin.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name });
const sent = (admin: Page) => expect.poll(() => admin.locator(':focus').innerText()).toBe('Open PDF');

/** Opens the first thing that the palette finds, by the keys alone. */
async function byPalette(admin: Page, text: string, found: RegExp) {
  await admin.keyboard.press('Control+k');
  await admin.getByRole('dialog').getByRole('combobox').fill(text);
  await expect.poll(() => admin.getByRole('option').first().innerText()).toMatch(found);
  await admin.keyboard.press('Enter');
}

/** The four lines of a letter become an enquiry, an offer, an order by telephone, and a part of it. */
async function sale(admin: Page, task: Task) {
  await task('a message of four products becomes an enquiry', 3, '/admin/today', async (press) => {
    await press(admin.getByRole('link', { name: /^\d+ messages? without an answer$/ }));
    await press(admin.getByRole('link', { name: /Şule Ağırbaş/ }).first());
    await press(admin.getByRole('button', { name: 'Make an enquiry' }));
    for (const [line, quantity] of ['12', '8', '6', '4'].entries()) {
      const row = admin.getByRole('row', { name: new RegExp(`^Line ${line + 1}`) });
      await expect.poll(() => row.getByRole('textbox', { name: 'Quantity' }).inputValue()).toBe(quantity);
    }
  });
  const enquiry = admin.url();
  await task('it is offered as it stands, and sent', 2, enquiry, async (press) => {
    await press(admin.getByRole('button', { name: /^Send offer 1/ }));
    await press(admin.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }));
    await sent(admin);
  });
  await task('a state set to won without an order asks, and makes the order instead', 3, enquiry, async (press) => {
    await admin.getByRole('combobox', { name: 'State' }).selectOption('WON');
    const asked = admin.getByRole('dialog', { name: 'Won without an order?' });
    await press(asked.getByRole('button', { name: 'Make the order' }));
    await press(admin.getByRole('dialog').getByRole('button', { name: 'Make the order' }));
    await admin
      .getByRole('link', { name: /^S-\d{4}-\d{5}$/ })
      .first()
      .waitFor();
  });
  const number = await admin
    .getByRole('link', { name: /^S-\d{4}-\d{5}$/ })
    .first()
    .innerText();
  await task('an order is found first by its number', 0, '/admin/today', async () => {
    await byPalette(admin, number, new RegExp(number));
    await admin.getByRole('heading', { name: 'Accepted lines' }).waitFor();
  });
  await task('the search of enquiries finds the one of that order', 0, '/admin/messages/enquiries', async () => {
    await admin.getByRole('searchbox', { name: 'Search enquiries' }).fill(number);
    const found = admin.getByRole('list', { name: 'Enquiries' }).getByRole('link');
    await expect.poll(() => found.count()).toBe(1);
    await found.filter({ hasText: /Şule Ağırbaş|Yeşiltepe/ }).waitFor();
  });
}

/** A firm, its standing discount, and an offer that begins with it. */
async function firm(admin: Page, task: Task) {
  const { data } = await askAs<{ products: { nodes: { stockCode: string }[] } }>(
    admin,
    '{ products(search: "6204", priced: true, first: 3) { nodes { stockCode } } }',
  );
  const codes = data.products.nodes.map(({ stockCode }) => stockCode);
  expect(codes).toHaveLength(3);
  await task('an offer of three codes from the palette, sent', 6, '/admin/today', async (press) => {
    await byPalette(admin, 'new offer', /New offer/);
    const dialog = admin.getByRole('dialog', { name: 'New offer' });
    await dialog.getByLabel('Name').fill('Ali Karaca');
    await dialog.getByLabel('E-mail').fill('ali@karaca.com.tr');
    await dialog.getByLabel('Company').fill('Karaca Döküm');
    await press(dialog.getByRole('button', { name: /^Begin the offer/ }));
    await admin.getByRole('heading', { name: /Karaca Döküm/ }).waitFor();
    const add = admin.getByRole('combobox', { name: 'Add line' });
    for (const [place, code] of codes.entries()) {
      await add.fill(code);
      await add.press('Enter');
      await admin.getByText(`${place + 1} of ${place + 1} line`).waitFor();
    }
    await press(admin.getByRole('button', { name: /^Send offer 1/ }));
    await press(admin.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }));
    await sent(admin);
  });
  await task('what a firm was offered for a part', 3, '/admin/today', async (press) => {
    await press(menu(admin, /^Customers/));
    await press(admin.getByRole('link', { name: /Karaca Döküm/ }).first());
    await press(admin.getByRole('searchbox', { name: 'Code or name' }));
    await admin.keyboard.type(codes[0] ?? '');
    await admin.getByRole('row', { name: new RegExp(codes[0] ?? '') }).waitFor();
  });
  const page = admin.url();
  await task('a standing discount of two steps is noted', 2, page, async (press) => {
    await press(admin.getByRole('button', { name: 'Edit' }));
    await admin
      .getByRole('dialog')
      .getByLabel(/^Standing discount/)
      .fill('40+10');
    await press(admin.getByRole('dialog').getByRole('button', { name: /^Save changes/ }));
    await admin.getByText('40+10, 46 %').waitFor();
  });
  await task('the next offer of the firm begins with it', 2, page, async (press) => {
    await press(admin.getByRole('button', { name: 'New offer' }));
    const dialog = admin.getByRole('dialog', { name: 'New offer' });
    await dialog.getByLabel('What they asked for').fill(`${codes[0]} beş adet`);
    await press(dialog.getByRole('button', { name: /^Begin the offer/ }));
    const row = admin.getByRole('row', { name: /^Line 1/ });
    await expect.poll(() => row.getByRole('textbox', { name: 'Discount %' }).inputValue()).toBe('40+10');
    expect(await row.getByRole('textbox', { name: 'Quantity' }).inputValue()).toBe('5');
  });
}

/** A wrong price, what else was done today, and the telephone number of the site. */
async function upkeep(admin: Page, task: Task) {
  const { data } = await askAs<{ products: { nodes: { id: string; stockCode: string; name: string }[] } }>(
    admin,
    '{ products(search: "6204", priced: true, first: 1) { nodes { id stockCode name } } }',
  );
  const [product] = data.products.nodes;
  await askAs(
    admin,
    'mutation ($id: ID!) { patchProduct(id: $id, changes: { price: 28.5 }, confirmJumps: true) { id } }',
    { id: product?.id },
  );
  await task('a wrong price is undone where it is seen', 3, '/admin/today', async (press) => {
    await press(menu(admin, /^Changes/));
    await press(admin.getByRole('button', { name: new RegExp(`^Undo: “${product?.name}`) }).first());
    await press(admin.getByRole('dialog').getByRole('button', { name: 'Undo' }));
    await admin
      .getByText(/^Undone by/)
      .first()
      .waitFor();
  });
  await task('what a person did today', 2, '/admin/today', async (press) => {
    await press(menu(admin, /^Changes/));
    await press(admin.getByRole('button', { name: 'Only what Çiğdem Işık did' }).first());
    await admin
      .getByText(/^Took an order down S-/)
      .first()
      .waitFor();
  });
}

test('the tasks of a week in the office take no more clicks than they may', async ({ origin, page: admin }) => {
  await addSession(admin, { origin } as Site);
  await admin.setViewportSize({ width: 1440, height: 900 });
  await goTo(admin, `${origin}/admin/today`);
  await askAs(admin, 'mutation { updateOwnAccount(input: { name: "Çiğdem Işık" }) { id } }');
  const { task, taken } = tasks(admin);
  await sale(admin, task);
  await firm(admin, task);
  await upkeep(admin, task);
  expect(taken.filter(([, clicks, most]) => clicks > most)).toEqual([]);
}, 300_000);
