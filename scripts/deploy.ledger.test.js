import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const read = (file) => readFileSync(file, 'utf8');
const all = (file, pattern) => [...read(file).matchAll(pattern)].map(([, found]) => found);

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

const composeFiles = ['deploy/compose.yaml', 'deploy/several/compose.yaml'];

test.each(composeFiles)('%s limits what a container may use', (file) => {
  const { services } = parse(read(file), { merge: true });
  const sites = Object.entries(services).filter(([name]) => name.startsWith('vitrin'));
  for (const [, { tmpfs }] of sites) {
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

test('every file that a release holds exists, and the builder of the image gets those that the product reads', () => {
  const [, list = ''] = /^const files = \[(.*?)^\];/ms.exec(read('scripts/pack.mjs')) ?? [];
  const taken = [...list.matchAll(/'([^']+)'/g)].map(([, path]) => path).filter((path) => !path.startsWith('dist/'));
  expect(taken).toContain('server/db/migrations');
  expect(taken.filter((path) => !existsSync(path))).toEqual([]);
  const sent = all('deploy/Dockerfile.dockerignore', /^!(.*)$/gm);
  const forPeople = ['docs', 'deploy', 'LICENSE'];
  const ofProduct = [
    ...taken.filter((path) => !forPeople.includes(path)),
    'docs/api.md',
    'docs/search.md',
    'docs/imports.md',
  ];
  expect(ofProduct.filter((path) => !sent.some((start) => path === start || path.startsWith(`${start}/`)))).toEqual([]);
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

test('the service is restarted without limit and may make the system calls of its workers', () => {
  const text = read(service);
  for (const line of ['Restart=always', 'RestartSec=5', 'StartLimitIntervalSec=0', 'SystemCallFilter=@system-service'])
    expect(text).toMatch(new RegExp(`^${line}$`, 'm'));
  // V8 writes machine code, and a worker lowers its own priority by setpriority, which belongs to @resources.
  expect(text).not.toMatch(/^(MemoryDenyWriteExecute|SystemCallFilter=~.*@resources)/m);
});

/** Directives that are newer than nginx 1.22 of Debian 12, according to its manual. */
const newer = /^\s*(http2|http3|quic_\w+|keepalive_min_timeout|proxy_pass_trailers|early_hints|ssl_\w*_cache_\w+)\s/m;
test.each(['deploy/nginx.conf', 'deploy/several/nginx.conf'])(
  '%s has no directive that nginx 1.22 does not know',
  (file) => {
    expect(read(file)).toMatch(/listen 443 ssl http2;/);
    expect(read(file)).not.toMatch(newer);
  },
);
