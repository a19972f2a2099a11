import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { explain } from '../process/startErrors.ts';
import { temporaryFolder } from '../testing/openTestApi.ts';
import { outside, watchOwnFiles } from './ownFiles.ts';

async function program() {
  const folder = await temporaryFolder();
  for (const file of ['dist/server/main.js', 'dist/server/assets/mcp-1.js', 'node_modules/argon2/package.json']) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), '');
  }
  return folder;
}

test('packages that are installed again are missed while they are gone', async () => {
  expect(outside).toEqual(JSON.parse(readFileSync('scripts/outside.json', 'utf8')));
  const folder = await program();
  const gone = watchOwnFiles(folder, true);
  expect(await gone()).toBeUndefined();
  renameSync(join(folder, 'node_modules'), join(folder, 'away'));
  expect(await gone()).toBe('node_modules/argon2/package.json');
  renameSync(join(folder, 'away'), join(folder, 'node_modules'));
  expect(await gone()).toBeUndefined();
});

test('so are the files of a build, which another build names otherwise', async () => {
  const folder = await program();
  const gone = watchOwnFiles(folder, true);
  renameSync(join(folder, 'dist/server/assets/mcp-1.js'), join(folder, 'dist/server/assets/mcp-2.js'));
  expect(await gone()).toBe('dist/server/assets/mcp-1.js');
  rmSync(join(folder, 'dist'), { recursive: true });
  expect(await gone()).toMatch(/^dist/);
});

test('a start whose packages are not there says so', async () => {
  const name = 'no-such-package';
  const failed: unknown = await import(/* @vite-ignore */ name).catch((error: unknown) => error);
  expect(explain(failed)).toMatch(/^A part of the program cannot be loaded \(.*no-such-package.*Run npm ci/);
});
