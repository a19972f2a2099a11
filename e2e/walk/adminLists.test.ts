// Takes long: every list of the admin is looked at, at four widths.
import { expect } from 'vitest';
import { askAs, bearing } from '../testing/admin.ts';
import { boxOf, resize, scrollable } from '../testing/geometry.ts';
import { goTo, reload } from '../testing/settled.ts';
import { test } from '../testing/test.ts';

const laptop = { width: 1280, height: 800 };

test('a list begins at once, shows seventeen rows on a laptop, and its selection is one line at every width', async ({
  openAdmin,
}) => {
  const admin = await openAdmin('/admin/products', { viewport: laptop });
  const rows = admin.getByRole('table', { name: 'Products' }).locator('tbody tr');
  await rows.first().waitFor();
  const boxes = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().toJSON() as DOMRect));
  expect(boxes[0]?.y).toBeLessThanOrEqual(140);
  expect(boxes.filter(({ bottom }) => bottom <= laptop.height).length).toBeGreaterThanOrEqual(17);
  expect(Math.min(...boxes.map(({ height }) => height))).toBe(36);
  expect(Math.max(...boxes.map(({ height }) => height))).toBeLessThanOrEqual(48);

  // What comes by pointer and focus has its place all the time, so that nothing moves.
  const star = rows.first().getByRole('switch');
  const edit = rows.first().getByRole('button', { name: /^Edit / });
  const opacity = () => edit.evaluate((button) => getComputedStyle(button).opacity);
  expect(await opacity()).toBe('0');
  await star.focus();
  expect(await opacity()).toBe('1');
  await admin.getByRole('tooltip', { name: /^(Not )?Featured$/ }).waitFor();

  const bar = admin.getByRole('toolbar', { name: 'Selected products' });
  await admin
    .getByRole('checkbox', { name: /^Select (?!all)/ })
    .first()
    .check();
  for (const width of [390, 820, 1280, 1920]) {
    await resize(admin, { width, height: 800 });
    const box = await boxOf(bar);
    expect([box.height, (await scrollable(admin)).x], String(width)).toEqual([48, 0]);
    expect(box.right, String(width)).toBeLessThanOrEqual(width);
    expect(box.bottom, String(width)).toBeLessThanOrEqual(800);
    const inside = await bar
      .locator('button, a, p')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
    for (const part of inside) {
      expect([part.y >= box.y, part.bottom <= box.bottom], String(width)).toEqual([true, true]);
      expect(part.right, String(width)).toBeLessThanOrEqual(box.right + 0.5);
    }
    const names = await bar.getByRole('button').allInnerTexts();
    expect(names.at(-1)).toBe(width < 900 ? '' : 'Esc');
  }
});

test('a product takes at most 96 pixels of a phone, and its buttons are as large as a finger', async ({
  openAdmin,
}) => {
  const admin = await openAdmin('/admin/products', { viewport: { width: 390, height: 844 } });
  const waits = 'mutation ($id: ID!) { keepWaiting(id: $id, input: { description: "Yeni." }) { id } }';
  await askAs(admin, waits, { id: bearing.id });
  await goTo(admin, `/admin/products?q=${encodeURIComponent(bearing.name)}`);
  const cards = admin.getByRole('list', { name: 'Products' }).locator('> li');
  await cards.first().waitFor();
  for (const width of [320, 390, 820]) {
    await resize(admin, { width, height: 844 });
    const heights = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().height));
    expect(Math.max(...heights), String(width)).toBeLessThanOrEqual(96);
    expect((await scrollable(admin)).x, String(width)).toBe(0);
  }
  // The state of a product is whole: the unit of its price gives way.
  const isWhole = await cards
    .locator('.text .MuiChip-root')
    .first()
    .evaluate((chip) => {
      const text = chip.closest('.text')?.getBoundingClientRect();
      return text !== undefined && chip.getBoundingClientRect().right <= text.right + 0.5;
    });
  expect(isWhole).toBe(true);
  const card = cards.first();
  for (const button of [card.getByRole('switch'), card.getByRole('button', { name: /^Actions/ })]) {
    const box = await boxOf(button);
    expect([box.width, box.height]).toEqual([44, 44]);
  }
});

test('the sections of a page are a list first on a phone, then one of them', async ({ openAdmin }) => {
  const admin = await openAdmin('/admin/about', { viewport: { width: 390, height: 844 } });
  const sections = admin.getByRole('navigation', { name: 'Sections' });
  await sections.waitFor();
  expect(await admin.getByRole('textbox').count()).toBe(0);
  await sections.getByRole('button', { name: /^Mission/ }).click();
  await admin.getByRole('region', { name: 'Mission' }).waitFor();
  expect(await admin.getByRole('region', { name: 'Vision' }).count()).toBe(0);
  await admin.getByRole('button', { name: 'All sections' }).click();
  await sections.waitFor();
  // A tablet has them beside the form, as it has those of a product.
  await resize(admin, { width: 820, height: 1180 });
  const form = await boxOf(admin.getByRole('region', { name: 'Mission' }));
  expect((await boxOf(sections)).right).toBeLessThanOrEqual(form.x);
});

test('the menu is 64 wide until it is kept open, and the screens of every day never scroll away', async ({
  openAdmin,
}) => {
  const admin = await openAdmin('/admin/backups', { viewport: laptop });
  const menu = admin.getByRole('navigation', { name: 'Admin' });
  const width = async () => (await boxOf(menu)).width;
  const daily = ['Today', 'Products', 'Categories', 'Messages', 'Orders', 'About', 'Contact'];
  const inSight = async () => {
    for (const name of daily) {
      const box = await boxOf(menu.getByRole('link', { name: new RegExp(`^${name}`) }));
      expect(box.y, name).toBeGreaterThan(0);
      expect(box.bottom, name).toBeLessThan(560);
    }
  };
  expect(await width()).toBe(64);
  await inSight();
  for (const name of ['Log out', 'Keep the menu open'])
    expect((await boxOf(menu.getByRole('button', { name }))).bottom, name).toBeLessThanOrEqual(800);
  await admin.keyboard.press('[');
  await expect.poll(width).toBe(248);
  await inSight();
  await reload(admin);
  expect(await width()).toBe(248);
  // In a low window what is seldom used scrolls, and a mark says so.
  await resize(admin, { width: 1280, height: 640 });
  await menu.locator('> div > div[aria-hidden] svg').waitFor();
  await inSight();
  await admin.keyboard.press('[');
  await expect.poll(width).toBe(64);
});

test('every list of the admin has the same frame: head, line of filters and rows from edge to edge', async ({
  openAdmin,
}) => {
  const admin = await openAdmin('about:blank', { viewport: laptop });
  const lists = [
    ...['kinds', 'attributes', 'families', 'documents', 'categories', 'redirects', 'bin', 'audit'],
    ...['people', 'webhooks', 'imports', 'orders', 'customers', 'keys', 'messages/codes', 'words'],
  ];
  // Pages and forms have the same head, and other rows.
  const others = ['today', 'health', 'about', 'contact'];
  for (const path of [...lists, ...others]) {
    await goTo(admin, `/admin/${path}`);
    const heading = admin.locator('main h1');
    await heading.waitFor();
    const box = await boxOf(heading);
    // The title stands in a head of 56.
    expect(Math.round(box.y + box.height / 2), path).toBe(28);
    for (const width of [320, 390, 820, 1280, 1920]) {
      await resize(admin, { width, height: 800 });
      expect((await scrollable(admin)).x, `${path} at ${width}`).toBe(0);
    }
    await resize(admin, laptop);
    if (others.includes(path)) continue;
    // The first column begins where the title does.
    const edges = await admin
      .locator('thead tr > :first-child')
      .evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect().x + parseFloat(getComputedStyle(one).paddingLeft)),
      );
    for (const edge of edges) expect(edge, path).toBe(box.x);
    const heights = await admin
      .locator(['audit', 'orders', 'customers'].includes(path) ? '#content ul > li' : 'tbody tr')
      .evaluateAll((all) => all.map((row) => Math.round(row.getBoundingClientRect().height)));
    for (const height of heights) {
      expect(height, path).toBeGreaterThanOrEqual(36);
      expect(height, path).toBeLessThanOrEqual(48);
    }
  }
});
