import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';

const read = (file) => readFileSync(file, 'utf8');
const all = (file, pattern) => [...read(file).matchAll(pattern)].map(([, found]) => found);
const has = (program, asked = '--version') => spawnSync(program, [asked]).status === 0;

const settings = all('server/settings/config.ts', /^ {2}([A-Z_]+): [a-z]/gm);
const known = [...settings, 'TZ'];
const dockerfile = 'deploy/Dockerfile';
const service = 'deploy/vitrin.service';
const packages = JSON.parse(read('package.json'));

/** The C library reads it, not the site. */
const ofTheSystem = 'MALLOC_ARENA_MAX';

test.each([
  [service, /(?<=^Environment=.*)\b([A-Z_]+)=/gm],
  [dockerfile, /(?<=^ENV .*)\b([A-Z_]+)=/gm],
  ['deploy/compose.secrets.yaml', /^ {6}([A-Z_]+)_FILE: /gm],
])('%s sets only what there is to set', (file, pattern) => {
  const names = all(file, pattern);
  expect(names.length).toBeGreaterThan(1);
  expect([...known, ofTheSystem]).toEqual(expect.arrayContaining(names));
});

/** The image fixes these settings. */
const ofTheImage = ['PORT', 'HOST', 'DATA_DIR', 'NODE_ENV'];
const composeFiles = ['deploy/compose.yaml', 'deploy/several/compose.yaml'];

test.each(composeFiles)('%s passes every setting on, and limits what a container may use', (file) => {
  const { services } = parse(read(file), { merge: true });
  const sites = Object.entries(services).filter(([name]) => name.startsWith('vitrin'));
  for (const [, { environment, tmpfs }] of sites) {
    expect(Object.keys(environment).sort()).toEqual(known.filter((name) => !ofTheImage.includes(name)).sort());
    expect(tmpfs).toEqual([expect.stringMatching(/^\/tmp:size=\d+[mg]$/)]);
  }
  for (const { image, mem_limit: memory, logging, restart } of Object.values(services)) {
    expect(image ?? 'x:1.2').toMatch(/^[\w./-]+:\d+\.\d+[\w.-]*(@sha256:[\da-f]{64})?$/);
    expect([memory, logging.options['max-size'], restart]).toEqual([
      expect.stringMatching(/^\d+g$/),
      '20m',
      'unless-stopped',
    ]);
  }
});

test('every file that the image copies exists and is sent to the builder', () => {
  const taken = all(dockerfile, /^COPY --from=build (.*) \S+$/gm)
    .flatMap((paths) => paths.split(' '))
    .filter((path) => path.startsWith('/app/'))
    .map((path) => path.slice('/app/'.length))
    .filter((path) => path !== 'dist');
  expect(taken).toContain('server/db/migrations');
  expect(taken.filter((path) => !existsSync(path))).toEqual([]);
  const sent = all('deploy/Dockerfile.dockerignore', /^!(.*)$/gm);
  expect(taken.filter((path) => !sent.some((start) => path === start || path.startsWith(`${start}/`)))).toEqual([]);
});

// These are hadolint's rules for the instructions that the file has.
test('the Dockerfile follows the rules of hadolint', () => {
  const lines = read(dockerfile)
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll('\\\n', ' ')
    .split('\n');
  const of = (word) => lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1));
  // DL3006, DL3007
  expect(of('ARG')).toEqual([expect.stringMatching(/^NODE=node:\d+\.\d+\.\d+-\w+-slim(@sha256:[\da-f]{64})?$/)]);
  expect(of('FROM').every((base) => base.startsWith('${NODE}'))).toBe(true);
  // DL3000, DL3002, DL3025, DL3057, DL3004, DL3020
  expect(of('WORKDIR').every((path) => path.startsWith('/'))).toBe(true);
  expect(of('USER').at(-1)).toBe('node');
  expect(of('CMD').every((line) => Array.isArray(JSON.parse(line)))).toBe(true);
  expect(of('HEALTHCHECK').length).toBe(1);
  expect([...of('ADD'), ...of('RUN').filter((line) => line.includes('sudo '))]).toEqual([]);
  // DL3008, DL3009, DL3015
  for (const line of of('RUN').filter((run) => run.includes('apt-get')))
    expect(line).toMatch(/install -y --no-install-recommends .*rm -rf \/var\/lib\/apt\/lists\/\*/);
  // DL3016
  expect(of('RUN').filter((line) => /npm (i|install)\b/.test(line))).toEqual([]);
});

test('packages that stay outside of the build are installed with the product', () => {
  expect(Object.keys(packages.dependencies)).toEqual(expect.arrayContaining(JSON.parse(read('scripts/outside.json'))));
});

test('the image gets the packages that the build needs on its platform, and no second Node', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrin-runtime-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const said = execFileSync(process.execPath, ['scripts/runtimePackages.mjs', folder], { encoding: 'utf8' });
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

test('the service is restarted without limit and may make the system calls of its workers', () => {
  const text = read(service);
  for (const line of ['Restart=always', 'RestartSec=5', 'StartLimitIntervalSec=0', 'SystemCallFilter=@system-service'])
    expect(text).toMatch(new RegExp(`^${line}$`, 'm'));
  // V8 writes machine code, and a worker lowers its own priority by setpriority, which belongs to @resources.
  expect(text).not.toMatch(/^(MemoryDenyWriteExecute|SystemCallFilter=~.*@resources)/m);
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
