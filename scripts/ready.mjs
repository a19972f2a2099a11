import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Makes a checkout ready to start: installs packages and builds, each only when something changed since the last time.
 * Uses nothing but Node, since at first nothing else is there.
 */
const oldestNode = [20, 19];
const installMark = 'node_modules/.vitrin-installed';
export const buildMark = 'dist/.vitrin-built';
/** What the build is made of. */
const sources = [
  ...['server', 'web', 'schema.graphql', 'vite.config.ts', 'scripts/compile.mjs', 'scripts/compile'],
  ...[
    'limits.ts',
    'labels.ts',
    'letters.ts',
    'measures.ts',
    'offerSums.ts',
    'pictures.ts',
    'specValues.ts',
    'units.ts',
  ],
];

const say = (line) => console.log(line);

function filesIn(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)));
}

const isTest = (file) => /\.test\.\w+$|[\\/]testing[\\/]/.test(file);

function hashOf(paths, ...more) {
  const hash = createHash('sha256').update(more.join(' '));
  const files = paths.filter((path) => existsSync(path)).flatMap(filesIn);
  for (const file of files.filter((name) => !isTest(name))) hash.update(`\n${file}\n`).update(readFileSync(file));
  return hash.digest('hex');
}

/** The mark goes before the work begins, so that a broken-off step never looks done. */
function unlessDone(mark, hash, work, again = false) {
  if (!again && existsSync(mark) && readFileSync(mark, 'utf8') === hash) return;
  rmSync(mark, { force: true });
  const started = Date.now();
  work();
  mkdirSync(dirname(mark), { recursive: true });
  writeFileSync(mark, hash);
  say(`Done after ${Math.round((Date.now() - started) / 1000)} s.`);
}

function run(command, environment = {}) {
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit', env: { ...process.env, ...environment } });
  if (status !== 0) throw new Error(`"${command}" failed; what it wrote above says why.`);
}

export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return;
  throw new Error(`Node ${process.versions.node} is too old: Vitrin needs Node ${oldestNode.join('.')} or later.`);
}

export function install() {
  const { node } = process.versions;
  unlessDone(installMark, hashOf(['package-lock.json'], node, process.platform, process.arch), () => {
    say('Installing packages: about 3 minutes the first time, since the database driver may be compiled …');
    run('npm ci --include=dev --no-audit --no-fund', { NODE_ENV: '' });
  });
}

/** `again`: even if nothing changed. */
function build({ again }) {
  const work = () => {
    say('Building: about 20 seconds …');
    run('npm run build --silent', { NODE_ENV: 'production' });
  };
  // What V8 compiles is of use to the same version of Node alone.
  const { node } = process.versions;
  unlessDone(buildMark, hashOf([...sources, 'package.json', 'package-lock.json'], node, process.arch), work, again);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    checkNode();
    install();
    build({ again: process.argv.includes('--again') });
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
