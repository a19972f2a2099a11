import { existsSync } from 'node:fs';

const debian = '/usr/bin/firefox-esr';

/** Finds a Firefox: FIREFOX_PATH, or Debian's own. None is installed for the tests, since Chromium runs them all. */
export const findFirefox = () => [process.env.FIREFOX_PATH, debian].find((path) => path && existsSync(path));
