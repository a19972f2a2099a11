import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const read = (file) => readFileSync(file, 'utf8');
const namesIn = (file, pattern) => [...read(file).matchAll(pattern)].map(([, name]) => name).sort();
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs', { recursive: true }).map((name) => `docs/${name}`),
].filter((name) => name.endsWith('.md'));

test.each(pages)('%s names only scripts that exist', (page) => {
  const { scripts } = JSON.parse(read('package.json'));
  const named = namesIn(page, /npm (?:run )?(start|test|(?<=run )[\w:]+)/g);
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(named));
});

test.each(pages)('%s links only to files and headings that exist', (page) => {
  const links = namesIn(page, /\]\((?!https?:)([^)\s]+)\)/g);
  const broken = links.filter((link) => {
    const [path, heading] = link.split('#');
    const file = path ? join(dirname(page), path) : page;
    return !existsSync(file) || (heading && !headingsOf(file).includes(heading));
  });
  expect(broken).toEqual([]);
});

/** The headings of a page, as its anchors are written. */
const headingsOf = (file) =>
  namesIn(file, /^#+ (.*)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );

test.each(['docs/security.md', 'docs/asvs.md'])('%s names only tests that there are', (file) => {
  const named = namesIn(file, /`([^`]+\.test\.[jt]sx?)`/g);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});
