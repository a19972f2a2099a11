import { readFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';

const server = 'dist/server';

/** What a built file loads at once, as it names it. */
async function importsOf(file: string) {
  const { body } = parseAst(await readFile(file, 'utf8'));
  return body.flatMap((part) => ('source' in part && part.source ? [part.source.value] : []));
}

/** Every file of ours that a start reads, and every package. */
async function loadedBy(file: string, files = new Set<string>(), packages = new Set<string>()) {
  if (files.has(file)) return { files, packages };
  files.add(file);
  for (const name of await importsOf(file)) {
    if (name.startsWith('.')) await loadedBy(join(dirname(file), name), files, packages);
    else if (!isBuiltin(name)) packages.add(name);
  }
  return { files, packages };
}

test('a start opens the files of the build and, of all packages, the driver of the database alone', async () => {
  const main = await loadedBy(join(server, 'main.js'));
  const pages = await loadedBy(join(server, 'entry.server.js'));
  expect(main.files.size).toBeGreaterThan(3);
  expect([...main.packages, ...pages.packages]).toEqual(['better-sqlite3']);
});
