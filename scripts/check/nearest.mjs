import { dirname } from 'node:path';

/** How many folders two files share, from the root on. */
function sharedFolders(one, other) {
  const [left, right] = [dirname(one).split('/'), dirname(other).split('/')];
  const first = left.findIndex((folder, at) => folder !== right[at]);
  return first === -1 ? left.length : first;
}

/**
 * The tests that are most likely to notice a change: those in its folder first, then those that import it in the fewest
 * steps, until `budget` seconds are full. `tests`: `{ file, seconds }`; `steps`: how many steps each file is away from
 * the `changed` ones, for files that depend on them at all. `touched`: all tests that depend on them.
 */
export function nearestTests({ tests, changed, steps, budget }) {
  const touched = tests
    .filter(({ file }) => steps.has(file))
    .map((test) => ({ ...test, near: Math.max(...changed.map((other) => sharedFolders(test.file, other))) }))
    .sort((a, b) => b.near - a.near || steps.get(a.file) - steps.get(b.file) || a.seconds - b.seconds);
  let left = budget;
  const chosen = touched.filter(({ seconds }) => {
    if (seconds > left) return false;
    left -= seconds;
    return true;
  });
  // A change never goes untested because its nearest test is slow.
  return { chosen: chosen.length > 0 ? chosen : touched.slice(0, 1), touched };
}
