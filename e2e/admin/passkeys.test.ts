import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openPage } from '../testing/browser.ts';
import { faults } from '../testing/axe.ts';
import { goTo } from '../testing/settled.ts';
import { signIn, test } from '../testing/test.ts';

/** Adds a virtual authenticator that unlocks without a person, so that every press is one in the page. */
async function plugInDevice(page: Page) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const;
  await devTools.send('WebAuthn.addVirtualAuthenticator', { options });
}

test('a passkey is added, and then signs in without a password, by keyboard alone', async ({
  browser,
  site,
  complaints,
}) => {
  // Passkeys belong to a host name, which 127.0.0.1 is not.
  const origin = site.origin.replace('127.0.0.1', 'localhost');
  const page = await openPage(browser, origin, {}, complaints);
  await plugInDevice(page);
  await goTo(page, `${origin}/admin/login`);
  await page.getByLabel('E-mail').waitFor();
  // Without a passkey, nothing of passkeys is shown.
  expect(await page.getByRole('button', { name: 'Use a passkey' }).count()).toBe(0);
  await signIn(page);
  await page.waitForURL('**/admin/products');

  await goTo(page, `${origin}/admin/account`);
  const name = page.locator('input[name=passkeyName]');
  await name.fill('Çağrı’nın telefonu');
  await name.press('Enter');
  const list = page.getByRole('list', { name: 'Passkeys' });
  await list.getByText('Çağrı’nın telefonu').waitFor();
  await list.getByText('not used yet').waitFor();
  expect(await faults(page, ['dark'])).toEqual([]);

  await page.getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL('**/admin/login');
  // The field offers the passkey, too: the virtual device may already have accepted the offer.
  const button = page.getByRole('button', { name: 'Use a passkey' });
  const press = async () => {
    await button.focus();
    await page.keyboard.press('Enter');
  };
  const products = page.waitForURL('**/admin/products');
  await Promise.race([products, press()]);
  await products;

  await goTo(page, `${origin}/admin/account`);
  await list.getByText(/last used/).waitFor();
  await page.getByRole('button', { name: 'Remove Çağrı’nın telefonu' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).press('Enter');
  await list.waitFor({ state: 'detached' });
  await page.context().close();
  expect(complaints).toEqual([]);
});
