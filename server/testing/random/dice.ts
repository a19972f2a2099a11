/**
 * Returns numbers from 0 up to 1 that are the same in each run (mulberry32). No package provides them, since an update
 * of one could change them, and the catalogues of measured figures are made from them.
 */
export function seeded(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * Makes random choices that are the same in each run with the same seed. fast-check would be longer and of no use: it
 * reduces a failing input by sending it again and again, and what is sent here changes the site that it is sent to.
 */
export function createDice(seed: number) {
  const random = seeded(seed);
  const upTo = (most: number) => Math.floor(random() * (most + 1));
  const one = <T>(values: readonly [T, ...T[]]): T => values[upTo(values.length - 1)] ?? values[0];
  return {
    random,
    /** Gives a whole number from 0 to `most`. */
    upTo,
    one,
    happens: (share: number) => random() < share,
    /** Chooses by weight: one of weight 4 comes four times as often as one of weight 1. */
    weighted<T extends readonly [weight: number, ...unknown[]]>(values: readonly [T, ...T[]]): T {
      let rest = random() * values.reduce((sum, [weight]) => sum + weight, 0);
      return values.find(([weight]) => (rest -= weight) < 0) ?? values[0];
    },
    /** Chooses an address of this machine: the server takes each for another visitor. */
    address: () => `127.0.${1 + upTo(3)}.${1 + upTo(250)}`,
  };
}

export type Dice = ReturnType<typeof createDice>;
