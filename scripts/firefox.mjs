import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findFirefox } from '../e2e/testing/firefox.ts';

/** Installs Debian's Firefox where there is none, which only root may do. Returns the path of the one that is there, if any. */
export function ensureFirefox() {
  const found = findFirefox();
  if (found || process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return found;
  spawnSync('apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq firefox-esr', {
    shell: true,
    stdio: 'inherit',
  });
  return findFirefox();
}
