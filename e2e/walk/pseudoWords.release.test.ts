// Takes long: the product is built once more, in a language that nobody speaks.
import { expect } from 'vitest';
import { screens } from '../../web/admin/screens.ts';
import { narrow } from '../testing/browser.ts';
import { resize } from '../testing/geometry.ts';
import { findFaults } from '../testing/layoutFaults.ts';
import { leftOver, textIn } from '../testing/leftOver.ts';
import { addRuns } from '../testing/profiles.ts';
import { publicPages, unknownPage } from '../testing/publicPages.ts';
import { pseudoTest as test } from '../testing/test.ts';
import { long } from './longTexts.ts';
import { goWithin, unknown } from './walkScreens.ts';

/** The content says some texts, too, and so does the quote list, whose words are moved with its files. */
const elsewhere = textIn('server/testing/starter/**/*.json') + textIn('web/site/sales/quotes/*.{ts,tsx}');

/** The texts of the catalogue as they are in Turkish; one word may be a name in the content. */
const turkish = [...textIn('web/words/tr/*.ts').matchAll(/= '(.* .*)';$/gm)]
  .map(([, text = '']) => text)
  .filter((text) => !elsewhere.includes(text));

/** Visitors do not see the field that only programs fill: it is as small as a point. */
const trap = ['Búú', 'áálááníí', 'bóóş', 'bííráákíín'];
const trapAt = (width: number) => trap.map((word) => `at ${width}: “${word}” is broken`);

/**
 * Each page lists the faults of its layout that are left; a further language may need them repaired. A fault is looked at before it
 * is added, and goes once it is repaired.
 */
const known: Record<string, string[]> = {
  '/': [
    'at 390: “Káátéégóórííléér” is broken',
    ...trapAt(390),
    'at 1280: div “1234512345” reaches to 1290 of 1280',
    ...trapAt(1280),
  ],
  '/contact': [...trapAt(390), ...trapAt(1280)],
  '/products?q=vana': [
    'at 390: “Káátéégóóríí” is broken',
    'at 390: “Síírááláá” is broken',
    'at 390: “ÉÉkléé” is broken',
    'at 390: a “El Aletleri ve Kesici Takımlar 1” is under nothing',
    'at 390: a “Pompalar ve Vanalar 7” is under nothing',
    'at 1280: “Káátéégóóríí” is broken',
    'at 1280: “ÉÉn” is broken',
    'at 1280: “ááz” is broken',
    'at 1280: “çóók” is broken',
  ],
  '/categories/pompalar-ve-vanalar': [
    'at 390: “Fííyáát” is broken',
    'at 390: “líístéésíí” is broken',
    'at 390: “PDF” is broken',
    'at 390: “Síírááláá” is broken',
    'at 390: “úúrúún” is broken',
    'at 390: “ÉÉkléé” is broken',
    'at 1280: “ÉÉn” is broken',
    'at 1280: “ááz” is broken',
    'at 1280: “çóók” is broken',
  ],
  '/sectors/energy': ['at 390: “íístéénéénléér” is broken'],
};

const three = '/karsilastir?u=1738669741160&u=1765369210047&u=1779884591038';

test.for([...publicPages, three, '/products?q=yokboyle', unknownPage])(
  'with longer words nothing is cut or out of its place, and nothing stays in Turkish: %s',
  // The first page waits for the build.
  { timeout: 300_000 },
  async (path, { open }) => {
    const page = await open(path, { viewport: narrow });
    expect(await page.locator('body').innerText()).toMatch(/\[! .*\S !\]/);
    const found = new Set<string>();
    for (const width of [390, 1280]) {
      await resize(page, { width, height: 900 });
      for (const what of [...(await findFaults(page)), ...(await leftOver(page, turkish, 'Turkish'))])
        found.add(`at ${width}: ${what.replace(/ is broken in .*/s, ' is broken')}`);
    }
    expect([...found]).toEqual(known[path] ?? []);
  },
);

const office = textIn('web/words/admin/en/*.ts');
const ofConstants = /= '(.* .*)';$/gm;

/** Words in objects, and those of fields, stay as they are. */
const notMoved = office.replaceAll(ofConstants, '') + textIn('common/**/*.ts');

/** The sentences of the office in English, without those that the content or a name of the product says, too. */
const english = [...office.matchAll(ofConstants)]
  .map(([, text = '']) => text)
  .filter((text) => !elsewhere.includes(text) && !notMoved.includes(`'${text}'`));

test('with longer words no screen of the admin is cut or out of its place, and none says a word of the catalogue', async ({
  openAdmin,
  site,
}) => {
  expect(english.length).toBeGreaterThan(600);
  const admin = await openAdmin('/admin/products', { viewport: { width: 1280, height: 900 } });
  const found: Record<string, string[]> = {};
  const paths = [...screens.flatMap(({ states }) => states), ...(await addRuns(site, long.slice(0, 40))), unknown];
  for (const path of paths) {
    await goWithin(admin, path);
    const faults = new Set<string>();
    for (const width of [390, 1280]) {
      await resize(admin, { width, height: 900 });
      for (const what of [...(await findFaults(admin)), ...(await leftOver(admin, english, 'English'))])
        faults.add(`at ${width}: ${what.replace(/ is broken in .*/s, ' is broken')}`);
    }
    if (faults.size > 0) found[path] = [...faults];
  }
  expect(found).toEqual({});
}, 900_000);
