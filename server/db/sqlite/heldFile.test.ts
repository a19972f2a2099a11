import { mkdtempSync, rmSync, truncateSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { holdFile } from './heldFile.ts';

function openFile() {
  const folder = mkdtempSync(join(tmpdir(), 'vitrin-'));
  const file = join(folder, 'site.db');
  const db = new Sqlite(file);
  db.exec('create table t (x); insert into t values (zeroblob(100000))');
  db.close();
  const held = holdFile(file);
  onTestFinished(() => {
    held.release();
    rmSync(folder, { recursive: true });
  });
  return { file, held, size: statSync(file).size };
}

test('a file whose last pages a checkpoint still writes is whole, and one that stays short is damaged', async () => {
  const { file, held, size } = openFile();
  await held.checkWhole();
  truncateSync(file, size - 8192);
  expect(held.checkHeader).toThrow('unavailable');
  const check = held.checkWhole();
  truncateSync(file, size);
  await check;
  truncateSync(file, size - 4096);
  await expect(held.checkWhole()).rejects.toThrow('unavailable');
});
