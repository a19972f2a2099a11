import { expect, test } from 'vitest';
import { children } from '../../../testing/children.ts';
import { addProfile, column, run } from '../../../testing/profiles.ts';
import { anyMoment } from '../../../testing/quietFor.ts';
import { serveTestSite } from '../../../testing/serveTestSite.ts';
import { type Site } from '../../../testing/sheets.ts';

const rows = 400;
const fileOf = (prefix: string) =>
  `Kod;Ad\n${Array.from({ length: rows }, (_, at) => `${prefix}-${at};Vana ${prefix} ${at}`).join('\n')}\n`;

const countOf = async ({ asAdmin }: Pick<Site, 'asAdmin'>) =>
  (await asAdmin('{ products(first: 1) { totalCount } }')).data.products.totalCount as number;

// Each kill costs the start of another process, which takes long on a busy machine.
test('a run whose process is killed at any moment has written all of its rows or none, and the next one goes through', async () => {
  const site = await serveTestSite();
  const setup = { columns: [column('Kod', 'stockCode'), column('Ad', 'name')], findBy: 'STOCK_CODE' };
  const fixed = [{ field: 'description', sameAsName: true }];
  const profile = await addProfile(site, 'Tedarikçi', { ...setup, fixed });
  await run(site, profile, fileOf('ilk'));
  let killed = 0;
  for (const [at, after] of [0, 250, 600].entries()) {
    const before = await countOf(site);
    const running = run(site, profile, fileOf(`K${at}`), { letPass: true });
    await expect.poll(() => children().length, { interval: 10, timeout: 60_000 }).toBeGreaterThan(0);
    await anyMoment(after, 'the process has begun, or has written');
    for (const child of children()) process.kill(child, 'SIGKILL');
    const { error } = await running;
    if (error) killed++;
    // One that was killed after its rows were written has written all of them.
    const written = (await countOf(site)) - before;
    expect(error ? [0, rows] : [rows]).toContain(written);
  }
  expect(killed).toBeGreaterThan(0);
  expect(await run(site, profile, fileOf('son'), { letPass: true })).toMatchObject({ added: rows });
}, 120_000);
