import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished } from 'vitest';
import { narrow, reconnect } from '../testing/browser.ts';
import { reload } from '../testing/settled.ts';
import { ask, sessionCookie } from '../testing/site.ts';
import { seen, test } from '../testing/test.ts';

const bearing = { id: '1738669741160', path: '/products/1738669741160', name: 'Sabit Bilyalı Rulman 6204-2RS' };
const about = `${bearing.name} hakkında`;
const thanks = 'Mesajınız için teşekkür ederiz. En kısa sürede size dönüş yapacağız!';
const failure = 'Mesaj gönderilemedi. Lütfen tekrar deneyin.';

const formOf = (page: Page) => page.getByRole('form', { name: 'İletişim formu' });
const send = (page: Page) => formOf(page).getByRole('button', { name: 'Mesajı Gönder' });

async function fillIn(page: Page, message: string) {
  const form = formOf(page);
  await form.getByLabel('Ad soyad').fill('Şule Işık');
  await form.getByLabel('E-posta').fill('sule@firma.example');
  await form.getByLabel('Mesajınız').fill(message);
}

async function messages(admin: Page) {
  const query = '{ messages(first: 100) { nodes { subject message noticeVersion } } }';
  const answer = await admin.evaluate(async (query) => {
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    return (await response.json()) as { data: { messages: { nodes: Record<string, string>[] } } };
  }, query);
  return answer.data.messages.nodes;
}

describe('without JavaScript', () => {
  test('what is asked about a product is thanked for, and stored as an enquiry with it', async ({ open, site }) => {
    const page = await open(bearing.path, { javaScriptEnabled: false, viewport: narrow });
    await page.getByRole('main').getByRole('link', { name: 'İletişime Geçin' }).click();
    await page.waitForURL('**/contact?urun=**');
    expect(await formOf(page).getByLabel('Konu').inputValue()).toBe(about);

    await formOf(page).getByLabel('E-posta').fill('ayse@');
    await formOf(page).getByLabel('Mesajınız').fill('Kaç adet var?\nTeşekkürler');
    const [refused] = await Promise.all([page.waitForResponse('**/contact'), send(page).click()]);
    expect(refused.status()).toBe(422);
    const name = formOf(page).getByLabel('Ad soyad');
    expect(await name.getAttribute('aria-invalid')).toBe('true');
    const description = await name.getAttribute('aria-describedby');
    expect(await page.locator(`[id="${description}"]`).textContent()).toBe('Adınızı yazın.');
    expect(await name.evaluate((field) => field.ownerDocument.activeElement === field)).toBe(true);
    expect(await formOf(page).getByLabel('E-posta').inputValue()).toBe('ayse@');
    expect(await formOf(page).getByLabel('Mesajınız').inputValue()).toBe('Kaç adet var?\nTeşekkürler');
    expect(await formOf(page).getByLabel('Konu').inputValue()).toBe(about);

    await fillIn(page, 'Betiksiz mesaj');
    const [accepted] = await Promise.all([page.waitForResponse('**/contact'), send(page).click()]);
    expect(accepted.status()).toBe(200);
    await page.getByText(thanks).waitFor();
    await page.getByText(`Gönderdiğiniz konu: ${about}`).waitFor();
    await page.getByRole('link', { name: 'Yeni mesaj yazın' }).click();
    expect(await formOf(page).getByLabel('Mesajınız').inputValue()).toBe('');

    const stored = await ask<{ enquiries: { nodes: unknown[] } }>(
      site,
      '{ enquiries { nodes { name message noticeVersion rows { name quantity product { id } } } } }',
      {},
      await sessionCookie(site),
    );
    expect(stored.enquiries.nodes).toEqual([
      {
        name: 'Şule Işık',
        message: `${about}\n\nBetiksiz mesaj`,
        noticeVersion: '1.3',
        rows: [{ name: bearing.name, quantity: null, product: { id: bearing.id } }],
      },
    ]);
  });

  test('what was typed is still there when the server cannot store it, and can be sent again', async ({
    open,
    openAdmin,
    site,
  }) => {
    const page = await open('/contact', { javaScriptEnabled: false });
    await fillIn(page, 'Depolanamayan mesaj\nİkinci satır');
    await formOf(page).getByLabel('Konu').fill('Yeniden');
    const file = new Sqlite(join(site.dataDir, 'site.db'));
    onTestFinished(() => void file.exec('drop trigger if exists refuse').close());
    file.exec(`create trigger refuse before insert on messages begin select raise(abort, 'no room'); end`);
    const [failed] = await Promise.all([page.waitForResponse('**/contact'), send(page).click()]);
    expect(failed.status()).toBe(503);
    await page.getByText(failure).waitFor();
    expect(await formOf(page).getByLabel('Ad soyad').inputValue()).toBe('Şule Işık');
    expect(await formOf(page).getByLabel('E-posta').inputValue()).toBe('sule@firma.example');
    expect(await formOf(page).getByLabel('Mesajınız').inputValue()).toBe('Depolanamayan mesaj\nİkinci satır');
    expect(await formOf(page).getByLabel('Konu').inputValue()).toBe('Yeniden');

    file.exec('drop trigger refuse');
    await send(page).click();
    await page.getByText(thanks).waitFor();
    const admin = await openAdmin('/admin/messages');
    await seen(admin, 'heading', 'Messages');
    expect((await messages(admin)).map(({ subject }) => subject)).toContain('Yeniden');
  });

  test('the form of the home page leads to the same answer', async ({ open }) => {
    const page = await open('/', { javaScriptEnabled: false });
    const [refused] = await Promise.all([page.waitForResponse('**/contact'), send(page).click()]);
    expect(refused.status()).toBe(422);
    await page.getByText('Mesajınızı yazın.').waitFor();
  });
});

test('what was typed survives a lost connection and a reload, and two clicks send once', async ({
  open,
  openAdmin,
  complaints,
}) => {
  const page = await open(`/contact?subject=${encodeURIComponent('Vana')}`);
  await fillIn(page, 'Bağlantısız');
  await send(page).click({ trial: true });
  await page.context().setOffline(true);
  await send(page).click();
  await page.getByText(failure).waitFor();
  expect(await formOf(page).getByLabel('Mesajınız').inputValue()).toBe('Bağlantısız');
  await reconnect(page);
  // The browser reports the lost connection, and the page why it failed.
  complaints.length = 0;

  await reload(page);
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=email]')?.value);
  expect(await formOf(page).getByLabel('Mesajınız').inputValue()).toBe('Bağlantısız');
  expect(await formOf(page).getByLabel('Konu').inputValue()).toBe('Vana');

  await send(page).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await page.getByText(thanks).waitFor();
  await reload(page);
  expect(await formOf(page).getByLabel('Mesajınız').inputValue()).toBe('');

  const admin = await openAdmin('/admin/messages');
  await seen(admin, 'heading', 'Messages');
  expect((await messages(admin)).filter(({ message }) => message === 'Bağlantısız')).toHaveLength(1);
});

test('the notice at the form leads to its version, which names how long messages are kept', async ({ open }) => {
  const page = await open('/contact');
  await formOf(page).getByRole('link', { name: 'aydınlatma metninde (sürüm 1.3)' }).click();
  await seen(page, 'heading', 'İletişim Formu Aydınlatma Metni');
  await page.getByText('24 ay', { exact: false }).first().waitFor();
});

test('a program that fills in every field is stored as suspected spam', async ({ open, openAdmin }) => {
  const page = await open('/contact?subject=Tuzak');
  await fillIn(page, 'Tuzak: https://spam.example');
  const trap = page.locator('[name=leaveEmpty]');
  expect(await trap.evaluate((field: HTMLInputElement) => field.tabIndex)).toBe(-1);
  await trap.evaluate((field: HTMLInputElement) => (field.value = 'https://spam.example'));
  await send(page).click();
  await page.getByText(thanks).waitFor();
  const admin = await openAdmin('/admin/messages');
  await seen(admin, 'heading', 'Messages');
  expect((await messages(admin)).map(({ subject }) => subject)).not.toContain('Tuzak');
});
