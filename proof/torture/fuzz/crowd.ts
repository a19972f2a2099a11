/** Does the work for each number below `count`, so many at a time. */
export async function crowd(count: number, atOnce: number, work: (at: number) => Promise<void>) {
  let next = 0;
  const one = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, count) }, one));
}
