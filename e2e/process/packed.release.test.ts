// Takes long: a release of 220 MB is packed, filled and started by itself.
import { execFile, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { freePort, originAt } from '../testing/site.ts';

const megabyte = 2 ** 20;
/** The process keeps so much after it has filled a new site with some thirty products; the fill itself takes more. */
const mostAfterFill = 260 * megabyte;

/** Files take whole blocks of the disk, and folders do, too. */
const bytesOnDisk = (folder: string) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() || entry.isDirectory())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).blocks * 512, 0);

test('a packed release is under 250 MB, and starts with its Node alone where nothing is installed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrin-packed-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const release = join(folder, 'vitrin');
  execFileSync(process.execPath, ['scripts/pack.mjs', release]);
  expect(bytesOnDisk(release)).toBeLessThan(250 * megabyte);

  const port = await freePort();
  const node = join(release, 'node_modules/.bin/node');
  const settings = {
    ...{ NODE_ENV: 'production', MALLOC_ARENA_MAX: '2', HOST: '127.0.0.1', PORT: String(port), LOG_FORMAT: 'text' },
    ...{ DATA_DIR: join(folder, 'data'), STARTER_FOLDER: resolve('server/testing/starter') },
  };
  const server = spawn(node, [join(release, 'dist/server/main.js')], { cwd: tmpdir(), env: settings });
  onTestFinished(() => void server.kill('SIGKILL'));
  let said = '';
  await new Promise<void>((begun, fail) => {
    server.once('exit', () => fail(new Error(said)));
    for (const output of [server.stdout, server.stderr])
      output.on('data', (data: Buffer) => ((said += data.toString()), said.includes('\nVitrin:') && begun()));
  });
  const page = await fetch(`${originAt(port)}/products`);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('</html>')]);
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8')) ?? [];
  expect(Number(kilobytes) * 1024).toBeLessThan(mostAfterFill);
  const list = await promisify(execFile)(node, [join(release, 'dist/server/admin.js'), 'list'], { env: settings });
  expect(list.stdout).toContain('admin@vitrin.example');
});
