import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import Sqlite from 'better-sqlite3';
import { expect, onTestFinished } from 'vitest';
import { credentials } from '../testing/site.ts';
import { copyOfStarterData } from '../testing/starterData.ts';
import { signIn, test } from '../testing/test.ts';

test('sessions are ended one by one, and all the others with a new password', async ({ open, openAdmin }) => {
  const admin = await openAdmin('/admin/account');
  const sessions = admin.getByRole('list', { name: 'Open sessions' }).getByRole('listitem');
  const other = await openAdmin('/admin/products');
  await other.getByRole('heading', { name: 'Products' }).waitFor();
  await admin.reload();
  await admin.getByRole('button', { name: /^End session/ }).click();
  await admin.getByText('Session ended successfully').waitFor();
  expect(await sessions.count()).toBe(1);
  await other.goto('/admin/products');
  await other.waitForURL('**/admin/login**');
  await signIn(other);
  await other.waitForURL('**/admin/products');

  await admin.getByLabel('Current password').fill('yanlış parola');
  await admin.getByLabel('New password').fill('kısa');
  await admin.getByRole('button', { name: 'Change password' }).click();
  await admin.getByText('The password must have at least 10 characters.').waitFor();
  await admin.getByLabel('New password').fill('yeni-ölçü-ve-tolerans');
  await admin.getByRole('button', { name: 'Change password' }).click();
  await admin.getByText('This is not the current password.').waitFor();
  await admin.getByLabel('Current password').fill(credentials.password);
  await admin.getByRole('button', { name: 'Change password' }).click();
  await admin.getByText('Password changed successfully!').waitFor();
  await other.goto('/admin/products');
  await other.waitForURL('**/admin/login**');

  const again = await open('/admin/login');
  await signIn(again, { email: credentials.email, password: 'yeni-ölçü-ve-tolerans' });
  await again.waitForURL('**/admin/products');
  await admin.getByLabel('Current password').fill('yeni-ölçü-ve-tolerans');
  await admin.getByLabel('New password').fill(credentials.password);
  await admin.getByRole('button', { name: 'Change password' }).click();
  await admin.waitForFunction(() => !document.querySelector<HTMLInputElement>('[name=current]')?.value);
});

test('single keys search, add and explain, but not while typing; the focus comes back', async ({ openAdmin }) => {
  const admin = await openAdmin('/admin/products');
  const search = admin.getByRole('searchbox', { name: 'Search products' });
  await search.waitFor();
  await admin.keyboard.press('/');
  expect(await search.evaluate((input) => input === document.activeElement)).toBe(true);
  await admin.keyboard.type('n?');
  expect(await search.inputValue()).toBe('n?');
  expect(await admin.getByRole('dialog').count()).toBe(0);
  await search.fill('');

  const add = admin.getByRole('button', { name: 'Add product' });
  await add.focus();
  await admin.keyboard.press('n');
  await admin.getByRole('dialog', { name: 'Add product' }).waitFor();
  await admin.keyboard.press('Escape');
  await admin.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await add.evaluate((button) => button === document.activeElement)).toBe(true);
  await admin.keyboard.press('?');
  await admin.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
});

test('accounts are made, listed, reset and removed on the command line', async ({}) => {
  const dataDir = await copyOfStarterData();
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const run = async (...words: string[]) => {
    const env = { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: dataDir };
    const ended = promisify(execFile)(process.execPath, ['dist/server/admin.js', ...words], { env });
    return ended.then(
      ({ stdout }) => ({ code: 0, said: stdout.trim() }),
      (error: { code: number; stdout: string; stderr: string }) => ({
        code: error.code,
        said: (error.stdout + error.stderr).replace(/^Site: .*\n/, '').trim(),
      }),
    );
  };
  const password = /^(?:P|New p)assword of ayse@firma\.example, shown this once: \S{12,}/;
  const made = await run('create', 'ayse@firma.example');
  expect(made.said).toMatch(password);
  expect(await run('create', 'ayse@firma.example')).toMatchObject({
    code: 1,
    said: 'There is already an admin ayse@firma.example.',
  });
  expect((await run('list')).said.split('\n').sort()).toEqual([credentials.email, 'ayse@firma.example']);
  // Whoever lost the password may have lost the device, too.
  const db = new Sqlite(join(dataDir, 'site.db'));
  onTestFinished(() => void db.close());
  db.exec(`INSERT INTO passkeys (id, admin_id, name, public_key, counter, transports, created_at)
    SELECT 'a-' || id, id, 'Telefon', 'AAAA', 0, '[]', 1 FROM admins`);
  const reset = await run('reset', 'ayse@firma.example');
  expect(reset.said).toMatch(password);
  const left = 'SELECT email FROM passkeys JOIN admins ON admins.id = admin_id';
  expect(db.prepare(left).all()).toEqual([{ email: credentials.email }]);
  expect(await run('remove', credentials.email)).toMatchObject({ code: 0 });
  expect(await run('remove', 'ayse@firma.example')).toMatchObject({
    code: 1,
    said: 'The last admin stays: create another one first.',
  });
  expect((await run('reset', 'kimse@firma.example')).code).toBe(1);
  expect((await run('dance')).said).toMatch(/^Not understood: 'dance'\.\nUsage: /);
});
