import { eslint } from '../test/checks.mjs';

/** Writes the names of files as words of a command of the shell. */
export const inShell = (files) => files.map((file) => `'${file.replaceAll("'", "'\\''")}'`).join(' ');

/** Files that lint and types look at. */
export const isScript = (file) => /\.(ts|tsx|js|mjs)$/.test(file);

/** Returns the commands of both linters for these files; `more` is a word for both. */
export const lintOf = (files, more = '') => ({
  lint: `${eslint} ${more} --no-warn-ignored ${inShell(files)}`,
  lintTypes: `npm run --silent lint:types -- ${more} --no-error-on-unmatched-pattern ${inShell(files)}`,
});
