// Takes long: a site is started with the catalogue of a new one, whose products have codes.
import { expect } from 'vitest';
import { boxOf, resize, scrollable } from '../testing/geometry.ts';
import { paste } from '../testing/moments.ts';
import { goTo } from '../testing/settled.ts';
import { wholeCatalogueTest as test } from '../testing/test.ts';

const codes = ['6204-ZZ C3', 'DIN933-M8x40', 'DIN912-M8x20', 'HRT-2SN-DN12', 'ELK-RR-3,2x350', '08B-1', '6208-2RS'];

/** A busy machine fills the site in minutes. */
const patient = { timeout: 400_000 };

test(
  'no code of a quote list breaks on a phone, and its name is read beside it, below its heading',
  patient,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await goTo(page, '/teklif');
    await page.getByLabel('Kod, yeni satır').click();
    await paste(page, codes.join('\n'));
    await expect.poll(() => page.locator('.quote-row .line-code').count()).toBe(codes.length);
    for (const width of [320, 360, 390]) {
      await resize(page, { width, height: 844 });
      const wrong = await page.locator('.quote-row .line-what').evaluateAll((all) =>
        all.flatMap((one) => {
          const [code, name] = [one.querySelector<HTMLElement>('.line-code'), one.querySelector('.line-name')];
          const isBroken = (code?.getBoundingClientRect().height ?? 0) > 20;
          return isBroken || (name?.getBoundingClientRect().width ?? 0) < 100 ? [code?.innerText] : [];
        }),
      );
      expect([width, (await scrollable(page)).x, wrong]).toEqual([width, 0, []]);
    }
    for (const width of [1280, 1920]) {
      await resize(page, { width, height: 800 });
      for (const part of ['.line-code', '.line-name']) {
        const head = await boxOf(page.locator(`.sheet-lines th ${part}`));
        const first = await boxOf(page.locator(`.quote-row ${part}`).first());
        expect([width, part, Math.round(head.x)]).toEqual([width, part, Math.round(first.x)]);
      }
    }
  },
);
