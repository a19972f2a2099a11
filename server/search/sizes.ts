/** Remembers how many results each expression has, so that each is counted once. */
export function createSizes(count: (expression: string) => Promise<number>) {
  const known = new Map<string, Promise<number>>();
  return {
    sizeOf(expression: string) {
      const size = known.get(expression) ?? count(expression);
      known.set(expression, size);
      return size;
    },
    note: (expression: string, size: number) => void known.set(expression, Promise.resolve(size)),
  };
}

export type Sizes = ReturnType<typeof createSizes>;
