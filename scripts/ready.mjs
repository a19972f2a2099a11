import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Makes a checkout ready to start: installs packages and builds, each only when something changed since the last time.
 * Uses Node alone, since no packages are installed at first, and only features of the oldest Node that may run it.
 */
const oldestToBegin = [20, 19];
const oldestToRun = [24, 0];
/** Node 24 is one of the packages. npm's scripts look for programs here before they look elsewhere. */
const broughtNode = 'node_modules/.bin/node';
const installMark = 'node_modules/.vitrin-installed';
export const buildMark = 'dist/.vitrin-built';
/** The build is made of these. */
const sources = [
  ...['common', 'server', 'web', 'schema.graphql', 'vite.config.ts'],
  ...['scripts/build.mjs', 'scripts/words', 'scripts/outside.json'],
];

const say = (line) => console.log(line);

function filesIn(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)));
}

const isTest = (file) => /\.test\.\w+$|[\\/]testing[\\/]/.test(file);

/** Tells whether a file, by its path from the root, has a say in the build. */
export const isOfBuild = (file) =>
  !isTest(file) && [...sources, 'package.json'].some((path) => file === path || file.startsWith(`${path}/`));

function hashOf(paths, ...more) {
  const hash = createHash('sha256').update(more.join(' '));
  const files = paths.filter((path) => existsSync(path)).flatMap(filesIn);
  for (const file of files.filter((name) => !isTest(name))) hash.update(`\n${file}\n`).update(readFileSync(file));
  return hash.digest('hex');
}

/** The mark is removed before the work begins, so that an interrupted step never looks done. */
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

const isOlder = (version, [major, minor]) => {
  const [ours = 0, between = 0] = version.split('.').map(Number);
  return ours < major || (ours === major && between < minor);
};

/** Returns the version of the Node among the packages, such as '24.21.0'; undefined if it is missing or does not run here. */
function broughtVersion() {
  const { status, stdout } = spawnSync(broughtNode, ['--version'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim().replace('v', '') : undefined;
}

/** Throws when neither the Node among the packages nor the machine's own can run the product. */
function checkRuntime() {
  const brought = broughtVersion();
  const { version, platform, arch } = process;
  if (brought) {
    const own = version === `v${brought}` ? '' : `; this machine has ${version}`;
    return say(`Node ${brought} came with the packages and runs everything${own}.`);
  }
  // It does not run here, perhaps because its C library is missing, but npm's scripts would find it before the machine's Node.
  rmSync(broughtNode, { force: true });
  if (!isOlder(process.versions.node, oldestToRun)) return;
  throw new Error(`Vitrin needs Node 24, which no package has for ${platform} on ${arch}: install it from nodejs.org.`);
}

/** Runs this script again in the Node among the packages, unless it already does, and exits with the same code. */
export function continueInBroughtNode() {
  if (!existsSync(broughtNode) || realpathSync(broughtNode) === realpathSync(process.execPath)) return;
  const { status } = spawnSync(broughtNode, process.argv.slice(1), { stdio: 'inherit' });
  process.exit(status ?? 1);
}

export function checkNode() {
  if (!isOlder(process.versions.node, oldestToBegin)) return;
  throw new Error(
    `Node ${process.versions.node} is too old to begin with: Vitrin brings Node 24, and needs ${oldestToBegin.join('.')} or later to do so.`,
  );
}

export function install() {
  unlessDone(installMark, hashOf(['package-lock.json'], process.platform, process.arch), () => {
    say('Installing packages: about a minute the first time …');
    // An older npm warns of each package that requires Node 24, though Node 24 is one of the packages.
    run('npm ci --include=dev --no-audit --no-fund --loglevel=error', { NODE_ENV: '' });
    checkRuntime();
  });
}

/** `again`: build even if nothing has changed. */
function build({ again }) {
  const work = () => {
    say('Building: about 20 seconds …');
    run('npm run build --silent', { NODE_ENV: 'production' });
  };
  unlessDone(buildMark, hashOf([...sources, 'package.json', 'package-lock.json']), work, again);
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
