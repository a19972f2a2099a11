import { expect } from 'vitest';
import { narrow, wide } from '../testing/browser.ts';
import { resize } from '../testing/geometry.ts';
import { ask, sessionCookie } from '../testing/site.ts';
import { test } from '../testing/test.ts';
import { lookByAxe } from '../walk/look.ts';
import { misplaced } from '../walk/misplaced.ts';

const id = '1738669741160';

test('another maker’s code leads to the part, whose ladder prices the quantity, with scripts and without', async ({
  open,
  site,
}) => {
  const changes = {
    priceBreaks: [
      { minimum: 10, price: 268 },
      { minimum: 50, price: 252 },
    ],
    crossReferences: [{ maker: 'Öztork', code: '62/04-İÇ', relation: 'SAME_PART', checkedAt: '2026-11-03' }],
  };
  await ask(
    site,
    'mutation ($id: ID!, $changes: ProductChanges!) { patchProduct(id: $id, changes: $changes) { id } }',
    { id, changes },
    await sessionCookie(site),
  );
  for (const javaScriptEnabled of [true, false]) {
    const page = await open(`/products?q=${encodeURIComponent('öztork 6204iç')}`, {
      viewport: wide,
      javaScriptEnabled,
    });
    await page.getByText('Aynı parça').waitFor();
    const found: string[] = [];
    const look = async () => {
      if (javaScriptEnabled) found.push(...(await lookByAxe(page, 'all')));
      for (const width of [320, 390, 820, 1280, 1920]) {
        await resize(page, { width, height: 900 });
        found.push(...(await misplaced(page)).map((what) => `at ${width}: ${what}`));
      }
      await resize(page, narrow);
    };
    await look();
    await page.locator('.foreign-hits').getByRole('link', { name: /6204/ }).first().click();
    await page.getByRole('heading', { name: 'Başka markaların kodları' }).waitFor();
    await page.getByRole('link', { name: /^10/ }).first().click();
    const sum = /10\sadet\siçin\s₺\s?2\.680,00/;
    await expect.poll(() => page.locator('main').innerText()).toMatch(sum);
    await look();
    expect(found).toEqual([]);
    if (!javaScriptEnabled) await page.context().close();
  }
});
