import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** So many states of each name are kept, so that what has passed on one branch is known when it is checked out again. */
const mostStates = 8;

/**
 * Remembers what has passed, by name, with the hash of all that had a say in it. A failure is never kept, and takes an
 * earlier success of the same state away. `file` keeps it between runs.
 */
export function createPassed(file) {
  const read = () => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});
  return {
    has: (name, hash) => read()[name]?.hashes?.includes(hash) ?? false,
    /** Returns the seconds that it took the last time; undefined if that is not known. */
    seconds: (name) => read()[name]?.seconds,
    /** `results`: `{ name, hash, seconds, ok }` of each. */
    note(results) {
      const known = read();
      for (const { name, hash, seconds, ok } of results) {
        const others = (known[name]?.hashes ?? []).filter((other) => other !== hash);
        known[name] = { hashes: [...(ok ? [hash] : []), ...others].slice(0, mostStates), seconds };
      }
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(known));
    },
  };
}

/** The file lies with the packages, so that everything runs once after an installation. */
export const passed = createPassed('node_modules/.cache/vitrin/passed.json');
