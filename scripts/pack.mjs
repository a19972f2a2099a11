import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { create } from 'tar';

/**
 * `node scripts/pack.mjs FOLDER` puts all that a production start needs of a built product into a folder: nothing is installed there,
 * and Node alone runs it. Node comes along, unless `--without-node` says that the machine has it; `--file` also packs the folder into
 * one file, FOLDER.tar.gz. `npm run pack` builds first.
 */
const options = process.argv.slice(2);
const target = options.find((option) => !option.startsWith('--'));
if (!target) throw new Error('Usage: node scripts/pack.mjs [--without-node] [--file] FOLDER');
const has = (name) => options.includes(`--${name}`);

/** The packages that the build leaves outside of its files. The typeface of PDFs is one of them, since it is read from its package. */
const outside = [...JSON.parse(readFileSync('scripts/outside.json', 'utf8')), '@expo-google-fonts/archivo'];
const files = [
  ...[
    'dist/server',
    'dist/web',
    'dist/playground',
    'schema.graphql',
    'server/db/migrations',
    'server/db/migrations.postgres',
  ],
  ...[
    'docs',
    'data/starter/content.json',
    'data/starter/texts.json',
    'data/starter/synonyms.json',
    'data/starter/kvkk.md',
    'data/starter/drawings',
    'data/starter/documents',
  ],
  ...['deploy', 'LICENSE'],
];
const commands = ['admin', 'content', 'backup', 'restore', 'move', 'search'];

/** Sources of compiled packages, and binaries for other platforms, are not needed at run time. */
const isLeftOver = (path) =>
  /(better-sqlite3|argon2)\/(deps|src|argon2)$/.test(path) ||
  (/prebuilds\/[^/]+$/.test(path) && !path.includes(`${process.platform}-${process.arch}`)) ||
  /node-\w+-\w+\/(include|share)$/.test(path);

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

/** Services call node_modules/.bin/node, here as where the packages are installed. */
function takeNode() {
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  if (!existsSync(join('node_modules', name)))
    throw new Error(`There is no package ${name}: pack with --without-node.`);
  take(name);
  const bin = join(target, 'node_modules/.bin');
  mkdirSync(bin, { recursive: true });
  symlinkSync(join('..', name, 'bin/node'), join(bin, 'node'));
}

rmSync(target, { recursive: true, force: true });
for (const name of outside) take(name);
if (!has('without-node')) takeNode();
for (const file of files.filter((path) => existsSync(path))) cpSync(file, join(target, file), { recursive: true });

const { name, version, license, type, engines, scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
// Nothing is installed or built there, so that the steps before these commands are left out.
const kept = ['start', ...commands].map((command) => [command, scripts[command]]);
const description = { name, version, private: true, license, type, engines, scripts: Object.fromEntries(kept) };
writeFileSync(join(target, 'package.json'), `${JSON.stringify(description, null, 2)}\n`);
console.log(`${target}: ${found.size} packages: ${[...found].join(', ')}`);
if (has('file')) {
  await create({ gzip: true, file: `${target}.tar.gz`, cwd: dirname(target), portable: true }, [basename(target)]);
  console.log(`${target}.tar.gz`);
}
