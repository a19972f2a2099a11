import { existsSync } from 'node:fs';

const debian = '/usr/bin/firefox-esr';

/** A Firefox on this machine: FIREFOX_PATH, or Debian's own. None is installed for the tests: Chromium runs them all. */
export const findFirefox = () => [process.env.FIREFOX_PATH, debian].find((path) => path && existsSync(path));
