/** Runs one piece of work after the other. */
export type Line = <T>(work: () => Promise<T>) => Promise<T>;

const ignore = () => undefined;

export function createLine(): Line {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    // Only the caller receives a failure; the next work just waits for the end.
    last = result.then(ignore, ignore);
    return result;
  };
}

/** Gives up work that has not begun after so many milliseconds, and rejects with `tooLate`. */
export const within =
  (line: Line, time: number, tooLate: () => Error): Line =>
  (work) =>
    new Promise((resolve, reject) => {
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = true;
        reject(tooLate());
      }, time).unref();
      line(async () => {
        clearTimeout(timer);
        if (!isLate) resolve(await work());
      }).catch(reject);
    });
