import { expect, test } from 'vitest';
import { changes } from '../../../db/tables/historyTables.ts';
import { enquired } from '../../../testing/offers.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';

const listing = `query ($by: String, $kind: DeedKind, $after: String) {
  deeds(by: $by, kind: $kind, first: 50, after: $after) {
    pageInfo { endCursor } nodes { text by canUndo whyNot things { count } undone { keptCount } } } }`;

test('a page takes as many statements among a hundred thousand steps as among a hundred, wherever it is', async () => {
  const statements: string[] = [];
  const api = await openTestApi({ onStatement: (sql) => void statements.push(sql) });
  const things = [{ entity: 'product', action: 'changed' as const, count: 2, some: [], fields: ['price'] }];
  const fill = (from: number, to: number) =>
    api.db.write(async (tx) => {
      for (let at = from; at < to; at += 500) {
        const rows = Array.from({ length: Math.min(500, to - at) }, (_, n) => ({
          ...{ at: at + n, admin: n % 7 === 0 ? 'ece@b.co' : 'ali@b.co', cause: 'changeProducts', things },
          kind: n % 11 === 0 ? 'PRICES' : 'BULK',
        }));
        await tx.insert(changes).values(rows);
      }
    });
  const count = async (filter: Record<string, unknown> = {}) => {
    statements.length = 0;
    const { data, errors } = await api.asAdmin(listing, filter);
    expect([errors, data?.deeds.nodes.length]).toEqual([undefined, 50]);
    return { statements: statements.length, after: data.deeds.pageInfo.endCursor as string };
  };
  await fill(0, 1000);
  const few = await count();
  await fill(1000, 100_000);
  const many = await count();
  expect(many.statements).toBe(few.statements);
  for (const filter of [{ after: many.after }, { by: 'ece@b.co' }, { kind: 'PRICES' }])
    expect((await count(filter)).statements).toBe(few.statements);
}, 120_000);

test('what happens to sales is named by its numbers, and is not undone', async () => {
  const api = await openTestApi({ sendsMail: true });
  const buyer = await enquired(api);
  await buyer.offer();
  const { data } = await api.asAdmin(listing);
  expect(data.deeds.nodes.slice(0, 3)).toMatchObject([
    { text: `Sent an offer ${buyer.link.number}/1`, canUndo: false, whyNot: expect.stringContaining('buyer') },
    { text: `Made an offer ${buyer.link.number}/1` },
    { text: `Enquiry ${buyer.link.number} arrived`, by: null },
  ]);
});
