import { execFileSync } from 'node:child_process';
import {
  createWriteStream,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { gzipSync, zstdCompressSync } from 'node:zlib';
import Sqlite from 'better-sqlite3';
import { create } from 'tar';
import { expect, test } from 'vitest';
import { openTestApi, temporaryFolder } from '../../../testing/openTestApi.ts';
import { BadBackup, writeManifest } from './archive/manifest.ts';
import { makeBackup } from './makeBackup.ts';
import { restoreBackup } from './restoreBackup.ts';
import { sealed } from './archive/seal.ts';
import { sweepBackups } from './sweepBackups.ts';

/** Writes bytes followed by the checksum of a backup. */
async function seal(file: string, bytes: Buffer) {
  const parts = (async function* () {
    yield bytes;
  })();
  await pipeline(sealed(parts, undefined), createWriteStream(file));
}

/** Archives the files that `fill` puts into a folder. */
async function archive(fill: (folder: string) => unknown, hasManifest = true) {
  const folder = await temporaryFolder();
  await fill(folder);
  if (hasManifest) await writeManifest(folder, Date.now());
  return Buffer.concat(await create({ cwd: folder, portable: true }, readdirSync(folder)).collect());
}

test('a file that is not a backup, or is damaged, is refused with a sentence, and nothing compressed is unpacked', async () => {
  const { backups, asAdmin, folder } = await openTestApi();
  const { folders } = backups;
  const whole = readFileSync((await makeBackup(folders)).file);
  const inner = whole.subarray(0, -32);
  const text = (name: string, content: string) => (folder: string) => writeFileSync(join(folder, name), content);
  const foreign = (at: string) => void new Sqlite(join(at, 'site.db')).exec('create table a (b)').close();
  const damaged = /^This backup is damaged: /;
  const none = /^This file is no backup of this product: /;
  const compressed = /^This file is compressed, and no backup is: unpack it first\.$/;
  const kinds: [what: string, bytes: Buffer | Promise<Buffer>, sentence: RegExp][] = [
    ['gzip', gzipSync(inner), compressed],
    ['zstd', zstdCompressSync(inner), compressed],
    ['an archive that ends early', inner.subarray(0, 1536 + 700), damaged],
    ['noise behind the first entry', Buffer.concat([inner.subarray(0, 1024), Buffer.alloc(4096, 'x')]), damaged],
    ['letters', Buffer.from('ı'.repeat(5000)), none],
    ['nothing', Buffer.alloc(0), /^This backup is empty\.$/],
    ['zeros', Buffer.alloc(10_240), none],
    ['no manifest', archive(text('site.db', 'x'), false), none],
    [
      'a manifest that is no JSON',
      archive(text('manifest.json', '{'), false),
      /of a kind that this version does not know/,
    ],
    [
      'a manifest of another kind',
      archive(text('manifest.json', '{"format":2}'), false),
      /of a kind that this version/,
    ],
    ['a folder for a manifest', archive((at) => mkdirSync(join(at, 'manifest.json')), false), none],
    ['no database', archive(text('a.txt', 'x')), /holds no database/],
    ['letters for a database', archive(text('site.db', 'x'.repeat(5000))), /^The database in this backup is damaged/],
    ['another program’s database', archive(foreign), /^The database in this backup is damaged/],
    ['a link', archive((at) => symlinkSync('/etc/hostname', join(at, 'site.db')), true), /holds no database/],
  ];
  for (const [what, bytes, sentence] of kinds) {
    const file = join(folder, 'odd.tar');
    await seal(file, await bytes);
    const refusal: unknown = await restoreBackup(folders, file).catch((error: unknown) => error);
    expect(refusal, what).toBeInstanceOf(BadBackup);
    expect((refusal as Error).message, what).toMatch(sentence);
  }
  await expect(restoreBackup(folders, folder)).rejects.toBeInstanceOf(BadBackup);

  // The admin sees this for a backup that somebody has compressed.
  const name = 'vitrin-2026-11-20T10-00-00-000Z.tar';
  writeFileSync(join(folders.backups, name), gzipSync(whole));
  const { errors } = await asAdmin('mutation ($name: ID!) { previewRestore(name: $name) { madeAt } }', { name });
  expect(errors?.[0]).toMatchObject({
    message: 'This file is compressed, and no backup is: unpack it first.',
    extensions: { code: 'BAD_USER_INPUT', field: 'name' },
  });
  expect(readdirSync(folders.backups).filter((left) => left.startsWith('.work-'))).toEqual([]);
});

test('a path that leads out of the folder, and a folder in place of a file, are refused', async () => {
  const { backups, folder } = await openTestApi();
  const at = await temporaryFolder();
  writeFileSync(join(at, 'dışarı.txt'), 'x');
  mkdirSync(join(at, 'in'));
  execFileSync('tar', ['-cPf', join(folder, 'out.tar'), '--format=ustar', '-C', join(at, 'in'), '../dışarı.txt']);
  rmSync(join(at, 'in'), { recursive: true });
  const twice = join(folder, 'twice.tar');
  writeFileSync(join(at, 'a'), 'x');
  execFileSync('tar', ['-cf', twice, '--format=ustar', '-C', at, 'a']);
  rmSync(join(at, 'a'));
  mkdirSync(join(at, 'a/b'), { recursive: true });
  writeFileSync(join(at, 'a/b/c'), 'x');
  execFileSync('tar', ['-rf', twice, '--format=ustar', '-C', at, 'a/b/c']);
  for (const made of [join(folder, 'out.tar'), twice]) {
    await seal(`${made}.sealed`, readFileSync(made));
    await expect(restoreBackup(backups.folders, `${made}.sealed`), made).rejects.toBeInstanceOf(BadBackup);
  }
});

test('files of killed processes are removed after a day, and the state before a restore after thirty', async () => {
  const dataDir = await temporaryFolder();
  const backups = join(dataDir, 'backups');
  mkdirSync(backups);
  const now = Date.parse('2026-11-23T12:00:00Z');
  const [left, young] = [now - 2 * 86_400_000, now - 3_600_000];
  const put = (folder: string, name: string, at: number) => {
    if (name.includes('.')) writeFileSync(join(folder, name), 'x');
    else mkdirSync(join(folder, name));
    utimesSync(join(folder, name), at / 1000, at / 1000);
  };
  mkdirSync(join(backups, '.work-x'));
  utimesSync(join(backups, '.work-x'), left / 1000, left / 1000);
  put(backups, 'site-1.db.part', left);
  put(backups, 'site-1.db.part-journal', left);
  put(backups, 'site-2.db.part-journal', young);
  put(backups, 'before-restore-2026-10-20T10-00-00-000Z', left);
  put(backups, 'before-restore-2026-11-01T10-00-00-000Z', left);
  put(backups, 'before-restore-benim', left);
  put(backups, 'vitrin-2026-10-20T10-00-00-000Z.tar', left);
  put(dataDir, '.site.db-restored.part', left);
  put(dataDir, 'site.db', left);
  expect(await sweepBackups({ backups, dataDir, uploads: join(dataDir, 'uploads') }, now)).toEqual([
    'before-restore-2026-10-20T10-00-00-000Z',
  ]);
  expect(
    readdirSync(backups)
      .filter((name) => !name.startsWith('backup.lock'))
      .sort(),
  ).toEqual([
    'before-restore-2026-11-01T10-00-00-000Z',
    'before-restore-benim',
    'site-2.db.part-journal',
    'vitrin-2026-10-20T10-00-00-000Z.tar',
  ]);
  expect(readdirSync(dataDir).sort()).toEqual(['backups', 'site.db']);
});
