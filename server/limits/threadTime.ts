/** Milliseconds of processor that this thread has used since it began. */
function usedByThread() {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

let active = 0;
let shared = 0;
let last = 0;

function goOn() {
  const now = usedByThread();
  if (active > 0) shared += (now - last) / active;
  last = now;
  return shared;
}

/**
 * Begins to measure work on this thread. The returned function ends that and returns the milliseconds of processor that the work took:
 * what the thread used while several works went on is divided evenly among them, since nobody knows whose each moment was.
 */
export function measureThread(): () => number {
  const began = goOn();
  active++;
  let took: number | undefined;
  return () => {
    if (took !== undefined) return took;
    took = goOn() - began;
    active--;
    return took;
  };
}
