import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const caches = [process.env.PLAYWRIGHT_BROWSERS_PATH, '.cache/ms-playwright', 'Library/Caches/ms-playwright']
  .filter((folder) => folder !== undefined)
  .map((folder) => (folder.startsWith('/') ? folder : join(homedir(), folder)));

const inCache = [
  'chrome-linux/chrome',
  'chrome-linux64/chrome',
  'chrome-linux/headless_shell',
  'chrome-headless-shell-linux64/chrome-headless-shell',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
];

/** A Chromium on this machine: CHROMIUM_PATH, the usual places, what Playwright has downloaded. */
export function findChromium() {
  const downloaded = caches
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((folder) => /chromium/.test(folder))
    .flatMap((folder) => inCache.map((path) => join(folder, path)));
  return [process.env.CHROMIUM_PATH, ...installed, ...downloaded].find((path) => path && existsSync(path));
}

const isDebianRoot = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

/** Installs one where that is possible; undefined when it is not. */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  const run = (command) => spawnSync(command, { shell: true, stdio: 'inherit' });
  if (isDebianRoot()) run('apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium');
  else run('npx playwright-core install chromium');
  return findChromium();
}

export const noChromium =
  'No Chromium was found and none could be installed: install Chromium or Chrome, or set CHROMIUM_PATH to it.';

export const versionOf = (path) => execFileSync(path, ['--version'], { encoding: 'utf8' }).trim();

/** For Vitest's `globalSetup`: the browser tests find the browser in CHROMIUM_PATH. */
export function setup() {
  const path = findChromium();
  if (!path) throw new Error(noChromium);
  process.env.CHROMIUM_PATH = path;
}
