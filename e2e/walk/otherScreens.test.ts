// Takes long: every screen is laid out at each width and read by axe.
import { expect } from 'vitest';
import { screens } from '../../web/admin/screens.ts';
import { workScreens } from '../../web/admin/workScreens.ts';
import { wide } from '../testing/browser.ts';
import { addRuns } from '../testing/profiles.ts';
import { goTo } from '../testing/settled.ts';
import { test } from '../testing/test.ts';
import { addLongTexts, long } from './longTexts.ts';
import { goWithin, lookAtScreen, unknown, walkScreens } from './walkScreens.ts';

test('axe and every width find nothing to object to on all other screens, and before the sign-in', async ({
  openAdmin,
  site,
}) => {
  await addLongTexts(site);
  const admin = await openAdmin('/admin/products', { viewport: wide });
  const others = screens.filter((screen) => !workScreens.includes(screen));
  const found = await walkScreens(admin, others);
  for (const path of await addRuns(site, long.slice(0, 40))) {
    await goWithin(admin, path);
    await admin.getByRole('heading', { level: 2 }).first().waitFor();
    found.push(...(await lookAtScreen(admin, path)));
  }
  for (const path of [unknown, '/admin/invitation', '/admin/login']) {
    if (path === '/admin/login') await admin.context().clearCookies();
    await goTo(admin, path);
    await admin.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
    found.push(...(await lookAtScreen(admin, path)));
  }
  expect(found).toEqual([]);
}, 300_000);
