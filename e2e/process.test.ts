import { spawnSync } from 'node:child_process';
import { chmod, copyFile, cp, mkdir, readdir, rename, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  ask,
  credentials,
  freePort,
  runServer,
  sessionCookie,
  startSite,
  statusOf,
  type Settings,
} from './testing/site.ts';
import { canMount, openSmallDisk } from '../torture/disk/smallDisk.ts';
import { copyOfStarterData, temporaryFolder } from './testing/starterData.ts';

const folder = async (make: () => Promise<string>) => {
  const path = await make();
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  return path;
};

describe('a server that was killed', () => {
  test('comes back with its content, its session and its pictures, and fills in nothing twice', async () => {
    const dataDir = await folder(copyOfStarterData);
    const first = await startSite(dataDir);
    const cookie = await sessionCookie(first);
    const input = { name: 'Son anda eklenen', description: 'Kapanmadan hemen önce' };
    const { createProduct } = await ask<{ createProduct: { id: string } }>(
      first,
      'mutation ($input: ProductInput!) { createProduct(input: $input) { id } }',
      { input },
      cookie,
    );
    await first.kill();

    const second = await startSite(dataDir);
    onTestFinished(() => void second.kill());
    const { me, product, products } = await ask<{
      me: { email: string } | null;
      product: { name: string } | null;
      products: { totalCount: number; nodes: { image: string | null }[] };
    }>(
      second,
      'query ($id: ID!) { me { email } product(id: $id) { name } products(first: 100) { totalCount nodes { image } } }',
      createProduct,
      cookie,
    );
    expect(me).toEqual({ email: credentials.email });
    expect(product).toEqual({ name: input.name });
    expect(products.totalCount).toBe(57);
    for (const image of new Set(products.nodes.map((node) => node.image))) {
      if (image) expect(await statusOf(second.origin + image), image).toBe(200);
    }
    expect(await second.stop()).toBe(0);
  });
});

test('a start with other search rules than the last rebuilds the index, the next one does not', async () => {
  const dataDir = await folder(copyOfStarterData);
  const file = new Sqlite(join(dataDir, 'site.db'));
  file.exec(`update state set value = 1 where key = 'search-rules'`);
  file.exec(`insert into product_search (product_search) values ('delete-all')`);
  file.close();
  const start = async () => {
    const site = await startSite(dataDir);
    const { products } = await ask<{ products: { totalCount: number } }>(
      site,
      '{ products(search: "mengene") { totalCount } }',
    );
    await site.stop();
    return { saidIt: site.output().includes('The search index is out of date'), found: products.totalCount };
  };
  expect(await start()).toEqual({ saidIt: true, found: 1 });
  expect(await start()).toEqual({ saidIt: false, found: 1 });
});

test('asked to end, it finishes and says nothing more', async () => {
  const site = await startSite(await folder(copyOfStarterData));
  const before = site.output();
  expect(await site.stop()).toBe(0);
  expect(site.output()).toBe(before);
});

describe('a site whose database', () => {
  const Products = '{ products { totalCount } }';
  type Products = { products: { totalCount: number } };

  test('was replaced goes on with the other one, and keeps a copy of what it had', async () => {
    const [dataDir, other] = [await folder(copyOfStarterData), await folder(copyOfStarterData)];
    const file = new Sqlite(join(other, 'site.db'));
    file.exec(`delete from products where id not in (select id from products limit 5)`);
    file.pragma('journal_mode = DELETE');
    file.close();
    const site = await startSite(dataDir);
    onTestFinished(() => void site.kill());
    const cookie = await sessionCookie(site);
    const add = () =>
      ask(site, 'mutation { createProduct(input: { name: "Vana", description: "DN50" }) { id } }', {}, cookie);
    await add();
    const count = async () => (await ask<Products>(site, Products)).products.totalCount;
    const before = await count();
    await rename(join(other, 'site.db'), join(dataDir, 'site.db'));
    await expect.poll(site.output, { timeout: 10_000 }).toContain('the site is open again');
    expect(await count()).toBe(5);
    expect(await statusOf(`${site.origin}/health/ready`)).toBe(200);
    expect(site.output()).toContain('a file of the database was replaced or deleted');
    const [kept = ''] = (await readdir(join(dataDir, 'backups'))).filter((name) => name.startsWith('site-'));
    const copy = new Sqlite(join(dataDir, 'backups', kept), { readonly: true });
    expect(copy.prepare('select count(*) from products').pluck().get()).toBe(before);
    copy.close();
    expect(await site.stop()).toBe(0);
    const left = new Sqlite(join(dataDir, 'site.db'), { readonly: true });
    expect(left.pragma('integrity_check', { simple: true })).toBe('ok');
    left.close();
  });

  test('was deleted ends with a sentence that names the copy of all that was in it', async () => {
    const dataDir = await folder(copyOfStarterData);
    const { closed, output } = runServer({ DATA_DIR: dataDir, PORT: '0' });
    await expect.poll(output, { timeout: 20_000 }).toContain('Vitrin: http');
    const file = join(dataDir, 'site.db');
    await rm(file);
    expect(await closed).toBe(1);
    const [, copy = ''] =
      /was deleted while the site was running: copy (.*\.db), which holds all that was in it, to/.exec(output()) ?? [];
    await copyFile(copy, file);
    const again = await startSite(dataDir);
    expect((await ask<Products>(again, Products)).products.totalCount).toBe(56);
    expect(await again.stop()).toBe(0);
  });
});

test('each line of the log is one JSON object, also of what others print', async () => {
  const dataDir = await folder(copyOfStarterData);
  const warning = 'process.emitWarning("a package is old", "DeprecationWarning");console.table([{ a: 1 }])';
  const site = await startSite(dataDir, {
    LOG_FORMAT: 'json',
    ACCESS_LOG: 'on',
    SLOW_MS: '1',
    TRUST_PROXY: '1',
    NODE_OPTIONS: `--import data:text/javascript,setInterval(()=>{${encodeURIComponent(warning)}},300).unref()`,
  });
  const file = new Sqlite(join(dataDir, 'site.db'));
  file.exec('alter table products rename to lost');
  file.close();
  const headers = { 'X-Request-Id': 'b7a1c0ffee' };
  const reply = await fetch(`${site.origin}/teklif/gizli-anahtar?q=gizli`, { headers });
  expect(reply.headers.get('x-request-id')).toBe('b7a1c0ffee');
  expect(await statusOf(`${site.origin}/products`)).toBe(503);
  await expect.poll(() => site.output()).toContain('a package is old');
  await site.stop();
  type Line = { level: number; msg: string; route?: string; requestId?: string; status?: number };
  const lines = site.output().trimEnd().split('\n');
  const logged = lines.map((line) => JSON.parse(line) as Line);
  expect(logged).toContainEqual(expect.objectContaining({ level: 30, msg: `Vitrin: ${site.origin}` }));
  expect(logged).toContainEqual(expect.objectContaining({ level: 40, msg: 'a package is old' }));
  expect(logged.filter(({ level }) => level === 50).length).toBeGreaterThan(0);
  const answered = logged.find(({ requestId }) => requestId === 'b7a1c0ffee');
  expect(answered).toMatchObject({ method: 'GET', route: '/teklif/…', status: reply.status, msg: 'answered' });
  const slow = logged.filter(({ msg }) => msg.startsWith('a slow '));
  expect(slow).toContainEqual(expect.objectContaining({ page: '/products', msg: 'a slow rendering' }));
  expect(site.output()).not.toContain('gizli');
});

describe('a start that cannot succeed ends with one sentence:', () => {
  async function refusal(settings: Settings) {
    const { closed, output } = runServer(settings);
    return { code: await closed, said: output().trim() };
  }

  test('it was given a word', () => {
    const start = (word: string) => spawnSync(process.execPath, ['dist/server/main.js', word], { encoding: 'utf8' });
    expect(start('--help')).toMatchObject({ status: 0, stdout: expect.stringMatching(/^This starts the site\./) });
    expect(start('--port')).toMatchObject({ status: 1, stderr: expect.stringMatching(/^Not understood: '--port'\./) });
  });

  test('the port is in use', async () => {
    const port = await freePort();
    const other = createServer().listen(port, '127.0.0.1');
    await once(other, 'listening');
    onTestFinished(() => void other.close());
    const { code, said } = await refusal({ PORT: String(port), DATA_DIR: await folder(temporaryFolder) });
    expect(said).toBe(`Port ${port} is in use: stop the program that uses it, or set PORT to another one.`);
    expect(code).toBe(1);
  });

  test('the data folder cannot be written', async () => {
    const place = await folder(temporaryFolder);
    // A file where the folder should be stops root too, whom permissions do not.
    await writeFile(join(place, 'data'), '');
    const { code, said } = await refusal({ PORT: '0', DATA_DIR: join(place, 'data', 'site') });
    expect(said).toMatch(
      /^The data folder cannot be written \(.*\): set DATA_DIR to a folder that this user may write\.$/,
    );
    expect(code).toBe(1);
  });

  test.skipIf(process.getuid?.() === 0)('the data folder is read-only', async () => {
    const place = await folder(temporaryFolder);
    await mkdir(join(place, 'data'));
    await chmod(join(place, 'data'), 0o500);
    const { code, said } = await refusal({ PORT: '0', DATA_DIR: join(place, 'data') });
    expect(said).toMatch(/^The data folder cannot be written/);
    expect(code).toBe(1);
  });

  test.skipIf(!canMount)('the disk is full, to the last page or but for what is made first', async () => {
    const space = await openSmallDisk(150);
    onTestFinished(space.close);
    const dataDir = join(space.folder, 'data');
    await cp(await folder(copyOfStarterData), dataDir, { recursive: true });
    const stale = new Sqlite(join(dataDir, 'site.db'));
    stale.exec(`update state set value = 1 where key = 'search-rules'`);
    stale.close();
    for (const free of [0, 40_000, 300_000]) {
      await space.fill();
      const filler = join(space.folder, 'filler');
      await truncate(filler, (await stat(filler)).size - free);
      const { code, said } = await refusal({ PORT: '0', DATA_DIR: dataDir });
      expect(said).toMatch(
        /^(.* Reindexing .*\n)?The disk of the data folder is full: free some space and start again\.$/,
      );
      expect(code).toBe(1);
    }
    await space.free();
    const site = await startSite(dataDir);
    expect(await site.stop()).toBe(0);
  });

  test.each([
    [{ PORT: '70000' }, "The setting PORT must be a whole number from 0 to 65535, not '70000'."],
    [
      { ADMIN_EMAIL: 'admin@vitrin.example', ADMIN_PASSWORD: 'kısa' },
      'The setting ADMIN_PASSWORD must have at least 10 characters.',
    ],
    [
      { PUBLIC_ORIGIN: 'firma.com.tr' },
      "The setting PUBLIC_ORIGIN must be an address such as 'https://www.firma.com.tr', not 'firma.com.tr'.",
    ],
    [{ PUBLIC_ORIGN: 'https://firma.com.tr' }, 'Unknown setting PUBLIC_ORIGN: did you mean PUBLIC_ORIGIN.'],
  ])('%o', async (settings, sentence) => {
    const { code, said } = await refusal({ DATA_DIR: await folder(temporaryFolder), ...settings });
    expect(said).toBe(sentence);
    expect(code).toBe(1);
  });
});
