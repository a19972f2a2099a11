import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { axeFaults } from '../testing/axe.ts';
import { narrow, wide } from '../testing/browser.ts';
import { boxOf, scrollable } from '../testing/geometry.ts';
import { goTo, settled } from '../testing/settled.ts';
import { addSession, test } from '../testing/test.ts';

/** The text of the result editor with plain blanks: the editor writes non-breaking ones. */
const answer = async (page: Page) =>
  (await page.locator('.graphiql-response .view-lines').innerText()).replaceAll('\u00a0', ' ');
const answers = (page: Page, text: string) => expect.poll(() => answer(page)).toContain(text);
const run = (page: Page) => page.getByRole('button', { name: /^Execute query/ }).click();
async function openTab(page: Page, name: string) {
  await page.getByRole('button', { name, exact: true }).click();
  await page.locator('.graphiql-query-editor').getByText(name).first().waitFor();
  // GraphiQL has read the operation then: sooner it would run that of the last tab.
  await settled(page);
}

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

    const ground = () => page.locator('.graphiql-container').evaluate((box) => getComputedStyle(box).backgroundColor);
    expect(await ground()).toBe('rgb(255, 255, 255)');
    await page.emulateMedia({ colorScheme: 'dark' });
    // The site's own, not GraphiQL's.
    await expect.poll(ground).toBe('rgb(16, 25, 21)');

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
    await page.getByRole('dialog', { name: 'Change the site?' }).getByRole('button', { name: 'Cancel' }).click();
    await answers(page, 'Nothing was sent');
    await run(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
    await answers(page, 'UNAUTHENTICATED');

    await addSession(page, site);
    await goTo(page, '/graphql');
    await openTab(page, 'CreateProduct');
    await run(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
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

  test.for([
    ['wide', wide],
    ['narrow', narrow],
  ] as const)('gives axe nothing to object to (%s)', async ([, viewport], { open }) => {
    const page = await open('/graphql', { viewport });
    await page.getByRole('button', { name: 'Close Products' }).waitFor();
    expect(await axeFaults(page)).toEqual([]);
  });

  test('has its panes one below the other on a phone, whole names on its tabs, and a way back', async ({ open }) => {
    const page = await open('/graphql', { viewport: narrow });
    const [editors, response] = [page.locator('.graphiql-editors'), page.locator('.graphiql-response')];
    expect((await boxOf(response)).y).toBeGreaterThanOrEqual((await boxOf(editors)).bottom);
    expect((await boxOf(editors)).width).toBeGreaterThan(340);
    expect((await scrollable(page)).x).toBe(0);
    for (const tab of await page.locator('.graphiql-tab').all())
      expect((await boxOf(tab)).right).toBeLessThanOrEqual(narrow.width);
    await page.getByRole('link', { name: 'Back to the site' }).click();
    await page.waitForURL('**/');
  });
});
