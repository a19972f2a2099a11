import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** So many states of each name are kept, so that what has passed on one branch is known when it is checked out again. */
const mostStates = 8;

const inLane = (name, lane) => (lane ? `${lane}: ${name}` : name);

const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

/**
 * Remembers what has passed, by name, with the hash of all that had a say in it. A failure is never kept, and takes an
 * earlier success of the same state away. `file` keeps it between runs; `list` holds one hash of each name that a whole run
 * has proved, and belongs to the repository. What `lane` names looks at more than the gate: a proof of it serves the gate, too,
 * and the gate's proofs are none of it.
 */
export function createPassed(file, list) {
  const read = () => readJson(file);
  const proved = readJson(list);
  return {
    has: (name, hash, lane = '') =>
      (!lane && proved[name] === hash) || (read()[inLane(name, lane)]?.hashes?.includes(hash) ?? false),
    /** Writes the list: `names`, each with the hash of its present state, of which those stay that have passed in it. */
    keep(names) {
      const known = read();
      const rows = [...names].filter(([name, hash]) => proved[name] === hash || known[name]?.hashes?.includes(hash));
      mkdirSync(dirname(list), { recursive: true });
      writeFileSync(list, `${JSON.stringify(Object.fromEntries(rows.toSorted()), null, 1)}\n`);
      return rows.length;
    },
    /** Returns the seconds that it took the last time; undefined if that is not known. */
    seconds: (name) => read()[name]?.seconds,
    /** `results`: `{ name, hash, seconds, ok }` of each. */
    note(results, lane = '') {
      const known = read();
      for (const { name, hash, seconds, ok } of results) {
        for (const key of new Set([name, inLane(name, lane)])) {
          const others = (known[key]?.hashes ?? []).filter((other) => other !== hash);
          known[key] = { hashes: [...(ok ? [hash] : []), ...others].slice(0, mostStates), seconds };
        }
      }
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(known));
    },
  };
}

/** The first file lies with the packages; what a whole run has proved spares a fresh clone the same work. */
export const passed = createPassed('node_modules/.cache/vitrin/passed.json', 'proof/release/passed.json');
