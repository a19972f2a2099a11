import { expect, test } from 'vitest';
import { dayInIstanbul } from '../../../core/istanbul.ts';
import { dailyCounts } from '../../../db/figureTables.ts';
import { serveTestSite } from '../../../testing/serveTestSite.ts';
import { add } from '../../catalogue/figures/figures.store.ts';

const linesOf = async ({ origin, cookie }: { origin: string; cookie: string }) => {
  const reply = await fetch(`${origin}/admin/words.csv`, { headers: { cookie } });
  return (await reply.text()).replace('\uFEFF', '').trimEnd().split('\r\n');
};
const heading = 'Word;Searches;Found nothing;Found one product;Found 2 to 19;Found 20 or more;Products opened;Last in';

test('the file has what visitors looked for, how often, and what they found', async () => {
  const site = await serveTestSite();
  expect(await linesOf(site)).toEqual([heading]);
  const today = dayInIstanbul(Date.now());
  await add(site.db, today, [
    { kind: 'FOUND_NONE', key: 'sanzuman', n: 4 },
    { kind: 'FOUND_NONE', key: 'rulman', n: 1 },
    { kind: 'FOUND_MANY', key: 'rulman', n: 9 },
    { kind: 'FOUND_ONE', key: '=1+1', n: 3 },
    { kind: 'SEEN', key: 'w:rulman', n: 6 },
    { kind: 'SEEN', key: 'p:1', n: 60 },
    { kind: 'SEARCHED', key: '', n: 40 },
  ]);
  const month = today.slice(0, 7);
  expect(await linesOf(site)).toEqual([
    heading,
    `rulman;10;1;0;0;9;6;${month}`,
    `sanzuman;4;4;0;0;0;0;${month}`,
    `'=1+1;3;0;3;0;0;0;${month}`,
  ]);
});

test('words of the year before are left out', async () => {
  const site = await serveTestSite();
  await site.db.write(async (tx) =>
    tx.insert(dailyCounts).values({ day: 'm2020-01', kind: 'FOUND_NONE', key: 'eski', n: 8 }),
  );
  expect(await linesOf(site)).toEqual([heading]);
});
