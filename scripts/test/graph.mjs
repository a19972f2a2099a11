import { dirname, posix } from 'node:path';

/** Matches a path in quotes: an import, a file that is read, a folder, or the fixed beginning of a pattern. */
const quoted = /['"`]([\w@.-]+\/[\w@./[\]-]*|[\w-]+\.\w+)/g;

/**
 * Finds out which files have a say in which others. A file names another by any text in quotes that leads to it, from its own
 * folder or from the root, so that files which are read count as imports do; a folder stands for all that is in it.
 * `files` are paths from the root; `read` returns the text of one. A name too many only means that a test runs once too often.
 */
export function createGraph(files, read) {
  const known = new Set(files);
  const folders = new Map();
  for (const file of files) {
    for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) {
      if (!folders.has(folder)) folders.set(folder, []);
      folders.get(folder).push(file);
    }
  }

  const found = (path) => (known.has(path) ? [path] : (folders.get(path.replace(/\/$/, '')) ?? []));
  const namedBy = (file) =>
    isCode(file)
      ? [...read(file).matchAll(quoted)].flatMap(([, path]) => [
          ...found(posix.join(dirname(file), path)),
          ...found(posix.normalize(path)),
        ])
      : [];
  const names = new Map(files.map((file) => [file, new Set(namedBy(file))]));
  const named = new Set([...names.values()].flatMap((each) => [...each]));

  return {
    names,
    /** Files that no code names, such as what is read by a path made of pieces: each may have a say in every test. */
    unnamed: files.filter((file) => !isCode(file) && !isProse(file) && !named.has(file)),
    /** Returns the given files, all that they name, and what that names in turn. */
    closureOf: (start) => [...reach(start, (file) => names.get(file) ?? [])].map(([file]) => file).sort(),
    /** Returns how many steps each file is away from the changed ones; files that do not depend on them are missing. */
    stepsFrom(changed) {
      const users = new Map();
      for (const [file, others] of names) {
        for (const other of others) {
          if (!users.has(other)) users.set(other, []);
          users.get(other).push(file);
        }
      }
      return reach(changed, (file) => users.get(file) ?? []);
    },
  };
}

export const isCode = (file) => /\.([cm]?js|tsx?)$/.test(file);
/** Texts that only people read. A test that reads one names it. */
export const isProse = (file) => /\.md$|^docs\/|^LICENSE$/.test(file);

function reach(start, next) {
  const steps = new Map(start.map((file) => [file, 0]));
  for (const [file, step] of steps) {
    for (const other of next(file)) if (!steps.has(other)) steps.set(other, step + 1);
  }
  return steps;
}
