import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { except, isTimeout } from './testing/expected.ts';
import { addSession, test } from './testing/test.ts';

/** The text of the result editor, whose blanks are non-breaking ones. */
const answer = async (page: Page) =>
  (await page.locator('.graphiql-response .view-lines').innerText()).replaceAll('\u00a0', ' ');
const answers = (page: Page, text: string) => expect.poll(() => answer(page), { timeout: 10_000 }).toContain(text);
const run = (page: Page) => page.getByRole('button', { name: /^Execute query/ }).click();
async function openTab(page: Page, name: string) {
  const text = page.locator('.graphiql-query-editor').getByText(name).first();
  // A click that comes while GraphiQL is still putting itself together is lost.
  const open = async () => {
    await page.getByRole('tab', { name }).getByRole('button').first().click();
    await text.waitFor({ timeout: 1000 }).catch(except(isTimeout));
    return text.isVisible();
  };
  await expect.poll(open, { timeout: 15_000 }).toBe(true);
  // GraphiQL reads the operation a tenth of a second after its text has changed: sooner it would run that of the last
  // tab. A timer of the page itself comes after that one, however busy the machine is.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
}

/** GraphiQL's own faults, which cannot be fixed from outside. */
const known = [
  // A role=tab that holds the button to close the tab.
  'nested-interactive',
];

// `open` fails the test when the page asks another host, breaks the policy or writes an error to the console.
describe('the playground', () => {
  test('runs a query, shows Turkish letters as they are, and documents the schema', async ({ open }) => {
    const page = await open('/graphql');
    expect([await page.title(), await page.locator('html').getAttribute('lang')]).toEqual(['Vitrin API', 'en']);
    await run(page);
    await answers(page, '"name": "Pompalar ve Vanalar"');
    await openTab(page, 'Search');
    await run(page);
    await answers(page, 'Sürgülü Vana');
    expect(await page.locator('.unicode-highlight').count()).toBe(0);

    await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
    await page.getByRole('link', { name: 'Query' }).first().click();
    await page.getByText('The privacy notice (KVKK) in force').waitFor();
    await page.getByRole('button', { name: 'Show History' }).click();
    await page.getByRole('button', { name: 'Products', exact: true }).last().waitFor();
  });

  test('lets a visitor change nothing, and the signed-in admin everything', async ({ open, site }) => {
    const page = await open('/graphql');
    await openTab(page, 'CreateProduct');
    await run(page);
    await answers(page, 'UNAUTHENTICATED');

    await addSession(page, site);
    await page.goto('/graphql');
    await openTab(page, 'CreateProduct');
    await run(page);
    await answers(page, '"name": "Sabit Bilyalı Rulman 6205-2RS"');
  });

  test('listens to changes as they happen', async ({ open, openAdmin, site }) => {
    const page = await open('/graphql');
    await openTab(page, 'Settings');
    await run(page);
    const admin = await openAdmin('/admin/contact');
    await admin.waitForURL('**/admin/contact');
    const status = await admin.evaluate(async (url) => {
      const input = {
        name: 'Şişli Hırdavat',
        logo: '/images/logo.png',
        email: 'a@b.co',
        phone: '+90 212 000 00 00',
        address: 'Şişli',
      };
      const query = 'mutation ($input: SiteSettingsInput!) { updateSiteSettings(input: $input) { name } }';
      const headers = { 'content-type': 'application/json' };
      return (await fetch(url, { method: 'POST', headers, body: JSON.stringify({ query, variables: { input } }) }))
        .status;
    }, `${site.origin}/graphql`);
    expect(status).toBe(200);
    await answers(page, '"name": "Şişli Hırdavat"');
  });

  test('gives axe nothing to object to beyond what is GraphiQL’s own', async ({ open }) => {
    const page = await open('/graphql');
    await page.getByRole('tab', { name: 'Search' }).waitFor();
    const { violations } = await new AxeBuilder({ page }).disableRules(known).analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    ).toEqual([]);
  });
});
