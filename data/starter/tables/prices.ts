/** Rounds to a step that a price list would have: 0,25 under 20 lira, then 1, 5, 25, 50 and 100. */
export function lira(amount: number) {
  const step =
    amount < 20 ? 0.25 : amount < 200 ? 1 : amount < 1000 ? 5 : amount < 5000 ? 25 : amount < 20_000 ? 50 : 100;
  return Math.round(amount / step) * step;
}

/** Writes a number as Turkish readers do: 17.25 is '17,25'. */
export const comma = (value: number) => String(Number(value.toPrecision(9))).replace('.', ',');
