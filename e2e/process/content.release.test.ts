import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { copyOfStarterData, temporaryFolder } from '../testing/starterData.ts';

type Document = { information: { products: { products: { image: string | null }[] } } };

/** Runs the command as `npm run content` does. */
function content(dataDir: string, ...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['dist/server/content.js', ...words], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: dataDir },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

/** The entries of commands in the audit log, oldest first. */
function auditOf(dataDir: string) {
  const file = new Sqlite(join(dataDir, 'site.db'), { readonly: true });
  const rows = file.prepare("select event || ' ' || about from audit where admin is null order by seq").pluck().all();
  file.close();
  return rows;
}

async function folders() {
  const [full, empty] = [await copyOfStarterData(), await temporaryFolder()];
  const files = await mkdtemp(join(empty, 'files-'));
  onTestFinished(async () => {
    for (const folder of [full, empty]) await rm(folder, { recursive: true });
  });
  return { full, empty, file: (name: string) => join(files, name) };
}

test('the whole content moves to an empty site and comes out the same', async () => {
  const { full, empty, file } = await folders();
  expect(content(full, 'export', file('a.json'))).toMatchObject({ status: 0 });
  // Only a start creates a site, or a command with `--new-site`.
  expect(content(empty, 'import', file('a.json')).stderr).toContain(`There is no site in ${empty}: check DATA_DIR.`);
  const trial = content(empty, 'import', file('a.json'), '--dry-run', '--new-site');
  expect(trial.stdout).toContain('products: 56 added, 0 changed, 0 unchanged.');
  expect(trial.stdout).toContain('This was a trial: nothing was changed.');
  expect(content(empty, 'import', file('a.json')).stdout).toContain('products: 56 added');
  expect(content(empty, 'import', file('a.json')).stdout).toContain('products: 0 added, 0 changed, 56 unchanged.');
  content(empty, 'export', file('b.json'));
  expect(readFileSync(file('b.json')).equals(readFileSync(file('a.json')))).toBe(true);
  // The trial has left no entry.
  expect(auditOf(empty)).toEqual(['IMPORTED a.json', 'IMPORTED a.json', 'EXPORTED b.json']);
});

test('with --pictures, the pictures move too', async () => {
  const { full, empty, file } = await folders();
  content(full, 'export', file('a.json'), '--pictures');
  // Making the narrower forms of a picture takes half a second: four products are enough.
  const document = JSON.parse(readFileSync(file('a.json'), 'utf8')) as Document;
  document.information.products.products.splice(4);
  writeFileSync(file('a.json'), `${JSON.stringify(document, null, 2)}\n`);
  expect(document.information.products.products[0]?.image).toMatch(/^data:image\/png;name=[\w-]+\.png;base64,/);
  expect(content(empty, 'import', file('a.json'), '--new-site').stdout).toContain('products: 4 added');
  content(empty, 'export', file('b.json'), '--pictures');
  expect(readFileSync(file('b.json')).equals(readFileSync(file('a.json')))).toBe(true);
});

test('a document that is wrong is refused with every place, and exit code 1', async () => {
  const { empty, file } = await folders();
  const products = [{ id: '1' }, { id: '2', name: 'Vana', price: 'pahalı' }];
  writeFileSync(file('wrong.json'), JSON.stringify({ information: { products: { products } } }));
  const { status, stderr } = content(empty, 'import', file('wrong.json'), '--new-site');
  expect(status).toBe(1);
  expect(stderr.trim().split('\n')).toEqual([
    `Site: DATA_DIR ${empty}`,
    expect.stringMatching(/^information\.products\.products\.0\.name: /),
    'information.products.products.1.price: Must be a number',
    'Nothing was changed.',
  ]);
});
