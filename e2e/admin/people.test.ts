import { Secret, TOTP } from 'otpauth';
import { expect } from 'vitest';
import { faults } from '../testing/axe.ts';
import { goTo, reload } from '../testing/settled.ts';
import { signIn, test } from '../testing/test.ts';

test('who is invited as an editor who also sells chooses a password and sees both, and nothing of owners', async ({
  open,
  openAdmin,
}) => {
  const owner = await openAdmin('/admin/people');
  await owner.getByLabel('E-mail').fill('cagri@firma.example');
  await owner.getByLabel('Role', { exact: true }).selectOption('Editor and Sales');
  await owner.getByRole('button', { name: 'Invite', exact: true }).click();
  const link = owner.getByRole('dialog', { name: 'Invitation' }).getByLabel('Link');
  await link.waitFor();

  const { pathname, hash } = new URL(await link.inputValue());
  const invited = await open(pathname + hash);
  await invited.getByText('You are invited as cagri@firma.example, with the roles Editor and Sales.').waitFor();
  expect(await faults(invited, ['dark'])).toEqual([]);
  await invited.getByLabel('Your name').fill('Çağrı Işık');
  await invited.getByLabel('Password', { exact: true }).fill('doğru at pil zımba');
  await invited.getByRole('button', { name: 'Begin' }).click();
  await invited.waitForURL('**/admin/products');
  const menu = invited.getByRole('navigation', { name: 'Admin' });
  await menu.getByRole('link', { name: 'Messages' }).waitFor();
  await menu.getByRole('link', { name: 'Catalogue' }).click();
  await invited.getByRole('navigation', { name: 'Catalogue' }).getByRole('link', { name: 'Documents' }).waitFor();
  await menu.getByRole('link', { name: 'Settings' }).click();
  const settings = invited.getByRole('navigation', { name: 'Settings' });
  await settings.getByRole('link', { name: 'Bin' }).waitFor();
  for (const name of ['People', 'Audit log', 'Backups'])
    expect(await settings.getByRole('link', { name }).count(), name).toBe(0);
  await goTo(invited, '/admin/backups');
  await invited.getByText('This page is not part of the roles Editor and Sales').waitFor();

  await owner.keyboard.press('Escape');
  await reload(owner);
  await owner.getByRole('list', { name: 'People' }).getByText('Çağrı Işık').waitFor();
});

test('with two-step sign-in, a code opens once', async ({ open, openAdmin, complaints }) => {
  const admin = await openAdmin('/admin/account');
  await admin.getByRole('button', { name: 'Set up two-step sign-in' }).click();
  await admin.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor();
  expect(await faults(admin, ['light'])).toEqual([]);
  const typed = (await admin.locator('form code').innerText()).replaceAll(' ', '');
  const totp = new TOTP({ secret: Secret.fromBase32(typed) });
  await admin.getByLabel('Code', { exact: true }).fill(totp.generate());
  await admin.getByRole('button', { name: 'Turn on' }).click();
  const codes = admin.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await codes.first().waitFor();
  expect(await codes.count()).toBe(10);
  const recovery = await codes.first().innerText();
  await admin.getByRole('button', { name: 'I have kept them' }).click();
  await admin.getByText('10 recovery codes left.').waitFor();

  // The code of the next step, which an app shows whose clock is a little ahead.
  const code = totp.generate({ timestamp: Date.now() + 30_000 });
  const enter = async (typedCode: string) => {
    const page = await open('/admin/login');
    await signIn(page);
    await page.getByLabel('Code', { exact: true }).fill(typedCode);
    await page.getByRole('button', { name: 'Sign in' }).click();
    return page;
  };
  await (await enter(code)).waitForURL('**/admin/products');
  const again = await enter(code);
  await again.getByText('This code was used already: wait for the next one.').waitFor();
  await again.getByLabel('Code', { exact: true }).fill(recovery);
  await again.getByRole('button', { name: 'Sign in' }).click();
  await again.waitForURL('**/admin/products');
  complaints.length = 0;
});
