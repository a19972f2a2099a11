import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { dialogOn } from './moments.ts';
import { goTo } from './settled.ts';
import { ask, type Site } from './site.ts';

export const bearing = { id: '1738669741160', name: 'Sabit Bilyalı Rulman 6204-2RS' };

/** Sends a message as a visitor does; `more` replaces some of its fields. */
export const sendMessage = (site: Site, subject: string, more: object = {}) =>
  ask(site, 'mutation ($input: MessageInput!) { sendMessage(input: $input) { id } }', {
    input: {
      name: 'Kerem Aydın',
      email: 'kerem@firma.example',
      subject,
      message: 'Merhaba,\nfiyat rica ederim.',
      ...more,
    },
  });

/** Sends an enquiry for the bearing and a part that is not in the catalogue. Returns its number and the path of its page. */
const asked = [
  { productId: bearing.id, quantity: 40, note: 'Gres dolgulu olsun' },
  { text: 'UCP 250', quantity: 2 },
];

export async function sendEnquiry(site: Site, name: string, rows: object[] = asked) {
  const sent = await ask<{ sendEnquiry: { number: string; statusPath: string } }>(
    site,
    'mutation ($input: EnquiryInput!) { sendEnquiry(input: $input) { number statusPath } }',
    {
      input: {
        key: randomUUID(),
        name,
        email: 'sule@firma.example',
        company: 'Yeşiltepe Gıda A.Ş.',
        message: 'Aralık ayındaki yıllık duruşumuz için.',
        rows,
      },
    },
  );
  return sent.sendEnquiry;
}

/** Refuses the operations with these names from now on, with that code, as the server does. */
export async function refuse(page: Page, operations: string[], code = 'INTERNAL_SERVER_ERROR', message = 'Refused') {
  await page.route('**/graphql', async (route) => {
    const sent = route.request().postData() ?? '';
    if (!operations.some((name) => sent.includes(`"operationName":"${name}"`))) return route.fallback();
    await route.fulfill({ json: { data: null, errors: [{ message, extensions: { code } }] } });
  });
}

/** Types a filter into the search of the list, such as `category:Pompalar`, and takes the value that it proposes. */
export async function filterBy(admin: Page, typed: string) {
  const field = admin.getByRole('searchbox', { name: 'Search products' });
  await field.fill(typed);
  await admin.getByRole('listbox', { name: 'Filters' }).getByRole('option').first().waitFor();
  await field.press('Enter');
}

/** Opens a section of a form, of which a phone shows one at a time, by the list of them. */
export async function openSection(admin: Page, name: string) {
  const list = admin.getByRole('navigation', { name: 'Sections' });
  const entry = list.getByRole('button', { name: new RegExp(`^${name}`) });
  const back = admin.getByRole('button', { name: 'All sections' });
  await entry.or(back).waitFor();
  if (await back.isVisible()) await back.click();
  await entry.click();
  await admin.getByRole('heading', { level: 2, name, exact: true }).waitFor();
}

/** Chooses an action of the selection that stands in its menu. */
export async function chooseMore(admin: Page, name: string) {
  const bar = admin.getByRole('toolbar', { name: 'Selected products' });
  await bar.getByRole('button', { name: 'More' }).press('Enter');
  await admin.getByRole('menuitem', { name, exact: true }).press('Enter');
}

/** Opens the dialog of the bearing, found by its code. */
export async function editBearing(admin: Page) {
  await admin.getByRole('searchbox', { name: 'Search products' }).fill('6204');
  const dialog = admin.getByRole('dialog', { name: /^Edit/ });
  // Where there is no room for several buttons, a menu holds them.
  const inMenu = admin.getByRole('menuitem', { name: 'Edit' });
  await admin
    .getByRole('button', { name: new RegExp(`^(Edit|Actions for) ${bearing.name}`) })
    .first()
    .click();
  await dialog.or(inMenu).waitFor();
  if (await inMenu.isVisible()) await inMenu.click();
  return dialogOn(admin, /^Edit/);
}

/** Sends an operation to the API with the session of the page. */
export const askAs = <Data = Record<string, unknown>>(page: Page, query: string, variables: object = {}) =>
  page.evaluate(
    async ([query, variables]) => {
      const response = await fetch('/graphql', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ query, variables }),
      });
      return (await response.json()) as { data: Data; errors?: unknown };
    },
    [query, variables] as const,
  );

/** The names of the forms of which the browser of this page keeps a draft. */
export const draftsOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const asked = indexedDB.open('admin');
        // The page has not created the database yet, and is the one to do so.
        asked.onupgradeneeded = () => asked.transaction?.abort();
        asked.onerror = () => {
          if (asked.error?.name === 'AbortError') resolve([]);
          else reject(new Error(asked.error?.message));
        };
        asked.onsuccess = () => {
          const keys = asked.result.transaction('drafts').objectStore('drafts').getAllKeys();
          keys.onsuccess = () => resolve((keys.result as string[]).map((key) => key.replace(/^[^:]*:/, '')));
          asked.result.close();
        };
      }),
  );

/** Waits until the draft is on the disk: until then it would be lost with the page. */
export const draftOf = (page: Page, form: string) => expect.poll(() => draftsOf(page)).toContain(form);

/** Lets no draft be read or written in the browser of this page, as a slow disk does, until what it resolves to is called. */
export async function holdDrafts(page: Page) {
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const asked = indexedDB.open('admin', 1);
        asked.onupgradeneeded = () => void asked.result.createObjectStore('drafts');
        asked.onerror = () => reject(new Error(asked.error?.message));
        asked.onsuccess = () => {
          const drafts = asked.result.transaction('drafts', 'readwrite').objectStore('drafts');
          // A transaction lives as long as something is asked of it.
          const hold = () => {
            if (document.documentElement.hasAttribute('data-holds-drafts')) drafts.count().onsuccess = hold;
            else asked.result.close();
            resolve();
          };
          document.documentElement.setAttribute('data-holds-drafts', '');
          hold();
        };
      }),
  );
  return () => page.evaluate(() => document.documentElement.removeAttribute('data-holds-drafts'));
}

/** Goes there, and waits until the page has subscribed to this field. */
export async function goAndSubscribe(page: Page, path: string, field: string) {
  const subscribed = page
    .waitForEvent('websocket')
    .then((socket) => socket.waitForEvent('framesent', ({ payload }) => String(payload).includes(field)));
  await goTo(page, path);
  await subscribed;
}
