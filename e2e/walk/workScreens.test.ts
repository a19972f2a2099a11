import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { screens } from '../../web/admin/screens.ts';
import { wide } from '../testing/browser.ts';
import { addRuns } from '../testing/profiles.ts';
import { settled } from '../testing/settled.ts';
import { goTo, test } from '../testing/test.ts';
import { addLongTexts, long } from './longTexts.ts';
import { lookAtWidths, lookByAxe } from './look.ts';

const unknown = '/admin/nowhere';

/** Shows another screen as a link does: the document stays, and with it the scripts that it has compiled. */
async function goWithin(admin: Page, path: string) {
  const go = (to: string) =>
    admin.evaluate((to) => {
      const { idx } = history.state as { idx: number };
      history.pushState({ idx: idx + 1, key: String(idx) }, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, to);
  // The screen between shares nothing with any other: once its heading is gone, the wanted screen has come.
  const between = admin.getByRole('heading', { level: 1, name: 'Not found' });
  await go(unknown);
  await between.waitFor({ state: 'attached' });
  await go(path);
  await between.waitFor({ state: 'detached' });
  await admin.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  await settled(admin);
}

/** Pixels. The other addresses of a screen show its frame once more, around an empty list: two widths are enough. */
const ends = [320, 1280];

/** The screens on which the long text has to be in sight, so that the walk really checks it. */
const showsLongText = ['/admin/products', '/admin/categories', '/admin/messages'];

// One page for all of them: with a test for each, the scripts of the admin, and axe, would be compiled as often.
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
    for (const path of await addRuns(site, long.slice(0, 40))) {
      await goWithin(admin, path);
      await admin.getByRole('heading', { level: 2 }).first().waitFor();
      const faults = [...(await lookByAxe(admin, 'all')), ...(await lookAtWidths(admin))];
      found.push(...faults.map((fault) => `${path} ${fault}`));
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
