import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';

const git = (...words) => execFileSync('git', words, { encoding: 'utf8' }).split('\n').filter(Boolean);

/** Paths of all files of the checkout, new ones too, but none that Git ignores. */
export const filesOfCheckout = () =>
  [...new Set(git('ls-files', '--cached', '--others', '--exclude-standard'))].filter((file) => existsSync(file)).sort();

/** Paths of what was added or changed since `base`, which is a commit or a branch. */
export const changedSince = (base) => [
  ...git('diff', '--name-only', '--diff-filter=d', '--relative', base),
  ...git('ls-files', '--others', '--exclude-standard'),
];

export const hashOfText = (text) => createHash('sha256').update(text).digest('hex').slice(0, 24);

/** The files as they are now. Each is read once. */
export function readTree() {
  const files = filesOfCheckout();
  const contents = new Map(files.map((file) => [file, readFileSync(file)]));
  const hashes = new Map([...contents].map(([file, bytes]) => [file, hashOfText(bytes)]));
  return {
    files,
    read: (file) => contents.get(file)?.toString('utf8') ?? '',
    /** One hash of the names and contents of several files. */
    hashOf: (some) => hashOfText(some.map((file) => `${file} ${hashes.get(file)}`).join('\n')),
  };
}
