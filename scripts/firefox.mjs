import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Debian's own Firefox. */
const debian = '/usr/bin/firefox-esr';

/** Finds a Firefox: FIREFOX_PATH, or Debian's own. */
export const findFirefox = () => [process.env.FIREFOX_PATH, debian].find((path) => path && existsSync(path));

/** Installs Firefox where it is missing, which only root may do. Returns its path, if there is one. */
export function ensureFirefox() {
  const found = findFirefox();
  if (found || process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return found;
  spawnSync('apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq firefox-esr', {
    shell: true,
    stdio: 'inherit',
  });
  return findFirefox();
}
