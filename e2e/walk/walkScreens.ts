import type { Page } from 'playwright-core';
import type { Screen } from '../../web/admin/session/screens.ts';
import { settled } from '../testing/settled.ts';
import { long } from './longTexts.ts';
import { lookAtWidths, lookByAxe } from './look.ts';

/** An address that leads to no screen. */
export const unknown = '/admin/nowhere';

/** Shows another screen as a link does: the document stays, and with it the scripts that it has compiled. */
export async function goWithin(admin: Page, path: string) {
  const go = (to: string) =>
    admin.evaluate((to) => {
      const { idx } = history.state as { idx: number };
      history.pushState({ idx: idx + 1, key: String(idx) }, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, to);
  // The screen between shares nothing with any other, so that nothing of the last one stays.
  for (const to of [unknown, path]) {
    await go(to);
    await settled(admin);
  }
  await admin.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
}

/** Returns what axe finds in the screen that is shown, and what is out of its place at any width. */
export async function lookAtScreen(admin: Page, path: string) {
  const faults = [...(await lookByAxe(admin, 'all')), ...(await lookAtWidths(admin))];
  return faults.map((fault) => `${path} ${fault}`);
}

/** Pixels. The other addresses of a screen show its frame once more, around an empty list: two widths are enough. */
const ends = [320, 1280];

/** The screens on which the long text has to be in sight, so that the walk really checks it. */
const showsLongText = ['/admin/products', '/admin/categories', '/admin/messages'];

/** Returns what is wrong at the addresses of these screens, in one page: each would compile the admin's scripts, and axe. */
export async function walkScreens(admin: Page, screens: readonly Screen[]) {
  const found: string[] = [];
  for (const [typical, ...others] of screens.map(({ states }) => states)) {
    await goWithin(admin, typical);
    if (showsLongText.includes(typical)) await admin.getByText(long).filter({ visible: true }).first().waitFor();
    found.push(...(await lookAtScreen(admin, typical)));
    for (const other of others) {
      await goWithin(admin, other);
      found.push(...(await lookAtWidths(admin, ends)).map((fault) => `${other} ${fault}`));
    }
  }
  return found;
}
