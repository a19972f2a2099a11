import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { screens } from '../../web/admin/screens.ts';
import { wide } from '../testing/browser.ts';
import { settled } from '../testing/settled.ts';
import { goTo, test } from '../testing/test.ts';
import { addLongTexts, long } from './longTexts.ts';
import { lookAtWidths, lookByAxe } from './look.ts';

const unknown = '/admin/nowhere';

/** Shows another screen as a link does: the document stays, and with it what it has compiled. */
async function goWithin(admin: Page, path: string) {
  const go = (to: string) =>
    admin.evaluate((to) => {
      const { idx } = history.state as { idx: number };
      history.pushState({ idx: idx + 1, key: String(idx) }, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, to);
  // By way of a screen that shares nothing with any other, so that its end tells when the wanted one has come.
  const between = admin.getByRole('heading', { level: 1, name: 'Not found' });
  await go(unknown);
  await between.waitFor({ state: 'attached' });
  await go(path);
  await between.waitFor({ state: 'detached' });
  await admin.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  await settled(admin);
}

/** In pixels, for the other addresses of a screen: they show its frame once more, around an empty list or a notice. */
const ends = [320, 1280];

/** Where a text without a blank has to be seen, so that it is the text that the walk looks at. */
const showsLongText = ['/admin/products', '/admin/categories', '/admin/messages'];

// All in one page: a test for each would compile the scripts of the admin, and axe, as often.
test(
  'axe and every width find nothing to object to at the addresses of the screens',
  { timeout: 300_000 },
  async ({ openAdmin, site }) => {
    await addLongTexts(site);
    const admin = await openAdmin('/admin/products', { viewport: wide });
    const found: string[] = [];
    for (const [typical, ...others] of screens.map(({ states }) => states)) {
      await goWithin(admin, typical);
      if (showsLongText.includes(typical)) await admin.getByText(long).filter({ visible: true }).first().waitFor();
      const faults = [...(await lookByAxe(admin, 'all')), ...(await lookAtWidths(admin))];
      found.push(...faults.map((fault) => `${typical} ${fault}`));
      for (const other of others) {
        await goWithin(admin, other);
        found.push(...(await lookAtWidths(admin, ends)).map((fault) => `${other} ${fault}`));
      }
    }
    for (const path of [unknown, '/admin/invitation', '/admin/login']) {
      if (path === '/admin/login') await admin.context().clearCookies();
      await goTo(admin, path);
      await admin.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
      const faults = [...(await lookByAxe(admin, 'all')), ...(await lookAtWidths(admin))];
      found.push(...faults.map((fault) => `${path} ${fault}`));
    }
    expect(found).toEqual([]);
  },
);
