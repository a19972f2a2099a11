import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Remembers what has passed, by name, with the hash of all that had a say in it. A failure is never kept, and takes the last
 * success away. `file` keeps it between runs.
 */
export function createPassed(file) {
  const read = () => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});
  return {
    has: (name, hash) => read()[name]?.hash === hash,
    /** Returns the seconds that it took when it last passed; undefined if that is not known. */
    seconds: (name) => read()[name]?.seconds,
    /** `results`: `{ name, hash, seconds, ok }` of each. */
    note(results) {
      const known = read();
      for (const { name, hash, seconds, ok } of results) known[name] = ok ? { hash, seconds } : undefined;
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(known));
    },
  };
}

/** The file lies with the packages, so that everything runs once after an installation. */
export const passed = createPassed('node_modules/.cache/vitrin/passed.json');
