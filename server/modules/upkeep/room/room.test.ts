import { expect, test } from 'vitest';
import { addProfile, column, run } from '../../../testing/profiles.ts';
import { serveTestSite } from '../../../testing/serveTestSite.ts';
import { addWebhook } from '../../../testing/programs/webhookReceiver.ts';
import { kept } from '../housekeeping/tidy.ts';
import { lastsOf, roomLines, roomOf } from './room.ts';

const months = { retentionMonths: 24, historyMonths: 12 };

test('each table stands there with its rows, its oldest row and how long housekeeping keeps them', async () => {
  const site = await serveTestSite();
  const id = await addProfile(site, 'Tedarikçi', { columns: [column('KOD', 'stockCode'), column('FIYAT', 'price')] });
  const made = await addProfile(site, 'Yeni', {
    columns: [
      column('KOD', 'stockCode'),
      column('AD', 'name'),
      column('FIYAT', 'price'),
      column('METIN', 'description'),
    ],
    findBy: 'STOCK_CODE',
  });
  await addWebhook(site, { url: 'https://93.184.215.14/hooks', events: ['PRODUCT_UPDATED'], importedRows: true });
  const rows = (price: number, name = '', text = '') =>
    Array.from({ length: 400 }, (_, at) => `K-${at};${name && `${name} ${at};`}${price + at}${text}`).join('\n');
  const first = await run(
    site,
    made,
    `KOD;AD;FIYAT;METIN\n${rows(100, 'Küresel vana DN50', ';Pirinç gövde, PTFE conta, PN 25')}\n`,
  );
  expect(first.added).toBe(400);
  const before = new Map((await roomOf(site.db, months)).map((one) => [one.table, one]));
  const report = await run(site, id, `KOD;FIYAT\n${rows(120)}\n`);
  expect([report.error, report.changed, report.stops]).toEqual([undefined, 400, []]);
  const after = await roomOf(site.db, months);
  const grown = (name: string) => {
    const now = after.find(({ table }) => table === name);
    return (now?.rows ?? 0) - (before.get(name)?.rows ?? 0);
  };
  expect(grown('imported_products')).toBe(400);
  expect(grown('revisions')).toBe(400);
  expect(grown('products')).toBe(0);
  const imported = after.find(({ table }) => table === 'imported_products');
  expect(imported).toMatchObject({ kept: '30 days' });
  expect(after.find(({ table }) => table === 'revisions')).toMatchObject({
    kept: '12 months',
    oldest: expect.any(Number),
  });
  expect(after.find(({ table }) => table === 'products')).toMatchObject({ kept: 'until a person deletes it' });
  // No part of an index stands beside it.
  expect(after.filter(({ table }) => /_(data|idx|docsize|config|content)$/.test(table))).toEqual([]);
  const lines = roomLines(after);
  expect(lines[0]).toMatch(/^table +room +rows +a row +oldest +kept$/);
  expect(lines.at(-1)).toMatch(/^in all +[\d.]+ MB$/);
});

test('what the entities keep is said in words', () => {
  expect(new Set(kept.map((one) => lastsOf(one, months)))).toContain('24 months');
  expect(lastsOf({ lasts: 3_600_000 }, months)).toBe('1 hour');
  expect(lastsOf({ lasts: 'own end' }, months)).toBe('each to its own end');
});
