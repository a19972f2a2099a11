import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { narrow, wide } from '../testing/browser.ts';
import { boxOf } from '../testing/geometry.ts';
import { test } from '../testing/test.ts';

/** A list with one mistake of each kind, several of them in two rows. */
const list = `ÖZ VANA FİYAT LİSTESİ;;;
Stok Kodu;Ürün Adı;Kategori;Fiyat
A-1;Küresel vana;;10,00
03.Nis;Çekvalf;;20,00
A-4;Boru;;abc
A-6;Te;;12,50 €
A-7;Manşon;;13,50 €
A-8;Redüksiyon;Yok Kategori;14,50
A-9;Kep;Yok Kategori;14,50
VANALAR;;;
;GENEL TOPLAM;;300,00
`;

const textsOf = async (all: Locator) => (await all.allInnerTexts()).map((text) => text.trim());
/** The cure of each mistake stands with it, within the window, and no mistake stands twice. */
async function lookAtMistakes(admin: Page, width: number) {
  const mistakes = admin.getByRole('list', { name: 'Left out' }).getByRole('listitem');
  const said = await textsOf(mistakes);
  expect(new Set(said).size).toBe(said.length);
  expect(said.filter((text) => text.includes('There is no category Yok Kategori'))).toHaveLength(1);
  expect(said.filter((text) => text.includes('This price is in €'))).toHaveLength(1);
  for (const mistake of await mistakes.all()) {
    await mistake.scrollIntoViewIfNeeded();
    const own = await boxOf(mistake);
    for (const cure of await mistake.getByRole('textbox').or(mistake.getByRole('button')).all()) {
      const { x, y, right, bottom } = await boxOf(cure);
      expect([x >= own.x, right <= Math.min(own.right, width), y >= own.y, bottom <= own.bottom]).toEqual([
        ...[true, true, true, true],
      ]);
    }
    // A mistake and its cure are seen at once.
    expect(own.height).toBeLessThan(narrow.height / 2);
  }
}

test.for([wide, narrow])(
  'the trial of an import says first in words what would happen, and has each cure beside its mistake, at $width',
  async (size, { openAdmin }) => {
    const admin = await openAdmin('/admin/products/import', { viewport: size });
    const file = { name: 'liste.csv', mimeType: 'text/csv', buffer: Buffer.from(list) };
    await admin.locator('input[type=file]').setInputFiles(file);
    const leftOut = admin.getByRole('list', { name: 'Left out' });
    await leftOut.waitFor();
    const trial = admin.getByRole('region', { name: 'Dry run' });
    const said = trial.getByRole('heading');
    expect(await said.count()).toBe(1);
    expect(await said.innerText()).toMatch(/^[\p{L}\d][^.]+\.$/u);
    expect((await boxOf(said)).bottom).toBeLessThan(size.height / 2);
    // The numbers of rows by kind are those of the file.
    const counts = (await textsOf(trial.getByRole('list', { name: 'Totals' }).getByRole('listitem'))).map((text) =>
      Number(/\d+/.exec(text)?.[0]),
    );
    expect(counts.slice(0, -1).reduce((sum, count) => sum + count, 0)).toBe(counts.at(-1));
    // Wrong rows stand before all others, and each question once.
    const others = admin.getByRole('region', { name: 'Rows to show' });
    expect((await boxOf(leftOut)).y).toBeLessThan((await boxOf(others)).y);
    const questions = await admin
      .getByRole('radiogroup')
      .evaluateAll((all) => all.map((one) => one.ariaLabel ?? one.ariaLabelledByElements?.[0]?.textContent));
    expect(new Set(questions).size).toBe(questions.length);
    await lookAtMistakes(admin, size.width);
    // How the file is read is said and chosen in one place.
    const reading = admin.getByRole('region', { name: 'How the file is read' });
    for (const name of ['Letters', 'Separator', 'Names in row'])
      expect([name, await reading.getByRole('combobox', { name }).count()]).toEqual([name, 1]);
    expect(await admin.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
    // A cure in the place of its mistake takes it away, for all rows that have it.
    const before = (await textsOf(leftOut.getByRole('listitem'))).length;
    await leftOut.getByRole('textbox', { name: 'Category in 2 rows' }).fill('-');
    await leftOut.getByRole('textbox', { name: 'Stock code in row 4' }).fill('3-4');
    await leftOut.getByRole('textbox', { name: 'Stock code in row 4' }).press('Tab');
    await expect.poll(async () => (await textsOf(leftOut.getByRole('listitem'))).length).toBeLessThan(before);
  },
);
