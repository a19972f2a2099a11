import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { journeysDue, writeJourneys } from './journeys.mjs';
import { hashOfText } from './tree.mjs';

const here = process.cwd();
afterEach(() => process.chdir(here));

const chunks = { site: ['web/site.tsx'], ProductPage: ['web/Product.tsx'], CartPage: ['web/Cart.tsx'] };
const files = ['e2e/visitor/product.test.ts', 'e2e/visitor/cart.test.ts'];
const texts = Object.fromEntries([...files, ...Object.values(chunks).flat()].map((file) => [file, '']));
const treeOf = (changes = {}) => ({
  programHashOf: (some) => hashOfText(some.map((file) => `${file} ${{ ...texts, ...changes }[file]}`).join('\n')),
});

/** Stands in a folder where the release lane has proved both journeys, each of which loads its page and what all load. */
function proved() {
  process.chdir(mkdtempSync(join(tmpdir(), 'vitrin-')));
  for (const folder of ['dist/web/.vite', 'dist/playground/.vite', 'proof/release'])
    mkdirSync(folder, { recursive: true });
  writeFileSync('dist/web/.vite/sources.json', JSON.stringify(chunks));
  writeFileSync('dist/playground/.vite/sources.json', '{}');
  keep(files, { [files[0]]: ['site', 'ProductPage'], [files[1]]: ['site', 'CartPage'] }, treeOf());
}

/** Writes that these have passed, and what each of them has loaded. */
function keep(passed, loads, tree) {
  const lines = Object.entries(loads).flatMap(([file, chunks]) =>
    chunks.map((chunk) => JSON.stringify({ file, chunk })),
  );
  writeFileSync('loads', lines.join('\n'));
  writeJourneys({ files, passed, loadsFile: 'loads', tree });
}

test('a journey is due when a source of its own pages, or its own text, has changed', () => {
  proved();
  expect(journeysDue(files, treeOf())).toEqual([]);
  expect(journeysDue(files, treeOf({ 'web/Product.tsx': 'new' }))).toEqual([files[0]]);
  expect(journeysDue(files, treeOf({ [files[1]]: 'new' }))).toEqual([files[1]]);
  expect(journeysDue([...files, 'e2e/visitor/new.test.ts'], treeOf())).toEqual(['e2e/visitor/new.test.ts']);
});

test('what all journeys load counts for none', () => {
  proved();
  expect(journeysDue(files, treeOf({ 'web/site.tsx': 'new' }))).toEqual([]);
});

test('a run that proves one journey keeps the other, unless it was due', () => {
  proved();
  const changed = treeOf({ 'web/Product.tsx': 'new' });
  keep([files[0]], { [files[0]]: ['site', 'ProductPage'] }, changed);
  expect(journeysDue(files, changed)).toEqual([]);
  const both = treeOf({ 'web/Product.tsx': 'new', 'web/Cart.tsx': 'new' });
  keep([], {}, both);
  expect(journeysDue(files, both)).toEqual([files[1]]);
});

test('a script that is gone makes its journeys due', () => {
  proved();
  writeFileSync('dist/web/.vite/sources.json', JSON.stringify({ ...chunks, ProductPage: undefined }));
  expect(journeysDue(files, treeOf())).toEqual([files[0]]);
});
