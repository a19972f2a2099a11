import { execFileSync } from 'node:child_process';
import { copyFile, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { ask, sessionCookie, startSite, type Site } from '../testing/site.ts';
import { temporaryFolder } from '../testing/starterData.ts';

const oldest = 'server/testing/oldest';
/** The README beside the archive names this account. */
const admins = [
  { email: 'admin@vitrin.example', password: 'olcu-ve-tolerans' },
  { email: 'ikinci@vitrin.example', password: 'ZlSC-zELsmTDpD0s' },
];

type Everything = { products: { nodes: { image: string | null }[] } };

async function everything(site: Site) {
  const query = await readFile(join(oldest, 'everything.graphql'), 'utf8');
  return ask<Everything>(site, query, {}, await sessionCookie(site, admins[0]));
}

test('the site of the oldest release starts, answers the same, and goes back as docs/operating.md says', async () => {
  const dataDir = await temporaryFolder();
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  execFileSync('tar', ['-xzf', join(oldest, 'data.tar.gz'), '-C', dataDir]);
  const before = JSON.parse(await readFile(join(oldest, 'before.json'), 'utf8')) as Everything;

  const site = await startSite(dataDir);
  onTestFinished(() => void site.kill());
  expect(await everything(site)).toEqual(before);
  for (const admin of admins) await sessionCookie(site, admin);
  for (const { image } of before.products.nodes) {
    if (!image?.startsWith('/uploads/')) continue;
    const served = Buffer.from(await (await fetch(site.origin + image)).arrayBuffer());
    expect(served.equals(await readFile(join(dataDir, image)))).toBe(true);
  }
  const [, copy = ''] = /\d+ migrations in .* s\. The database as it was: (\S+\.db)/.exec(site.output()) ?? [];
  expect(await readdir(join(dataDir, 'backups'))).toEqual([copy.split('/').at(-1)]);
  expect(await site.stop()).toBe(0);

  // The steps back of docs/operating.md without the older program, and the upgrade once more.
  const file = join(dataDir, 'site.db');
  await copyFile(copy, file);
  for (const end of ['-wal', '-shm']) await rm(file + end, { force: true });
  const old = new Sqlite(file, { readonly: true });
  expect(old.prepare('select count(*) from __drizzle_migrations').pluck().get()).toBe(4);
  old.close();
  const again = await startSite(dataDir);
  onTestFinished(() => void again.kill());
  expect(await everything(again)).toEqual(before);
});
