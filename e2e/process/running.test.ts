// Takes long: each test starts the built server two or three times, and one kills it.
import { copyFile, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ask, credentials, runServer, sessionCookie, startSite, statusOf } from '../testing/site.ts';
import { copyOfStarterData } from '../testing/starterData.ts';

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

  test('was replaced continues with the new file, and keeps a copy of the old database', async () => {
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

  test('was deleted ends with a sentence that names a complete copy', async () => {
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

test('each line of the log is one JSON object, also output of packages and of Node', async () => {
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
