import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

const read = (file) => readFileSync(file, 'utf8');
const has = (program, asked = '--version') => spawnSync(program, [asked]).status === 0;
const service = 'deploy/vitrin.service';

test('the image gets the packages that the build needs on its platform, and no second Node', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrin-release-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const said = execFileSync(process.execPath, ['scripts/pack.mjs', '--without-node', folder], { encoding: 'utf8' });
  expect(said).toMatch(/argon2.*better-sqlite3.*sharp/);
  const files = execFileSync('find', [folder, '-type', 'f'], { encoding: 'utf8' }).split('\n');
  expect(files.filter((file) => /node-(linux|win|darwin)-|\/bin\/node$/.test(file))).toEqual([]);
  const others = /prebuilds\/(?!.*PLATFORM)/.source.replace('PLATFORM', `${process.platform}-${process.arch}`);
  expect(files.filter((file) => new RegExp(others).test(file))).toEqual([]);
});

const hasSystemd = has('systemd-analyze');
if (!hasSystemd) console.log(`${service} was not checked by systemd, which is not installed.`);

test.skipIf(!hasSystemd)('systemd loads the unit and rates it as safe', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrin-unit-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const unit = join(folder, 'vitrin.service');
  writeFileSync(unit, read(service).replaceAll('/srv/vitrin', resolve('.')));
  const verified = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' });
  expect([verified.status, verified.stderr]).toEqual([0, '']);
  const opened = spawnSync('systemd-analyze', ['security', '--offline=yes', '--threshold=20', unit]);
  expect(opened.status, opened.stdout.toString()).toBe(0);
});

const hasCaddy = has('caddy', 'version');
if (!hasCaddy) console.log('deploy/Caddyfile was not checked by Caddy, which is not installed.');

test.skipIf(!hasCaddy)('Caddy loads its file', () => {
  const { status, stderr } = spawnSync('caddy', ['validate', '--adapter', 'caddyfile', '--config', 'deploy/Caddyfile']);
  expect(status, stderr.toString()).toBe(0);
});

test.skipIf(!has('curl'))('a site that hangs is restarted, and one that answers is left running', async () => {
  let hangs = false;
  const server = createServer((_, res) => void (hangs || res.end()));
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  const env = { ...process.env, VITRIN: `http://127.0.0.1:${server.address().port}`, PATIENCE: '0.2' };
  const look = () => promisify(execFile)('deploy/restartHung.sh', ['echo', 'started again'], { env });
  expect((await look()).stdout).toBe('');
  hangs = true;
  expect((await look()).stdout).toMatch(/three times in a row\.\nstarted again\n$/);
});
