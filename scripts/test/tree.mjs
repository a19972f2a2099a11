import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isCode } from './graph.mjs';
import { programOf } from './program.mjs';

const git = (...words) => execFileSync('git', words, { encoding: 'utf8' }).split('\n').filter(Boolean);

/** Returns the paths of all files of the checkout, new ones too, but none that Git ignores. */
export function filesOfCheckout() {
  const words = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const { status, stdout } = spawnSync('git', words, { encoding: 'utf8' });
  const found = status === 0 ? stdout.split('\n').filter(Boolean) : filesWithoutGit();
  return [...new Set(found)].filter((file) => existsSync(file)).sort();
}

/** An unpacked archive has no repository. */
const filesWithoutGit = () =>
  readdirSync('.', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/^(node_modules|dist|[.]git|data\/(?!starter))/.test(file));

/** Returns the paths of files added or changed since `base`, which is a commit or a branch. */
export const changedSince = (base) => [
  ...git('diff', '--name-only', '--diff-filter=d', '--relative', base),
  ...git('ls-files', '--others', '--exclude-standard'),
];

export const hashOfText = (text) => createHash('sha256').update(text).digest('hex').slice(0, 24);

/** Reads each file of the checkout once, as it is now. */
export function readTree() {
  const files = filesOfCheckout();
  const contents = new Map(files.map((file) => [file, readFileSync(file)]));
  const hashes = new Map([...contents].map(([file, bytes]) => [file, hashOfText(bytes)]));
  const read = (file) => contents.get(file)?.toString('utf8') ?? '';
  const programs = hashesOfPrograms();
  const programHash = (file) => (isCode(file) ? programs.hashOf(file, hashes.get(file), read) : hashes.get(file));
  return {
    files,
    read,
    /** Returns one hash of the names and contents of several files. */
    hashOf: (some) => hashOfText(some.map((file) => `${file} ${hashes.get(file)}`).join('\n')),
    /** Returns one hash of several files as they run: comments, types and blanks of code have no say in it. */
    programHashOf(some) {
      const lines = some.map((file) => `${file} ${programHash(file)}`);
      programs.keep();
      return hashOfText(lines.join('\n'));
    },
  };
}

/** The cache of `hashesOfPrograms`: to parse all files takes seconds. */
const programsFile = 'node_modules/.cache/vitrin/programs.json';

function hashesOfPrograms() {
  const tool = hashOfText(readFileSync(new URL('program.mjs', import.meta.url)));
  const cache = existsSync(programsFile) ? JSON.parse(readFileSync(programsFile, 'utf8')) : {};
  const rows = cache.tool === tool ? cache.rows : {};
  let isKept = true;
  return {
    hashOf(file, textHash, read) {
      if (rows[file]?.textHash !== textHash) {
        rows[file] = { textHash, programHash: hashOfText(programOf(file, read(file))) };
        isKept = false;
      }
      return rows[file].programHash;
    },
    keep() {
      if (isKept) return;
      mkdirSync(dirname(programsFile), { recursive: true });
      writeFileSync(programsFile, JSON.stringify({ tool, rows }));
      isKept = true;
    },
  };
}
