import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { askAs } from '../testing/admin.ts';
import { noticeButton, save } from '../testing/moments.ts';
import { temporaryFolder } from '../testing/starterData.ts';
import { test } from '../testing/test.ts';

const writer = join(import.meta.dirname, '../../server/modules/upkeep/sheets/testing/writeExports.ts');

/** An export of each program in its published format, and how many products come of it. */
const exports: [name: string, preset: string, count: number][] = [
  ['woo.csv', 'WooCommerce', 30],
  ['shopify.csv', 'Shopify', 30],
  ['odoo-templates.csv', 'Odoo, products', 12],
  ['odoo-variants.xlsx', 'Odoo, variants', 30],
  ['ticimax.xlsx', 'Ticimax', 30],
  ['ideasoft.xlsx', 'IdeaSoft', 30],
  ['tsoft.xlsx', 'T-Soft', 30],
  ['prapazar.xlsx', 'PraPazar', 30],
  ['google.xml', 'Google or Facebook product feed', 30],
  ['facebook.csv', 'Google or Facebook product feed', 30],
  ['bmecat.xml', 'BMEcat', 30],
  ['etim.json', 'ETIM xChange', 30],
];
const mostClicks = 8;

const countProducts = async (admin: Page) =>
  (await askAs<{ products: { totalCount: number } }>(admin, '{ products(first: 1) { totalCount } }')).data.products
    .totalCount;

test(
  'the export of each program is imported in at most eight clicks, and its undo takes all of it back',
  { timeout: 400_000 },
  async ({ openAdmin }) => {
    const folder = await temporaryFolder();
    await promisify(execFile)(process.execPath, [writer, folder]);
    const admin = await openAdmin('/admin/products');
    const before = await countProducts(admin);
    const figures: [name: string, added: number, clicks: number, left: number][] = [];
    for (const [name, preset, count] of exports) {
      let clicks = 0;
      const click = async (target: Locator) => {
        clicks++;
        await target.click();
      };
      await click(admin.getByRole('link', { name: 'Imports', exact: true }));
      await click(admin.getByRole('link', { name: 'Import a file …' }));
      const asked = admin.waitForEvent('filechooser');
      await click(admin.getByRole('button', { name: /Choose/ }).first());
      const file = { name, mimeType: 'application/octet-stream', buffer: await readFile(join(folder, name)) };
      await (await asked).setFiles(file);
      await click(admin.getByRole('button', { name: `Read it as ${preset}` }));
      await click(admin.getByRole('button', { name: `Import ${count} rows` }));
      const undo = await noticeButton(admin, 'Undo');
      const added = (await countProducts(admin)) - before;
      await save(undo, 'Import undone');
      await expect.poll(() => countProducts(admin)).toBe(before);
      figures.push([name, added, clicks, (await countProducts(admin)) - before]);
    }
    expect(figures.filter(([, , clicks]) => clicks > mostClicks)).toEqual([]);
    expect(figures.map(([name, added, , left]) => [name, added, left])).toEqual(
      exports.map(([name, , count]) => [name, count, 0]),
    );
  },
);
