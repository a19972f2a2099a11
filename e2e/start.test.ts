import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { parse, type DocumentNode } from 'graphql';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';

const server = 'dist/server';

/** What a built file loads at once, as it names it: all that it requires outside of functions. */
function requiredBy(file: string) {
  const names: string[] = [];
  const look = (part: unknown): void => {
    if (Array.isArray(part)) return part.forEach(look);
    if (typeof part !== 'object' || part === null) return;
    if ('type' in part && String(part.type).includes('Function')) return;
    if ('callee' in part && 'arguments' in part) {
      const { callee, arguments: given } = part as { callee: { name?: string }; arguments: { value?: unknown }[] };
      if (callee.name === 'require' && typeof given[0]?.value === 'string') names.push(given[0].value);
    }
    Object.values(part).forEach(look);
  };
  look(parseAst(readFileSync(file, 'utf8')).body);
  return names;
}

/** Every file of ours that a start reads, and every package. */
function loadedBy(file: string, files = new Set<string>(), packages = new Set<string>()) {
  if (files.has(file)) return { files, packages };
  files.add(file);
  for (const name of requiredBy(file)) {
    if (name.startsWith('.')) loadedBy(join(dirname(file), name), files, packages);
    else if (!isBuiltin(name)) packages.add(name);
  }
  return { files, packages };
}

/** main.js loads the first of them when it has found what was compiled. */
const [first = ''] = /assets\/main-[\w-]+\.js/.exec(readFileSync(join(server, 'main.js'), 'utf8')) ?? [];
const main = loadedBy(join(server, first));
const pages = loadedBy(join(server, 'entry.server.js'));

test('a start opens the files of the build and, of all packages, the driver of the database alone', () => {
  expect(main.files.size).toBeGreaterThan(3);
  expect([...main.packages, ...pages.packages]).toEqual(['better-sqlite3']);
});

/** In a process of Node as a start has it: what V8 takes hangs on the options it was started with. */
const taken = `
  const { readFileSync } = require('node:fs');
  const { deserialize } = require('node:v8');
  const { Script } = require('node:vm');
  const code = deserialize(readFileSync(process.argv[1]));
  const isTaken = ([name, cachedData]) => {
    const source = require('node:module').wrap(readFileSync('${server}/' + name, 'utf8'));
    return new Script(source, { cachedData }).cachedDataRejected === false;
  };
  console.log(JSON.stringify([...code].filter(isTaken).map(([name]) => name)));
`;

test('V8 takes what was compiled when the product was built, of every file that a start reads', () => {
  const program = ['-e', taken, join(server, `compiled-${process.version}-${process.arch}.bin`)];
  const names = JSON.parse(execFileSync(process.execPath, program, { env: {}, encoding: 'utf8' })) as string[];
  const read = [...main.files, ...pages.files].map((file) => relative(server, file));
  expect(read.filter((name) => !names.includes(name))).toEqual([]);
});

test('the parsed contract of the build is that of schema.graphql', () => {
  const built = JSON.parse(readFileSync(join(server, 'schema.json'), 'utf8')) as DocumentNode;
  expect(built).toEqual(parse(readFileSync('schema.graphql', 'utf8'), { noLocation: true }));
});
