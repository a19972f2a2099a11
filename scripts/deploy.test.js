import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file) => readFileSync(file, 'utf8');
const all = (file, pattern) => [...read(file).matchAll(pattern)].map(([, found]) => found);

const known = [...all('server/config.ts', /^ {2}([A-Z_]+): z/gm), 'TZ'];

test.each([
  ['deploy/vitrin.service', /(?<=^Environment=.*)\b([A-Z_]+)=/gm],
  ['deploy/compose.yaml', /^ {6}([A-Z_]+): /gm],
  ['deploy/several/compose.yaml', /^ {4}([A-Z_]+): /gm],
  ['deploy/Dockerfile', /(?<=^ENV .*)\b([A-Z_]+)=/gm],
])('%s sets only what there is to set', (file, pattern) => {
  const names = all(file, pattern);
  expect(names.length).toBeGreaterThan(1);
  expect(known).toEqual(expect.arrayContaining(names));
});

test('what the image is made of is there, and gets to the machine that makes it', () => {
  const taken = all('deploy/Dockerfile', /^COPY --from=build (.*) \S+$/gm)
    .flatMap((paths) => paths.split(' '))
    .filter((path) => path.startsWith('/app/'))
    .map((path) => path.slice('/app/'.length))
    .filter((path) => path !== 'dist');
  expect(taken).toContain('server/db/migrations');
  expect(taken.filter((path) => !existsSync(path))).toEqual([]);
  const sent = all('deploy/Dockerfile.dockerignore', /^!(.*)$/gm);
  expect(taken.filter((path) => !sent.some((start) => path === start || path.startsWith(`${start}/`)))).toEqual([]);
});

test('what stays outside of the build is installed with the product', () => {
  const { dependencies } = JSON.parse(read('package.json'));
  expect(Object.keys(dependencies)).toEqual(expect.arrayContaining(JSON.parse(read('scripts/outside.json'))));
});
