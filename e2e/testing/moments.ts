import { expect } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { settled } from './settled.ts';

type Said = string | RegExp;

/** Waits for a notice that says this. It disappears after some seconds unless it has a button. */
export async function notice(page: Page, says: Said) {
  const shown = page.locator('.MuiSnackbarContent-root').filter({ hasText: says }).last();
  await shown.waitFor();
  return shown;
}

/** Waits for a notice that says this, until the page rests, and closes all: none covers anything, or answers for the next. */
export async function closeNotice(page: Page, says: Said) {
  await notice(page, says);
  await settled(page);
  // In one step, since a notice may disappear by itself between two; and no key or pointer, which some pages listen for.
  await page.evaluate(() => {
    for (const button of document.querySelectorAll<HTMLElement>('.MuiSnackbarContent-root [aria-label=Close]'))
      button.click();
  });
  await page.locator('.MuiSnackbarContent-root').first().waitFor({ state: 'detached' });
}

/** Waits for a button of a notice, and keeps the notice: one with the focus does not disappear by itself. */
export async function noticeButton(page: Page, name: Said) {
  const button = page.locator('.MuiSnackbarContent-root').getByRole('button', { name, exact: true });
  await button.focus();
  return button;
}

/** Presses a button that saves, and waits until the page says that it has and rests; a page that reloads itself has done so. */
export async function save(button: Locator, says: Said) {
  await button.click();
  await closeNotice(button.page(), says);
}

/** Presses what opens a dialog or a menu, and waits until the page rests with it in front. */
export async function openDialog(opener: Locator, name?: Said) {
  await opener.click();
  return dialogOn(opener.page(), name);
}

/** Waits for a dialog that is about to open, without a name also for a menu, until the page rests with it in front. */
export async function dialogOn(page: Page, name?: Said) {
  const front = page.getByRole('dialog').or(page.getByRole('menu'));
  const dialog = (name === undefined ? front : page.getByRole('dialog', { name })).last();
  await dialog.waitFor();
  await settled(page);
  return dialog;
}

/** Closes a dialog or a menu, with Escape unless a button is given, and waits until it is gone and the page rests. */
export async function closeDialog(dialog: Locator, button?: Locator) {
  const page = dialog.page();
  if (button) await button.click();
  else await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await settled(page);
}

/** Fills in the form of a list from its focused field on, as somebody does who keeps to the keys, and waits for its number. */
export async function sendByKeyboard(page: Page) {
  await expect.poll(() => page.locator(':focus').getAttribute('name')).toBe('name');
  await page.keyboard.type('Şule Ağırbaş');
  await page.keyboard.press('Tab');
  await page.keyboard.type('sule@firma.example');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Talebiniz bize ulaştı' }).waitFor();
}

/** Pastes a text of several lines into the field that has the focus. */
export const paste = (page: Page, text: string) =>
  page.evaluate((lines) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', lines);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }),
    );
  }, text);
