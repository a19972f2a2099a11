/** Answers, scripts and connections for which the page waits. */
let count = 0;
let changed: () => void = () => undefined;

/** Calls back whenever something begins or ends; web/page/settled.ts does so, and no one else. */
export const onUnderWay = (call: () => void) => {
  changed = call;
};

export const isUnderWay = () => count > 0;

/** Says that something has begun which the page shows in the end. Call the result when it is over, and no second time. */
export function begin() {
  const step = (by: number) => {
    count += by;
    changed();
  };
  step(1);
  return () => step(-1);
}

/** Counts as under way until the work is done or has failed. */
export const during = <Result>(work: Promise<Result>) => work.finally(begin());
