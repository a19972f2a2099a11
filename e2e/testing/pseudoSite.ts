import { execFile } from 'node:child_process';
import { mkdir, readdir, rm, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** These are the build's own, or no part of it. */
const apart = ['dist', '.git'];

/**
 * Builds the product with its words in a language that nobody speaks (scripts/words/pseudoWords.ts). The build stands in a folder
 * of links, since the server finds its files beside its build. Resolves to that folder.
 */
export async function buildPseudoSite() {
  const root = resolve('node_modules/.cache/pseudo-site');
  await rm(root, { recursive: true, force: true });
  await mkdir(root, { recursive: true });
  for (const name of await readdir('.')) if (!apart.includes(name)) await symlink(resolve(name), join(root, name));
  const build = (...words: string[]) =>
    run(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', ...words], {
      env: { ...process.env, NODE_ENV: 'production', WORDS: 'pseudo' },
    });
  await build('--outDir', join(root, 'dist/web'));
  await build('--ssr', '--outDir', join(root, 'dist/server'));
  return root;
}
