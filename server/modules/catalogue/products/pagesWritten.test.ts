import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { openTestApi } from '../../../testing/openTestApi.ts';

const Add = 'mutation ($input: ProductInput!) { createProduct(input: $input) { id } }';
const Category = 'mutation ($name: String!) { createCategory(input: { name: $name }) { id } }';

/** A number below `end` that follows from `n` and is spread as if by lot. */
const spread = (n: number, end: number) => (n * 7919 + 104_729) % end;

/** Returns how many pages the log of a database contains, which each transaction has added to. */
function pagesOf(log: Buffer) {
  const header = 32;
  const ofFrame = 24 + log.readUInt32BE(8);
  return (log.length - header) / ofFrame;
}

test('a new product writes few pages of the database', async () => {
  const { asAdmin, folder } = await openTestApi();
  const categories: string[] = [];
  for (let n = 0; n < 5; n += 1)
    categories.push((await asAdmin(Category, { name: `Grup ${n}` })).data.createCategory.id as string);
  const add = async (n: number) => {
    const input = {
      name: `${['Rulman', 'Vana', 'Cıvata', 'Zincir'][n % 4]} ${spread(n, 9000)}`,
      description: 'Paslanmaz gövdeli, kolay takılır, sanayide her yerde kullanılır ve stoktan teslim edilir.',
      categoryId: categories[spread(n, 5)],
      price: spread(n, 10_000) / 100,
      stockCode: `ST-${spread(n, 99_991)}`,
      brand: ['SKF', 'FAG', 'NSK'][n % 3],
      availability: 'IN_STOCK',
    };
    expect((await asAdmin(Add, { input })).errors).toBeUndefined();
  };
  for (let n = 0; n < 150; n += 1) await add(n);
  const path = join(folder, 'site.db');
  const file = new Sqlite(path);
  let pages = 0;
  for (let n = 150; n < 200; n += 1) {
    file.pragma('wal_checkpoint(TRUNCATE)');
    await add(n);
    pages += pagesOf(readFileSync(`${path}-wal`));
  }
  file.close();
  expect(pages / 50).toBeLessThan(47);
});
