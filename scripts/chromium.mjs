import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

/** The shell without windows comes first: it is the same engine and needs a quarter less processor time. */
const debian = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** Finds Chromium on this machine: CHROMIUM_PATH, Debian's package, or the download of Playwright. */
const findChromium = () =>
  [process.env.CHROMIUM_PATH, ...debian, chromium.executablePath()].find((path) => path && existsSync(path));

/** Installs Chromium where it is missing. Returns its path, or undefined when that fails. */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  const run = (command) => spawnSync(command, { shell: true, stdio: 'inherit' });
  // Debian's package brings the libraries that it needs. Only root may install it.
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    const install = 'DEBIAN_FRONTEND=noninteractive apt-get install -y -qq';
    run(`apt-get update -qq && (${install} chromium-headless-shell || ${install} chromium)`);
  } else run('npx playwright-core install chromium');
  return findChromium();
}

export const noChromium =
  'No Chromium was found and none could be installed: run `npx playwright-core install --with-deps chromium`, or set CHROMIUM_PATH.';

export const versionOf = (path) => execFileSync(path, ['--version'], { encoding: 'utf8' }).trim();

/** Vitest calls this as `globalSetup`. The browser tests find the browser in CHROMIUM_PATH. */
export function setup() {
  const path = findChromium();
  if (!path) throw new Error(noChromium);
  process.env.CHROMIUM_PATH = path;
}
