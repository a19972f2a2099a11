import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * `node scripts/runtimePackages.mjs FOLDER` copies the packages that the built product still needs; dist holds all others.
 * The typeface of PDFs is one of them, since it is read from its package.
 */
const outside = JSON.parse(readFileSync('scripts/outside.json', 'utf8'));
const needed = [...outside, '@expo-google-fonts/archivo'];
/** Sources of compiled packages, and binaries for other platforms, are not needed at run time. */
const isLeftOver = (path) =>
  /(better-sqlite3|argon2)\/(deps|src|argon2)$/.test(path) ||
  (/prebuilds\/[^/]+$/.test(path) && !path.includes(`${process.platform}-${process.arch}`));

const target = process.argv[2];
if (!target) throw new Error('Usage: node scripts/runtimePackages.mjs FOLDER');
const found = new Set();

function take(name) {
  const folder = join('node_modules', name);
  // Optional packages for other platforms are not installed.
  if (found.has(name) || !existsSync(folder)) return;
  found.add(name);
  cpSync(folder, join(target, folder), { recursive: true, filter: (path) => !isLeftOver(path) });
  const { dependencies, optionalDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  for (const next of Object.keys({ ...dependencies, ...optionalDependencies })) take(next);
}

for (const name of needed) take(name);
console.log(`${found.size} packages: ${[...found].join(', ')}`);
