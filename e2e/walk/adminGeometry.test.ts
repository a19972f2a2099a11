// Takes long: messages, enquiries, notices and forms are measured in windows of several sizes.
import { describe, expect } from 'vitest';
import { openSection, refuse, sendEnquiry, sendMessage } from '../testing/admin.ts';
import { boxesInSight, boxOf, overlap, resize, scrollable } from '../testing/geometry.ts';
import { narrow, wide } from '../testing/browser.ts';
import { noticeButton, openDialog, save } from '../testing/moments.ts';
import { goTo, reload } from '../testing/settled.ts';
import { test } from '../testing/test.ts';

test('the opened message and its buttons are in sight, wherever the list stands', async ({ openAdmin, site }) => {
  for (let number = 0; number < 9; number++)
    await sendMessage(site, `Konu ${number}`, { message: 'Uzun bir satır.\n'.repeat(60) });
  const admin = await openAdmin('/admin/messages', { viewport: { width: 900, height: 700 } });
  const rows = admin.getByRole('list', { name: 'Messages' }).getByRole('listitem');
  await rows.last().getByRole('link').click();
  const read = admin.getByRole('article').getByRole('heading', { level: 2 });
  await admin.waitForURL('**/admin/messages/*');
  for (const width of [900, 1024, 1280, 1920]) {
    await resize(admin, { width, height: 700 });
    await read.waitFor();
    expect(await scrollable(admin), String(width)).toEqual({ x: 0, y: 0 });
    const [heading, reply, row] = [
      await boxOf(read),
      await boxOf(admin.getByRole('link', { name: 'Reply by e-mail' })),
      await boxOf(rows.last()),
    ];
    expect(heading.y).toBeGreaterThan(0);
    expect(heading.bottom).toBeLessThan(reply.y);
    expect(reply.bottom).toBeLessThan(700);
    expect(row.bottom).toBeLessThanOrEqual(700);
    // The button stands near the text, not at the far edge of a wide window.
    expect(reply.right - heading.x).toBeLessThanOrEqual(760);
    const [list, name] = [
      await boxOf(admin.getByRole('list', { name: 'Messages' })),
      await boxOf(rows.last().locator('.MuiTypography-root').first()),
    ];
    expect(name.x - list.x).toBeGreaterThan(10);
    expect(name.x - list.x).toBeLessThan(20);
    for (const text of await rows.allInnerTexts()) expect(text).toMatch(/[A-Z][a-z]{2} \d+, \d{4} \d+:\d\d [AP]M/);

    await reload(admin);
    const again = await boxOf(admin.locator('[aria-current=true]'));
    expect(again.bottom).toBeLessThanOrEqual(700);
  }
});

test('an enquiry and what can be done with it are in sight at every width', async ({ openAdmin, site }) => {
  const { number } = await sendEnquiry(site, 'Şule Ağırbaş');
  const admin = await openAdmin('/admin/messages/enquiries', { viewport: { width: 1280, height: 760 } });
  await refuse(admin, ['SetEnquiryState']);
  const row = admin.getByRole('list', { name: 'Enquiries' }).getByRole('link', { name: number });
  await row.click();
  for (const width of [390, 900, 1280, 1920]) {
    await resize(admin, { width, height: 760 });
    const heading = await boxOf(admin.getByRole('heading', { level: 2, name: number }));
    const button = admin.getByRole('button', { name: 'Send offer 1' });
    const box = await boxOf(button);
    expect(box.right).toBeLessThanOrEqual(width);
    expect(box.bottom).toBeLessThanOrEqual(760);
    expect((await scrollable(admin)).x).toBe(0);
    if (width === 390) {
      const [state, admins] = [await boxOf(admin.getByLabel('State')), await boxOf(admin.getByLabel('Assigned to'))];
      expect(admins.y).toBe(state.y);
      expect(admins.right).toBeLessThanOrEqual(width);
      continue;
    }
    expect((await scrollable(admin)).y).toBe(0);
    expect((await boxOf(row)).right).toBeLessThanOrEqual(heading.x);
    // The folders are one choice above the list, which is as narrow as its rows allow.
    expect(await admin.getByLabel('Show').getByRole('option').count()).toBe(6);
    // A notice moves no pane, and what can be done stays free.
    await admin.getByRole('combobox', { name: 'State' }).selectOption('Lost');
    const notice = admin.locator('.MuiSnackbarContent-root');
    await notice.waitFor();
    expect((await boxOf(button)).bottom).toBe(box.bottom);
    for (const name of [/Send offer 1/, /Preview PDF/, /Reply by e-mail/, /Export CSV/])
      for (const shown of await boxesInSight(admin.getByRole('button', { name }).or(admin.getByRole('link', { name }))))
        expect(overlap(await boxOf(notice), shown), `${shown.text} at ${width}`).toBe(false);
    await notice.getByRole('button', { name: 'Close' }).click();
    await notice.waitFor({ state: 'detached' });
  }
});

describe.each([wide, { width: 1024, height: 700 }])('notices at $width x $height', (viewport) => {
  test('they cover no button or field, and stay out of a dialog that opens next', async ({ openAdmin }) => {
    const admin = await openAdmin('/admin/products?q=6204', { viewport });
    await refuse(admin, ['SetProductFeatured']);
    const main = admin.locator('main');
    const featured = admin.getByRole('switch');
    // Before the list has come, the page is lower.
    await featured.waitFor();
    const before = await boxOf(main);
    await featured.click();
    const notice = admin.getByText('Failed to update featured status. Please try again.');
    const box = await boxOf(notice);
    expect(await boxOf(main)).toEqual(before);
    const controls = admin.locator('a, button, input, select, label').and(admin.locator(':not([aria-label=Close])'));
    for (const shown of await boxesInSight(controls)) expect(overlap(box, shown), shown.text).toBe(false);
    expect(box.x).toBeGreaterThanOrEqual(0);
    const dialog = await openDialog(admin.getByRole('button', { name: 'Add product' }), 'Add product');
    expect(await dialog.getByText('Failed to update featured status').count()).toBe(0);
  });
});

test.for([wide, narrow])(
  'the sentence of a wrong field stands above the sticky bar at $width',
  async (viewport, { openAdmin }) => {
    const admin = await openAdmin('/admin/contact', { viewport });
    await openSection(admin, 'Contact details');
    await admin.getByLabel('Phone').fill('yok');
    // On a phone the wrong field is in a section that is closed again.
    await openSection(admin, 'Company');
    await admin.evaluate(() => window.scrollTo(0, 0));
    await admin.getByLabel('Company name').focus();
    await admin.getByRole('button', { name: 'Save changes' }).click();
    const sentence = admin.getByText('Enter a valid telephone number');
    await sentence.waitFor();
    const [said, bar] = [await boxOf(sentence), await boxOf(admin.getByRole('button', { name: 'Save changes' }))];
    expect(said.bottom).toBeLessThan(bar.y);
    expect(said.y).toBeGreaterThan(0);
  },
);

test('lists are tables that fit their card from 900 pixels up', async ({ openAdmin }) => {
  const admin = await openAdmin('about:blank', { viewport: { width: 900, height: 900 } });
  const font = (name: string) =>
    admin
      .locator(name)
      .first()
      .evaluate((element) => getComputedStyle(element).fontFamily);
  for (const [path, name] of [
    ['/admin/products', 'Products'],
    ['/admin/categories', 'Categories'],
    ['/admin/attributes', 'Attributes'],
    ['/admin/kinds', 'Kinds'],
  ] as const) {
    await goTo(admin, path);
    const table = admin.getByRole('table', { name });
    for (const width of [900, 1024, 1120, 1280, 1920]) {
      await resize(admin, { width, height: 900 });
      await table.getByRole('rowheader').first().waitFor();
      const [box, page] = [await boxOf(table), await boxOf(admin.locator('main'))];
      // From edge to edge: the rows use the whole width.
      expect([box.right, box.x >= page.x], `${path} at ${width}`).toEqual([page.right, true]);
      expect((await scrollable(admin)).x).toBe(0);
      const first = await boxOf(table.getByRole('rowheader').first());
      expect(first.width).toBeGreaterThan(120);
      expect(await font('th[scope] > button')).toBe(await font('th[scope]'));
    }
    if (name !== 'Attributes') continue;
    // The unit, which options do not have, leaves no gap in the form.
    await admin.getByRole('button', { name: 'Edit Açma eğrisi' }).click();
    const kind = await boxOf(admin.getByRole('combobox', { name: 'Values' }));
    const options = admin.getByRole('dialog').getByText('Options', { exact: true });
    expect((await boxOf(options)).y - kind.bottom).toBeLessThan(40);
  }
});

test('in a notice the text and its buttons stand apart', async ({ openAdmin }) => {
  const admin = await openAdmin('/admin/categories', { viewport: wide });
  await admin
    .getByRole('button', { name: /^Delete / })
    .first()
    .click();
  const undo = await noticeButton(admin, 'Undo');
  const action = await boxOf(undo);
  for (const text of ['Categories updated successfully!', /left without a category/])
    expect(overlap(await boxOf(admin.getByText(text)), action)).toBe(false);
  await save(undo, 'The category and its products were restored');
});
