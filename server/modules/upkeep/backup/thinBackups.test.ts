import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { openTestApi, temporaryFolder } from '../../../testing/openTestApi.ts';
import { serveTestSite } from '../../../testing/serveTestSite.ts';
import { foldersOf } from '../../../testing/siteFolders.ts';
import { makeBackup, makeWhole } from './makeBackup.ts';
import { createNightly } from './nightly.ts';
import { restoreBackup } from './restoreBackup.ts';
import { isThin } from './thinBackups.ts';

const day = 86_400_000;
const now = Date.parse('2026-11-22T12:00:00Z');

async function site(passphrase?: string) {
  const api = await openTestApi();
  const { folders } = api.backups;
  const stored = join(folders.backups, 'files');
  const make = (at: number, sealedBy = passphrase) =>
    makeBackup(folders, { kind: 'nightly', isThin: true, now: at, ...(sealedBy && { passphrase: sealedBy }) });
  /** A file as an upload has it, of so many kilobytes. */
  const add = (name: string, kilobytes: number) => {
    const file = join(folders.uploads, 'products', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, Buffer.alloc(kilobytes * 1024, name));
    return file;
  };
  const names = () => (existsSync(stored) ? readdirSync(stored).sort() : []);
  return { ...api, folders, stored, make, add, names };
}

/** The bytes of a folder, each file of several names counted once. */
function bytesOf(folder: string) {
  const seen = new Map<number, number>();
  for (const name of readdirSync(folder, { recursive: true }) as string[]) {
    const facts = statSync(join(folder, name));
    if (facts.isFile()) seen.set(facts.ino, facts.size);
  }
  return [...seen.values()].reduce((sum, bytes) => sum + bytes, 0);
}

test.each([undefined, 'a passphrase of one’s own'])(
  'a file is stored once for all nights, sealed by: %s',
  async (passphrase) => {
    const { folders, make, add, names } = await site(passphrase);
    add('a.png', 900);
    add('b.png', 300);
    const first = await make(now);
    const before = [names(), bytesOf(folders.backups)] as const;
    add('c.png', 5);
    const second = await make(now + day);
    const more = bytesOf(folders.backups) - before[1];
    expect(before[0]).toHaveLength(2);
    expect(names()).toHaveLength(3);
    expect(names()).toEqual(expect.arrayContaining(before[0]));
    // The second night costs its database and the new file.
    expect(more).toBeLessThan(second.bytes + 6 * 1024);
    expect(second.bytes).toBeLessThan(statSync(first.file).size * 1.1);
    if (passphrase) for (const name of names()) expect(name).toMatch(/^[\da-f]{64}\.[\da-f]{8}\.enc$/);
    expect(new Set(names().map((name) => name.slice(65))).size).toBe(1);
  },
);

test.each([undefined, 'a passphrase of one’s own'])(
  'a thin backup brings all files back, and so does its whole form, sealed by: %s',
  async (passphrase) => {
    const { folders, make, add } = await site(passphrase);
    const kept = [add('a.png', 20), add('b.png', 30)];
    const contents = kept.map((file) => readFileSync(file));
    const { file } = await make(now);
    const alone = join(await temporaryFolder(), basename(file));
    await makeWhole(folders.backups, file, passphrase, alone);
    expect([await isThin(file, passphrase), await isThin(alone, passphrase)]).toEqual([true, false]);

    const sealing = passphrase === undefined ? {} : { passphrase };
    for (const from of [file, alone]) {
      for (const one of kept) rmSync(one);
      const preview = await restoreBackup(folders, from, sealing);
      expect(preview.files.added).toHaveLength(2);
      expect(kept.map((one) => existsSync(one))).toEqual([false, false]);
      const other = foldersOf(await temporaryFolder());
      await restoreBackup(other, from, { ...sealing, confirmed: true });
      expect(['a.png', 'b.png'].map((name) => readFileSync(join(other.uploads, 'products', name)))).toEqual(contents);
      kept.forEach((one, at) => writeFileSync(one, contents[at] ?? ''));
    }
  },
);

test('a stored file that is missing or has changed is named, and the next night stores it again', async () => {
  const { folders, make, add, names, stored } = await site();
  add('a.png', 20);
  const upload = add('b.png', 30);
  const { file } = await make(now);
  const [name = ''] = names().filter((one) => statSync(join(stored, one)).size === 30 * 1024);
  rmSync(join(stored, name));
  await expect(restoreBackup(folders, file)).rejects.toThrow(
    `This backup needs files/${name}, which holds uploads/products/b.png and is missing: copy the folder files of the backups along`,
  );
  writeFileSync(join(stored, name), 'x'.repeat(30 * 1024));
  await expect(restoreBackup(folders, file)).rejects.toThrow(
    `This backup is damaged: files/${name}, which holds uploads/products/b.png, has changed`,
  );
  await make(now + day);
  expect(readFileSync(join(stored, name))).toEqual(readFileSync(upload));
  expect((await restoreBackup(folders, file)).files).toMatchObject({ added: [], replaced: [], removed: [] });
  const elsewhere = join(await temporaryFolder(), basename(file));
  copyFileSync(file, elsewhere);
  expect((await restoreBackup(folders, elsewhere)).files.removed).toEqual([]);
  await expect(restoreBackup({ ...folders, backups: await temporaryFolder() }, elsewhere)).rejects.toThrow(
    'is missing',
  );
});

test('another passphrase seals files of its own, and a file that no backup names leaves with its last one', async () => {
  const api = await site('the first passphrase');
  const { folders, add, names, make } = api;
  const old = add('old.png', 10);
  await make(now);
  const [first] = names();
  const nightlyOf = (passphrase: string | undefined) =>
    createNightly({ folders, at: '03:30', keep: 1, passphrase }, api);
  await nightlyOf('the second passphrase')(now + day);
  expect(names().filter((name) => name.endsWith('.enc'))).toHaveLength(1);
  expect(names()).not.toContain(first);
  rmSync(old);
  add('new.png', 10);
  writeFileSync(join(api.stored, '.part-of-a-killed-process'), 'x');
  await nightlyOf('the second passphrase')(now + 2 * day);
  expect(names()).toHaveLength(1);
});

test('while a backup cannot be read, nothing that it may need is removed', async () => {
  const api = await site();
  const { folders, make, add, names } = api;
  const old = add('old.png', 10);
  const { file } = await make(now);
  rmSync(old);
  writeFileSync(join(folders.backups, basename(file).replace('nightly', 'vitrin')), 'x');
  await createNightly({ folders, at: '03:30', keep: 1, passphrase: undefined }, api)(now + day);
  expect(names()).toHaveLength(1);
});

test('a download of a thin backup holds all, in ranges too, and says which file it lacks', async () => {
  const site = await serveTestSite();
  const { folders } = site.backups;
  const upload = join(folders.uploads, 'products', 'a.png');
  mkdirSync(dirname(upload), { recursive: true });
  writeFileSync(upload, 'content of the file');
  const { file } = await makeBackup(folders, { kind: 'nightly', isThin: true, now });
  const name = basename(file);
  const address = `${site.origin}/admin/backups/${name}`;
  const { cookie } = site;
  const whole = await fetch(address, { headers: { cookie } });
  const bytes = Buffer.from(await whole.arrayBuffer());
  const part = await fetch(address, { headers: { cookie, range: 'bytes=512-1023' } });
  expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(512, 1024));
  expect(whole.headers.get('content-disposition')).toContain(name);
  const target = join(await temporaryFolder(), name);
  writeFileSync(target, bytes);
  expect(await isThin(target, undefined)).toBe(false);
  const other = foldersOf(await temporaryFolder());
  expect((await restoreBackup(other, target)).files.added).toEqual(['products/a.png']);
  rmSync(join(folders.backups, `.whole-${name}`));
  rmSync(join(folders.backups, 'files'), { recursive: true });
  const refused = await fetch(address, { headers: { cookie } });
  expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('uploads/products/a.png')]);
});
