/** Does one thing after the other. */
export type Line = <T>(work: () => Promise<T>) => Promise<T>;

const ignore = () => undefined;

export function createLine(): Line {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    // The caller hears of a failure; whoever comes next only waits for the end.
    last = result.then(ignore, ignore);
    return result;
  };
}
