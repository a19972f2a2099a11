// Takes long: every screen is laid out at each width and read by axe.
import { expect } from 'vitest';
import { workScreens } from '../../web/admin/workScreens.ts';
import { wide } from '../testing/browser.ts';
import { test } from '../testing/test.ts';
import { addLongTexts } from './longTexts.ts';
import { walkScreens } from './walkScreens.ts';

test('axe and every width find nothing to object to on the screens of the daily work', async ({ openAdmin, site }) => {
  await addLongTexts(site);
  const admin = await openAdmin('/admin/products', { viewport: wide });
  expect(await walkScreens(admin, workScreens)).toEqual([]);
}, 300_000);
