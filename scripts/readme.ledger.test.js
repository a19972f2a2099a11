import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const read = (file) => readFileSync(file, 'utf8');
const namesIn = (file, pattern) => [...read(file).matchAll(pattern)].map(([, name]) => name).sort();
const decisions = readdirSync('docs/decisions').filter((name) => /^\d/.test(name));
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs', { recursive: true }).map((name) => `docs/${name}`),
].filter((name) => name.endsWith('.md'));

test('docs/settings.md explains every setting, and no other', () => {
  expect(namesIn('docs/settings.md', /^- `([A-Z_]+)` \(/gm)).toEqual(
    namesIn('server/settings/config.ts', /^ {2}([A-Z_]+): [a-z]/gm),
  );
});

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

test('docs/README.md lists every page of docs once', () => {
  const there = readdirSync('docs').filter((name) => /\.(md|graphql)$/.test(name) && name !== 'README.md');
  expect(namesIn('docs/README.md', /^- \[[^\]]+\]\(([\w.]+)\)/gm)).toEqual(there.sort());
});

test('docs/decisions/README.md lists every decision once, by its title', () => {
  const titles = decisions.map(
    (name) => `[${name.slice(0, 3)}](${name}) ${read(`docs/decisions/${name}`).match(/^# \d+ (.*)$/m)?.[1]}`,
  );
  expect(namesIn('docs/decisions/README.md', /^- (\[\d+\].*?)(?:: superseded .*)?$/gm)).toEqual(titles.sort());
});

test('a superseded decision says by which, on its page as in the index', () => {
  const inIndex = namesIn('docs/decisions/README.md', /^- (\[.*: superseded .*)$/gm).map((line) =>
    line.replace(/^\[(\d+)\].*: (superseded .*)$/, '$1 $2'),
  );
  const onPages = decisions.flatMap((name) => {
    const [, said] =
      /^(Superseded (?:in part )?by .*?)[:.] /m.exec(
        read(`docs/decisions/${name}`).replaceAll(/\[(\d+)\]\(.*?\)/g, '$1'),
      ) ?? [];
    return said ? [`${name.slice(0, 3)} ${said.replace('S', 's')}`] : [];
  });
  expect(onPages).toEqual(inIndex);
});

test.each(['docs/security.md', 'docs/asvs.md'])('%s names only tests that there are', (file) => {
  const named = namesIn(file, /`([^`]+\.test\.[jt]sx?)`/g);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});
