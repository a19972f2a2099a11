import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { parse, type DocumentNode } from 'graphql';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';

const server = 'dist/server';

/** The names of the static imports of a built file. */
const importedBy = (file: string) =>
  parseAst(readFileSync(file, 'utf8')).body.flatMap((part) =>
    'source' in part && part.source ? [part.source.value] : [],
  );

/** Every file of ours that a start reads, and every package. */
function loadedBy(file: string, files = new Set<string>(), packages = new Set<string>()) {
  if (files.has(file)) return { files, packages };
  files.add(file);
  for (const name of importedBy(file)) {
    if (name.startsWith('.')) loadedBy(join(dirname(file), name), files, packages);
    else if (!isBuiltin(name)) packages.add(name);
  }
  return { files, packages };
}

test('a start opens the files of the build and, of all packages, the driver of the database alone', () => {
  // main.js imports the first of them once Node knows where compiled code is kept.
  const [first = ''] = /assets\/main-[\w-]+\.js/.exec(readFileSync(join(server, 'main.js'), 'utf8')) ?? [];
  const main = loadedBy(join(server, first));
  const pages = loadedBy(join(server, 'entry.server.js'));
  const thread = loadedBy(join(server, 'drawingThread.js'));
  expect(main.files.size).toBeGreaterThan(3);
  expect([...main.packages, ...pages.packages, ...thread.packages]).toEqual(['better-sqlite3']);
});

test('the parsed contract of the build is that of schema.graphql', () => {
  const built = JSON.parse(readFileSync(join(server, 'schema.json'), 'utf8')) as DocumentNode;
  expect(built).toEqual(parse(readFileSync('schema.graphql', 'utf8'), { noLocation: true }));
});

test.each([
  ['suggestions, which come while one types on any page, bring', 'parts/search/Suggestions.tsx', false],
  ['the overview of products brings', 'catalogue/products/overview/catalogueView.ts', false],
  ['a list of products brings', 'catalogue/search/searchView.ts', true],
])('%s the scripts of lists: %s, %s', (_, page, expected) => {
  type Chunk = { file: string; imports: string[] };
  const chunks = JSON.parse(readFileSync('dist/web/.vite/manifest.json', 'utf8')) as Record<string, Chunk>;
  const files = chunks[`web/site/${page}`]?.imports.map((name) => chunks[name]?.file ?? '');
  expect(files?.some((file) => file.startsWith('assets/lists-'))).toBe(expected);
});

test.each(['pages/home/HomePage.tsx', 'pages/contact/ContactPage.tsx', 'catalogue/products/ProductPage.tsx'])(
  'a page that sells nothing itself brings no scripts of the pages of a buyer: %s',
  (page) => {
    type Chunk = { file: string; imports?: string[] };
    const chunks = JSON.parse(readFileSync('dist/web/.vite/manifest.json', 'utf8')) as Record<string, Chunk>;
    const brought = new Set([`web/site/${page}`]);
    for (const name of brought) for (const one of chunks[name]?.imports ?? []) brought.add(one);
    const files = [...brought].map((name) => chunks[name]?.file ?? '');
    expect(files).toContainEqual(expect.stringMatching(/^assets\/parts-/));
    expect(files.filter((file) => file.startsWith('assets/sales-'))).toEqual([]);
  },
);

test('the site does not name the files of the admin, which stand in the head of its pages', () => {
  type Chunk = { file: string; name?: string; imports?: string[] };
  const chunks = Object.values(
    JSON.parse(readFileSync('dist/web/.vite/manifest.json', 'utf8')) as Record<string, Chunk>,
  );
  const site = chunks.find(({ name }) => name === 'site')?.file ?? '';
  const [, named = ''] = /m\.f=\[([^\]]*)\]/.exec(readFileSync(join('dist/web', site), 'utf8')) ?? [];
  expect(named).toContain('/lists-');
  expect(named).not.toMatch(/\/(Modal|TextInput|screens|looks|data)-/);
});
