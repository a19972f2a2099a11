import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { hashOfText } from './tree.mjs';

/**
 * The state in which each journey has passed: `loads`, the scripts that its pages load, and a hash of what those are made of that
 * most others do not load. `npm run test:release` writes it, and `npm test -- --keep` what it ran.
 */
export const list = 'proof/release/journeys.json';
const readProved = () => (existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {});

/** The build tells of each script which sources it is made of. */
const readSources = () =>
  Object.assign(
    {},
    ...['dist/web', 'dist/playground'].map((dist) => JSON.parse(readFileSync(`${dist}/.vite/sources.json`))),
  );

/** Which part of the journeys in one folder loads a script that counts as everybody's: the main journeys prove those. */
const common = 0.8;

/** Returns what a journey loads that most others of its folder do not. `loads`: the scripts of each journey. */
function ownScripts(loads) {
  const folderOf = (file) => file.split('/')[1];
  const counts = new Map();
  for (const [file, scripts] of loads)
    for (const script of ['', ...scripts]) {
      const key = `${folderOf(file)} ${script}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  const countOf = (file, script) => counts.get(`${folderOf(file)} ${script}`);
  return (file) => loads.get(file).filter((script) => countOf(file, script) <= common * countOf(file, ''));
}

/** `loads`: the scripts of each journey; `tree`: of `readTree`. */
function hashes(loads, tree) {
  const sources = readSources();
  const own = ownScripts(loads);
  return (file) =>
    hashOfText(tree.programHashOf([file, ...own(file).flatMap((script) => sources[script] ?? [script])]));
}

const loadsIn = (rows) => new Map(Object.entries(rows).map(([file, { loads }]) => [file, loads]));

/** Returns those of the files that are new, or of whose pages' own scripts, or whose own text, something has changed. */
export function journeysDue(files, tree) {
  const proved = readProved();
  const hashOf = hashes(loadsIn(proved), tree);
  return files.filter((file) => !proved[file] || proved[file].hash !== hashOf(file));
}

/**
 * Writes which journeys are proved: `passed`, which just did, and of the other `files` those that were not due.
 * `loadsFile`: of e2e/testing/loads.ts.
 */
export function writeJourneys({ files, passed, loadsFile, tree }) {
  const proved = readProved();
  const due = new Set(journeysDue(files, tree));
  const lines = existsSync(loadsFile) ? readFileSync(loadsFile, 'utf8').trim().split('\n').filter(Boolean) : [];
  const noted = new Map(passed.map((file) => [file, new Set()]));
  for (const { file, chunk } of lines.map((line) => JSON.parse(line))) noted.get(file)?.add(chunk);
  const known = files.filter((file) => noted.has(file) || !due.has(file)).sort();
  const loads = new Map(
    known.map((file) => [file, noted.has(file) ? [...noted.get(file)].sort() : proved[file].loads]),
  );
  const hashOf = hashes(loads, tree);
  const rows = known.map(
    (file) => `${JSON.stringify(file)}: ${JSON.stringify({ hash: hashOf(file), loads: loads.get(file) })}`,
  );
  mkdirSync(dirname(list), { recursive: true });
  writeFileSync(list, `{\n${rows.join(',\n')}\n}\n`);
}
