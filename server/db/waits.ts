/** Milliseconds that a write may wait for others without a word. */
const long = 1000;

/** `isOver`: it has begun since. */
export type Wait = { milliseconds: number; isOver: boolean };
export type OnWait = (wait: Wait) => void;

/** Tells of a write that waits for long, once meanwhile and once when it begins. Returns how to tell that it has, or was given up. */
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
