import { cellsOf, withTable } from './lines.mjs';

/** Counts the lines of docs/asvs.md by their state. */
export function asvsCounts(text) {
  const states = [...text.matchAll(/^\| \d+\.\d+\.\d+ .*$/gm)].map(([line]) => cellsOf(line)[1]);
  const countOf = (state) => String(states.filter((one) => one === state).length);
  return withTable(text, '# OWASP ASVS 5.0, levels 1 and 2', (rows) => rows.map(([state]) => [state, countOf(state)]));
}

/** Writes the versions of package.json into the list of packages that are held back, as exactly as it gives them. */
export const heldVersions = (text, versions) =>
  withTable(text, '## Why some versions are held back', (rows) =>
    rows.map(([name, held, why]) => {
      const version = versions[name.replaceAll('`', '')] ?? held;
      return [name, version.split('.').slice(0, held.split('.').length).join('.'), why];
    }),
  );

/** Gives the image the Node of package.json. */
export const imageNode = (text, version) => text.replace(/(?<=^ARG NODE=node:)\d+\.\d+\.\d+/m, version);
