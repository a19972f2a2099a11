// Takes long: every screen of the admin is looked at in Turkish, at the ends of the widths.
import { expect } from 'vitest';
import { screens } from '../../web/admin/screens.ts';
import { askAs } from '../testing/admin.ts';
import { resize } from '../testing/geometry.ts';
import { findFaults } from '../testing/layoutFaults.ts';
import { leftOver, textIn, wholeTexts } from '../testing/leftOver.ts';
import { addRuns } from '../testing/profiles.ts';
import { goTo } from '../testing/settled.ts';
import { test } from '../testing/test.ts';
import { addLongTexts, long } from './longTexts.ts';
import { goWithin, unknown } from './walkScreens.ts';

/** Turkish says these in the same words. */
const turkish = textIn('web/words/admin/tr/*.ts');

/** The texts of the English catalogue, of which Turkish has another one. */
const english = wholeTexts('web/words/admin/en/*.ts').filter((text) => !turkish.includes(`'${text}'`));

test('with Turkish words every screen fits, and none says a word of the English catalogue', async ({
  openAdmin,
  site,
}) => {
  expect(english.length).toBeGreaterThan(900);
  await addLongTexts(site);
  const admin = await openAdmin('about:blank', { viewport: { width: 1280, height: 900 } });
  await goTo(admin, '/admin/account');
  await askAs(admin, 'mutation { updateOwnAccount(input: { language: TR }) { id } }');
  await goTo(admin, '/admin/products');
  expect(await admin.locator('html').getAttribute('lang')).toBe('tr');
  const found: string[] = [];
  const look = async (path: string) => {
    for (const width of [390, 1280]) {
      await resize(admin, { width, height: 900 });
      const faults = [...(await findFaults(admin)), ...(await leftOver(admin, english, 'English'))];
      found.push(...faults.map((fault) => `${path} at ${width}: ${fault}`));
    }
  };
  for (const path of screens.flatMap(({ states }) => states)) {
    await goWithin(admin, path);
    await look(path);
  }
  for (const path of [...(await addRuns(site, long.slice(0, 40))), unknown]) {
    await goWithin(admin, path);
    await look(path);
  }
  expect(found).toEqual([]);
}, 900_000);
