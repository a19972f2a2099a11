/** A waiting write is logged after this many milliseconds. */
const long = 1000;

/** `isOver`: the wait has ended. */
export type Wait = { milliseconds: number; isOver: boolean };
export type OnWait = (wait: Wait) => void;

/** Reports a write that waits long, once while it waits and once afterwards. Call the result when the write begins or fails. */
export function watchWait(onWait: OnWait | undefined) {
  if (!onWait) return () => undefined;
  const begun = performance.now();
  let isLong = false;
  const tell = (isOver: boolean) => onWait({ milliseconds: Math.round(performance.now() - begun), isOver });
  const timer = setTimeout(() => {
    isLong = true;
    tell(false);
  }, long).unref();
  return () => {
    clearTimeout(timer);
    if (isLong) tell(true);
    isLong = false;
  };
}
