import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { hashOfText } from './tree.mjs';

/**
 * The state in which each journey has passed in the release lane: `chunks`, the scripts that its pages load and most others do
 * not, and a hash of what these are made of. `npm run test:release` writes it.
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

/** `tree`: of `readTree`. */
function hashes(tree) {
  const sources = readSources();
  return (file, chunks) => hashOfText(tree.hashOf([file, ...chunks.flatMap((chunk) => sources[chunk] ?? [chunk])]));
}

/** Returns those of the files that are new, or of whose pages' own scripts, or whose own text, something has changed. */
export function journeysDue(files, tree) {
  const proved = readProved();
  const hashOf = hashes(tree);
  return files.filter((file) => !proved[file] || proved[file].hash !== hashOf(file, proved[file].chunks));
}

/** Writes what the release lane has proved. `loadsFile`: of e2e/testing/loads.ts. */
export function writeJourneys(files, loadsFile, tree) {
  const lines = existsSync(loadsFile) ? readFileSync(loadsFile, 'utf8').trim().split('\n').filter(Boolean) : [];
  const loads = new Map(files.map((file) => [file, new Set()]));
  for (const { file, chunk } of lines.map((line) => JSON.parse(line))) loads.get(file)?.add(chunk);
  const folderOf = (file) => file.split('/')[1];
  const isCommon = (chunk, folder) => {
    const others = files.filter((file) => folderOf(file) === folder);
    return others.filter((file) => loads.get(file).has(chunk)).length > common * others.length;
  };
  const hashOf = hashes(tree);
  const rows = files.toSorted().map((file) => {
    const chunks = [...loads.get(file)].filter((chunk) => !isCommon(chunk, folderOf(file))).sort();
    return [file, { chunks, hash: hashOf(file, chunks) }];
  });
  mkdirSync(dirname(list), { recursive: true });
  writeFileSync(list, `${JSON.stringify(Object.fromEntries(rows), null, 1)}\n`);
}
