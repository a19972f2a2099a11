import { existsSync, readdirSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../settings/root.ts';
import { unlessMissing } from '../storage/files.ts';

/** The folder of the build; a process that runs the sources has none to look at. */
const built = join('dist', 'server');
/** The packages of machine code, which no build takes in (scripts/outside.json). */
export const outside = ['argon2', 'better-sqlite3', 'sharp'];

/**
 * Notes what the process may still have to load: parts of the build that are loaded when they are first needed, and the
 * packages with which its workers begin. The result names the first of them that is gone, as while packages are installed in
 * the folder of a running site, or after a build there.
 */
export function watchOwnFiles(folder = root, isBuilt = import.meta.url.endsWith('.js')) {
  const program = join(folder, built);
  const all = isBuilt ? readdirSync(program, { recursive: true, encoding: 'utf8' }) : [];
  const scripts = all.filter((file) => file.endsWith('.js'));
  const packages = outside
    .map((name) => join('node_modules', name, 'package.json'))
    .filter((file) => existsSync(join(folder, file)));
  return async (): Promise<string | undefined> => {
    const present = new Set(isBuilt ? await unlessMissing(readdir(program, { recursive: true })) : []);
    const script = scripts.find((one) => !present.has(one));
    return script === undefined ? packages.find((file) => !existsSync(join(folder, file))) : join(built, script);
  };
}
