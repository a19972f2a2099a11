import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { engine } from '../../../db/engine.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';

/** The pages of the log that a save of a new product writes beside those of the search; the number only falls. */
const most = 27;

const [header, frameHeader] = [32, 24];

/** Tells which tables and indexes the log of a database has pages of, by page. */
function pagesInLog(db: Sqlite.Database, file: string): string[] {
  const size = db.pragma('page_size', { simple: true }) as number;
  const log = readFileSync(`${file}-wal`);
  const pages: number[] = [];
  for (let at = header; at + frameHeader + size <= log.length; at += frameHeader + size)
    pages.push(log.readUInt32BE(at));
  const holders = db.prepare('select pageno, name from dbstat where aggregate = false').all() as {
    pageno: number;
    name: string;
  }[];
  const names = new Map(holders.map(({ pageno, name }) => [pageno, name]));
  return pages.map((page) => names.get(page) ?? 'free');
}

test.runIf(engine === 'sqlite')(
  'saving a new product writes few pages, and none of an index that it is not in',
  async () => {
    const api = await openTestApi();
    const file = join(api.folder, 'site.db');
    const db = new Sqlite(file);
    const save = (n: number) =>
      api.asAdmin('mutation ($input: ProductInput!) { createProduct(input: $input) { id } }', {
        input: {
          name: `Sürgülü Vana DN${n} Pirinç`,
          description: 'Pirinç gövdeli, vidalı, suya ve havaya uygun; depomuzdan aynı gün sevk edilir.',
          ...{ price: 100 + n, stockCode: `SV-${n * 31}`, brand: 'Ege', manufacturerCode: `E${n * 17}` },
          ...{ salesUnit: 'PIECE', availability: 'IN_STOCK' },
        },
      });
    for (let n = 0; n < 40; n++) await save(n);
    const counts: number[] = [];
    for (let n = 40; n < 51; n++) {
      db.pragma('wal_checkpoint(TRUNCATE)');
      await save(n);
      const beside = pagesInLog(db, file).filter((name) => !/^(product_search_|search_words)/.test(name));
      expect(beside).toContain('products');
      expect(beside).not.toContain('audit_by_event');
      expect(beside).not.toContain('changes_by_kind');
      counts.push(beside.length);
    }
    db.close();
    expect(counts.sort((one, other) => one - other)[5]).toBeLessThanOrEqual(most);
  },
);
