import { existsSync } from 'node:fs';

const debian = '/usr/bin/firefox-esr';

/** Finds a Firefox: FIREFOX_PATH, or Debian's own. Only the release lane installs one (scripts/firefox.mjs). */
export const findFirefox = () => [process.env.FIREFOX_PATH, debian].find((path) => path && existsSync(path));
