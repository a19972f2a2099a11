import { expect } from 'vitest';
import { boxOf, scrollable } from '../testing/geometry.ts';
import { ask, sessionCookie } from '../testing/site.ts';
import { goTo, test } from '../testing/test.ts';

const rename = 'mutation ($input: SiteSettingsInput!) { updateSiteSettings(input: $input) { name } }';
const settings = '{ siteSettings { name logo email phone address } }';

test('the search takes the room that the header has, whatever the company is called', async ({ open, site }) => {
  const cookie = await sessionCookie(site);
  const { siteSettings } = await ask<{ siteSettings: object }>(site, settings);
  const page = await open('about:blank');
  for (const name of ['Vitrin Endüstri', 'Işıklar Güç Aktarım ve Sızdırmazlık Elemanları Sanayi ve Ticaret A.Ş.']) {
    await ask(site, rename, { input: { ...siteSettings, name } }, cookie);
    await goTo(page, '/');
    for (const [width, least] of Object.entries({ 900: 0, 1079: 0, 1080: 218, 1280: 326, 1600: 480, 1920: 480 })) {
      await page.setViewportSize({ width: Number(width), height: 800 });
      const [bar, logo, nav] = await Promise.all(
        ['.main-bar > .container', '.main-bar .logo', '.main-nav'].map((one) => boxOf(page.locator(one))),
      );
      if (!bar || !logo || !nav) throw new Error('No header');
      expect([width, (await scrollable(page)).x, bar.height, logo.height <= bar.height]).toEqual([width, 0, 76, true]);
      expect(logo.right).toBeLessThanOrEqual(nav.x);
      const search = await boxOf(page.locator(least > 0 ? '.search-wide' : '.search-toggle'));
      expect(search.width).toBeGreaterThanOrEqual(least);
      expect(search.x).toBeGreaterThanOrEqual(nav.right);
      expect(search.right).toBeLessThanOrEqual(bar.right - 40 + 0.5);
    }
  }
});

test('without scripts the search is a form that is in view at every width', async ({ open }) => {
  for (const width of [390, 820, 1000, 1280]) {
    const page = await open('/', { viewport: { width, height: 900 }, javaScriptEnabled: false });
    expect((await scrollable(page)).x).toBe(0);
    const field = page.getByRole('searchbox', { name: 'Ürün ara' }).and(page.locator(':visible')).first();
    await field.fill('İMBUS');
    await field.press('Enter');
    await page.waitForURL('**/products?q=%C4%B0MBUS');
    await page.context().close();
  }
});
