import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import Module, { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serialize } from 'node:v8';
import { Script } from 'node:vm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { codeFile, useCompiledCode } from './codeCache.ts';

const { extensions } = createRequire(import.meta.url);
const asEver = extensions['.js'];
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrin-'));
  put('package.json', '{ "type": "commonjs" }');
  put('part.js', 'exports.at = (n) => n + 1;');
  put('main.js', "exports.two = require('./part.js').at(1); exports.file = __filename;");
});
afterEach(() => {
  extensions['.js'] = asEver;
  rmSync(folder, { recursive: true });
});

const put = (name: string, text: string | Buffer) => writeFileSync(join(folder, name), text);
const compiled = (name: string) => new Script(Module.wrap(readFileSync(join(folder, name), 'utf8'))).createCachedData();
const keep = (code: [string, Buffer][]) => writeFileSync(codeFile(folder), serialize(new Map(code)));
const run = () => createRequire(import.meta.url)(join(folder, 'main.js')) as { two: number; file: string };

test('scripts run as they would without what was compiled of them', () => {
  keep([['main.js', compiled('main.js')]]);
  useCompiledCode(folder);
  expect(run()).toEqual({ two: 2, file: join(folder, 'main.js') });
});

test('what V8 cannot use is compiled: of another text, or no code at all', () => {
  keep([
    ['main.js', compiled('main.js')],
    ['part.js', Buffer.from('code of some other version')],
  ]);
  put('main.js', "exports.two = require('./part.js').at(1) * 1; exports.file = __filename;");
  useCompiledCode(folder);
  expect(run()).toEqual({ two: 2, file: join(folder, 'main.js') });
});

test('without a file of compiled code nothing changes', () => {
  useCompiledCode(folder);
  expect(extensions['.js']).toBe(asEver);
  expect(run().two).toBe(2);
});
