import {
  closeSync,
  copyFileSync,
  mkdirSync,
  openSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { explain } from '../../process/startErrors.ts';
import { temporaryFolder } from '../../testing/openTestApi.ts';
import { createProduct } from '../../modules/catalogue/products/products.store.ts';
import { openDatabase } from '../openDatabase.ts';

/** A database of some pages, which are in the file itself and not in its log. */
async function filled() {
  const folder = await temporaryFolder();
  const db = await openDatabase(folder);
  for (let n = 0; n < 60; n++)
    await createProduct(db, { name: `Vana ${n}`, description: 'Kauçuk '.repeat(200) }, n + 1);
  db.close();
  return { folder, file: join(folder, 'site.db') };
}

const startOver = (folder: string) =>
  openDatabase(folder).then(
    (db) => (db.close(), 'started'),
    (error: unknown) => explain(error),
  );

/** Overwrites some pages in the middle, where the rows are. */
function scribble(file: string) {
  const handle = openSync(file, 'r+');
  const { size } = statSync(file);
  for (let page = 8; page < size / 4096; page++) writeSync(handle, Buffer.alloc(4096, 'x'), 0, 4096, page * 4096);
  closeSync(handle);
}

test.each([
  ['overwritten', (file: string) => writeFileSync(file, 'x'.repeat(100_000))],
  ['cut short', (file: string) => truncateSync(file, statSync(file).size / 2)],
  ['overwritten in the middle', scribble],
])('a start with a database that was %s fails and says how to go back', async (_, damage) => {
  const { folder, file } = await filled();
  expect(await startOver(folder)).toBe('started');
  const backups = join(folder, 'backups');
  mkdirSync(backups);
  for (const day of ['01', '02']) copyFileSync(file, join(backups, `site-2026-11-${day}.db`));
  damage(file);
  const said = await startOver(folder);
  expect(said).toMatch(/^The database .*site\.db is damaged \(.{1,121}\): move it .* away, copy .*\.$/);
  expect(said).toContain(`copy ${join(backups, 'site-2026-11-02.db')} to ${file} and start again.`);
  const backup = join(backups, 'nightly-2026-11-02T03-00-00-000Z.tar');
  writeFileSync(backup, '');
  expect(await startOver(folder)).toMatch(/damaged \(.*\): restore the newest backup by npm run restore -- .*\.$/);
  expect(await startOver(folder)).toContain(`npm run restore -- ${backup} --yes, and start again.`);
});

test('if there is no backup, the sentence says so', async () => {
  const { folder, file } = await filled();
  truncateSync(file, 5000);
  expect(await startOver(folder)).toContain('copy your backup to');
});
